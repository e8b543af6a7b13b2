import type { Translation } from "#app/domain/language/message.ts";
import type { distances as english } from "../en/distances.ts";

export const distances: Translation<typeof english> = {
  long: {
    exact: "{miles} millas",
    about: {
      one: "alrededor de {count} milla",
      many: "alrededor de {count} de millas",
      other: "alrededor de {count} millas",
    },
  },
  short: {
    exact: "{miles} mi",
    about: { one: "aprox. {count} mi", many: "aprox. {count} mi", other: "aprox. {count} mi" },
  },
} as const;
