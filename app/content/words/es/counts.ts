import type { Translation } from "#app/domain/language/message.ts";
import type { counts as english } from "../en/counts.ts";

export const counts: Translation<typeof english> = {
  bill: { one: "{count} factura", many: "{count} de facturas", other: "{count} facturas" },
  billTotal: {
    one: "{count} total de factura",
    many: "{count} de totales de facturas",
    other: "{count} totales de facturas",
  },
  charge: { one: "{count} cargo", many: "{count} de cargos", other: "{count} cargos" },
  cashPrice: {
    one: "{count} precio en efectivo con descuento",
    many: "{count} de precios en efectivo con descuento",
    other: "{count} precios en efectivo con descuento",
  },
  error: { one: "{count} error", many: "{count} de errores", other: "{count} errores" },
  file: { one: "{count} archivo", many: "{count} de archivos", other: "{count} archivos" },
  grossCharge: {
    one: "{count} cargo bruto",
    many: "{count} de cargos brutos",
    other: "{count} cargos brutos",
  },
  hospital: { one: "{count} hospital", many: "{count} de hospitales", other: "{count} hospitales" },
  knownHospital: {
    one: "{count} hospital conocido",
    many: "{count} de hospitales conocidos",
    other: "{count} hospitales conocidos",
  },
  line: { one: "{count} línea", many: "{count} de líneas", other: "{count} líneas" },
  moreKind: { one: "{count} tipo más", many: "{count} de tipos más", other: "{count} tipos más" },
  negotiatedCharge: {
    one: "{count} tarifa negociada",
    many: "{count} de tarifas negociadas",
    other: "{count} tarifas negociadas",
  },
  otherKind: {
    one: "{count} tipo distinto",
    many: "{count} de tipos distintos",
    other: "{count} tipos distintos",
  },
  page: { one: "{count} página", many: "{count} de páginas", other: "{count} páginas" },
  payer: { one: "{count} pagador", many: "{count} de pagadores", other: "{count} pagadores" },
  plan: { one: "{count} plan", many: "{count} de planes", other: "{count} planes" },
  price: { one: "{count} precio", many: "{count} de precios", other: "{count} precios" },
  row: { one: "{count} fila", many: "{count} de filas", other: "{count} filas" },
  service: { one: "{count} servicio", many: "{count} de servicios", other: "{count} servicios" },
  sharedBill: {
    one: "{count} factura compartida",
    many: "{count} de facturas compartidas",
    other: "{count} facturas compartidas",
  },
  state: {
    one: "{count} estado o territorio",
    many: "{count} de estados y territorios",
    other: "{count} estados y territorios",
  },
  term: { one: "{count} término", many: "{count} de términos", other: "{count} términos" },
  warning: { one: "{count} advertencia", many: "{count} de advertencias", other: "{count} advertencias" },
} as const;
