import type { Translation } from "#app/domain/language/message.ts";
import type { priceNames as english } from "../en/price-names.ts";

export const priceNames: Translation<typeof english> = {
  notAvailable: "No disponible",
  kinds: { cash: "Precio en efectivo con descuento", gross: "Cargo bruto", negotiated: "Tarifa negociada" },
  manyOfKind: {
    cash: "precios en efectivo con descuento",
    gross: "cargos brutos",
    negotiated: "tarifas negociadas",
  },
  kindMeanings: {
    cash: "lo que un hospital cobra a un paciente que paga sin seguro",
    gross: "el precio de lista, antes de cualquier descuento",
    negotiated:
      "lo que acordaron pagar los planes de las aseguradoras; de cada hospital cuenta la mediana de sus planes",
  },
  settings: {
    inpatient: "Atención con hospitalización",
    outpatient: "Atención ambulatoria",
    both: "Atención con hospitalización o ambulatoria",
  },
  billingClasses: {
    facility: "centro médico",
    professional: "profesional",
    both: "centro médico y profesional",
  },
  modifier: "modificador {modifiers}",
  drugUnit: "por {unit}",
  sorts: {
    lowestPrice: "Precio más bajo",
    highestPrice: "Precio más alto",
    nearest: "El más cercano",
    name: "Nombre del hospital",
  },
  caption: "{things} {first} a {last} de {total}",
  plansInRange: "{plans}, de {from} a {to}",
  row: "fila {row}",
  times: "{ratio} veces",
  atLeast: "al menos {counted}",
} as const;
