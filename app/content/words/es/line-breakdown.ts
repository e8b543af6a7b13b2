import type { Translation } from "#app/domain/language/message.ts";
import type { lineBreakdown as english } from "../en/line-breakdown.ts";

export const lineBreakdown: Translation<typeof english> = {
  heading: "Qué significa cada línea",
  caption: {
    one: "La única línea de la factura",
    many: "Líneas {first} a {last} de {count}",
    other: "Líneas {first} a {last} de {count}",
  },
  more: "Se muestran las primeras {shown} líneas de {count}. Los hallazgos son de todas.",
  columns: {
    line: "Línea",
    service: "Servicio",
    charged: "Cobrado",
    beside: "Comparado con",
  },
  unknown: "Sin nombre",
  onBill: "En la factura: {description}",
  department: "Departamento: {name}",
  setting: {
    inpatient: "Normalmente para pacientes hospitalizados",
    outpatient: "Normalmente para pacientes ambulatorios",
  },
  units: { one: "{count} unidad", many: "{count} de unidades", other: "{count} unidades" },
  unitsUnknown: "No sabemos cuántas unidades son, así que no se compara",
  each: "{amount} cada una",
  limit: {
    line: "Límite de Medicare: {limit} en una línea",
    day: "Límite de Medicare: {limit} al día",
  },
  picture: "Cobrado por una unidad: {charged}. Para comparar: {others}.",
  pictureOfOneUnit: "Por una unidad: {others}. La factura no dice para cuántas unidades es esta línea.",
  marks: {
    charged: "Cobrado {amount}",
    cash: "En efectivo {amount}",
    gross: "De lista {amount}",
    medicare: "Medicare {amount}",
    middle: "Mediana de {state} {amount}",
  },
  own: "Los precios de este hospital son de <source>{place}</source> de su archivo del {date}.",
  ownUndated:
    "Los precios de este hospital son de <source>{place}</source> de su archivo, que no tiene fecha.",
  band: "La mitad de {hospitalCount} hospitales en {state} cobra de {from} a {to} a los pacientes que pagan en efectivo.",
  medicare: {
    physician: "Tarifa de Medicare: lista de tarifas de médicos, {edition}, nacional.",
    "physician-facility":
      "Tarifa de Medicare: lista de tarifas de médicos en un centro de salud, {edition}, nacional.",
    outpatient: "Tarifa de Medicare: pago por atención ambulatoria, {edition}, nacional.",
    laboratory: "Tarifa de Medicare: lista de tarifas de laboratorio, {edition}.",
    drug: "Límite de Medicare para el medicamento, {edition}.",
  },
  medicareUnit: "Medicare paga {amount} por una unidad. {source}",
  noPrices: "No conocemos precios comparables.",
} as const;
