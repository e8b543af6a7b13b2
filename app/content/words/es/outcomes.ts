import type { Translation } from "#app/domain/language/message.ts";
import type { outcomes as english } from "../en/outcomes.ts";

export const outcomes: Translation<typeof english> = {
  caption: "Cómo terminaron las apelaciones de facturas de este hospital",
  columns: {
    subject: "Qué se pidió",
    count: "Apelaciones",
    won: "Lograron una reducción",
    reduction: "Reducción habitual",
    days: "Días hasta la respuesta",
  },
  atLeast: "por lo menos {count}",
  won: {
    1: "menos de un tercio",
    2: "de uno a dos tercios",
    3: "dos tercios o más",
  },
  reduction: "alrededor del {percent}% de lo que se pidió",
  smallReduction: "menos del 5% de lo que se pidió",
  tooFew: "Muy pocas para decirlo",
  fewDays: "menos de cuatro días",
  days: {
    one: "alrededor de {count} día",
    many: "alrededor de {count} de días",
    other: "alrededor de {count} días",
  },
  method:
    "Lo informaron personas que siguieron aquí su apelación y permitieron que su resultado contara. Las cifras están redondeadas y se actualizan solo después de varias más, para que nadie pueda reconocer una sola. <how>Cómo se cuentan los resultados</how>",
} as const;
