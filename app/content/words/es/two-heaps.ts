import type { Translation } from "#app/domain/language/message.ts";
import type { twoHeaps as english } from "../en/two-heaps.ts";

export const twoHeaps: Translation<typeof english> = {
  group: {
    one: "{count} hospital con precio de {range}",
    many: "{count} de hospitales con precios de {range}",
    other: "{count} hospitales con precios de {range}",
  },
  range: "{from} a {to}",
  both: "{low}, {high}",
  sentence: "{both}; nada en medio. Una mediana de estos no sería el precio de ningún hospital.",
  inPlace:
    "Precios en efectivo en {place}: {both}; nada en medio. Una mediana de estos no sería el precio de ningún hospital.",
  noMiddle: "Sin mediana: dos grupos",
} as const;
