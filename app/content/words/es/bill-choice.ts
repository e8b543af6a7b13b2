import type { Translation } from "#app/domain/language/message.ts";
import type { billChoice as english } from "../en/bill-choice.ts";

export const billChoice: Translation<typeof english> = {
  heading: "¿Qué factura?",
  unnamed: "Una factura sin nombre",
  ofDay: "del {date}",
  newest:
    "Las {shown} facturas más nuevas de {count}. También puede llegar aquí desde la página de cada factura.",
  all: "Ver todas las facturas",
} as const;
