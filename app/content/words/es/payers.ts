import type { Translation } from "#app/domain/language/message.ts";
import type { payers as english } from "../en/payers.ts";

export const payers: Translation<typeof english> = {
  label: "Seguro médico",
  hint: "Déjelo en blanco para ver precios en efectivo.",
} as const;
