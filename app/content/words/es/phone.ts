import type { Translation } from "#app/domain/language/message.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translation<typeof english> = {
  interpreter: {
    first: "Primero diga, en inglés:",
    say: "“Spanish interpreter, please.”",
    free: "(“Un intérprete de español, por favor”). El intérprete es gratis en las oficinas que reciben fondos federales.",
  },
} as const;
