import type { Translation } from "#app/domain/language/message.ts";
import type { planKinds as english } from "../en/plan-kinds.ts";

const many: Translation<(typeof english)["many"]> = {
  commercial: "planes comerciales",
  "medicare-advantage": "planes Medicare Advantage",
  medicare: "planes de Medicare",
  medicaid: "planes de Medicaid",
  "tricare-va": "planes de TRICARE o la VA",
  "workers-compensation": "planes de compensación para trabajadores",
  auto: "planes de seguro de auto",
  other: "planes de otro tipo",
  unknown: "planes cuyos nombres no dicen su tipo",
};

const name: Translation<(typeof english)["name"]> = {
  commercial: "Comercial",
  "medicare-advantage": "Medicare Advantage",
  medicare: "Medicare",
  medicaid: "Medicaid",
  "tricare-va": "TRICARE o la VA",
  "workers-compensation": "Compensación para trabajadores",
  auto: "Seguro de auto",
  other: "Otro tipo",
  unknown: "Tipo no conocido",
};

export const planKinds: Translation<typeof english> = {
  label: "Tipo de plan",
  choosePlan: "Elija su plan",
  asHospitalsName: "Los planes como los nombran estos hospitales. Su tarjeta puede usar otras palabras.",
  usual: "Comercial, a menos que su seguro sea de otro tipo",
  counted: {
    commercial: {
      one: "{count} plan comercial",
      many: "{count} de planes comerciales",
      other: "{count} planes comerciales",
    },
    "medicare-advantage": {
      one: "{count} plan Medicare Advantage",
      many: "{count} de planes Medicare Advantage",
      other: "{count} planes Medicare Advantage",
    },
    medicare: {
      one: "{count} plan de Medicare",
      many: "{count} de planes de Medicare",
      other: "{count} planes de Medicare",
    },
    medicaid: {
      one: "{count} plan de Medicaid",
      many: "{count} de planes de Medicaid",
      other: "{count} planes de Medicaid",
    },
    "tricare-va": {
      one: "{count} plan de TRICARE o la VA",
      many: "{count} de planes de TRICARE o la VA",
      other: "{count} planes de TRICARE o la VA",
    },
    "workers-compensation": {
      one: "{count} plan de compensación para trabajadores",
      many: "{count} de planes de compensación para trabajadores",
      other: "{count} planes de compensación para trabajadores",
    },
    auto: {
      one: "{count} plan de seguro de auto",
      many: "{count} de planes de seguro de auto",
      other: "{count} planes de seguro de auto",
    },
    other: {
      one: "{count} plan de otro tipo",
      many: "{count} de planes de otro tipo",
      other: "{count} planes de otro tipo",
    },
    unknown: {
      one: "{count} plan cuyo nombre no dice su tipo",
      many: "{count} de planes cuyos nombres no dicen su tipo",
      other: "{count} planes cuyos nombres no dicen su tipo",
    },
  },
  many,
  name,
  range: "{payer}: {range}, {plans}.",
  network: "{network}, cuya red usa {payer}",
  notInDollars: "{payer}: ninguna tarifa en dólares, {plans}.",
  missing: "{payer} no tiene aquí ninguna tarifa para {wanted}. Estas son las tarifas de {shown}.",
  onlyOthers:
    "{payer} no tiene aquí ninguna tarifa para {wanted}. Tiene tarifas para otros planes: elija el suyo.",
  aboveGross:
    "Esta tarifa es más alta que el precio de lista del propio hospital, {gross}. Puede ser un error del archivo, o por más de una unidad.",
} as const;
