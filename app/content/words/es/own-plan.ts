import type { Translation } from "#app/domain/language/message.ts";
import type { ownPlan as english } from "../en/own-plan.ts";

const kinds: Translation<(typeof english)["kinds"]> = {
  commercial: "comercial",
  "medicare-advantage": "Medicare Advantage",
  medicare: "Medicare Original",
  medicaid: "Medicaid",
  "tricare-va": "TRICARE o la VA",
  "workers-compensation": "compensación para trabajadores",
  auto: "seguro de auto",
  other: "otro tipo",
};

export const ownPlan: Translation<typeof english> = {
  prices: "<link>Precios de su plan: {payer}, {kind}</link> (de su perfil)",
  pricesOfInsurer:
    "<link>Precios de su aseguradora: {payer}</link> (de su perfil, que no dice qué tipo de plan tiene, así que buscamos primero {plans})",
  pricesWithoutInsurer:
    "<link>Buscar precios de hospitales</link>. Ninguno de los archivos de precios que tenemos nombra “{payer}”, así que esta búsqueda no pide su aseguradora.",
  note: "Los enlaces a precios publicados piden su plan: {payer}, {kind} (de su perfil).",
  noteOfInsurer:
    "Los enlaces a precios publicados piden su aseguradora: {payer} (de su perfil). Su perfil no dice qué tipo de plan tiene, así que buscamos primero {plans}.",
  kinds,
} as const;
