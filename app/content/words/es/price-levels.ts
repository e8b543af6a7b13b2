import type { Translation } from "#app/domain/language/message.ts";
import type { priceLevels as english } from "../en/price-levels.ts";

export const priceLevels: Translation<typeof english> = {
  level: { low: "Bajo", typical: "Típico", high: "Alto" },
  fromMiddle: {
    below: "{percent}% por debajo de la mediana",
    above: "{percent}% por encima de la mediana",
    at: "igual a la mediana",
    times: "{times} veces la mediana",
  },
} as const;
