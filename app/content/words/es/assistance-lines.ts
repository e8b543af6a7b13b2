import type { Translation } from "#app/domain/language/message.ts";
import type { assistanceLines as english } from "../en/assistance-lines.ts";

export const assistanceLines: Translation<typeof english> = {
  lines: {
    both: "la atención es gratuita hasta el {free}% del nivel federal de pobreza y cuesta menos hasta el {discount}%",
    free: "la atención es gratuita hasta el {free}% del nivel federal de pobreza",
    discount: "la atención cuesta menos hasta el {discount}% del nivel federal de pobreza",
  },
  typed: "Según la política que usted escribió, {lines}.",
  filing:
    "Según la política que {source} declaró ante el IRS para {year} (el año que terminó el {day}), {lines}. Es posible que ahora la política ayude más.",
  organisation:
    "Según la política que {source} declaró ante el IRS para {year} (el año que terminó el {day}) para todos sus hospitales juntos, {lines}. Es posible que la de este hospital sea distinta.",
  sample: "Este hospital y su política son ficticios.",
  operator: "Según {source} ({day}), {lines}.",
  doubtful:
    "La declaración da esto como un número pequeño, que leemos como un porcentaje. Pregunte al hospital.",
  law: "Según la ley estatal ({law}; leímos {where}), {lines}.",
  laterLaw: "Desde el {day}, según la ley estatal ({law}; leímos {where}), {lines}.",
  where: { source: "la ley misma", secondary: "un texto sobre ella" },
  inDollars:
    "El {line}% es alrededor de {one} al año para un hogar de una persona y de {four} para uno de cuatro (niveles de {year}).",
  mayTakeOff: {
    all: "Posible reducción: de $0 a {due}",
    part: "Posible reducción: una parte de {due}",
  },
} as const;
