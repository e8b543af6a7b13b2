import type { Translation } from "#app/domain/language/message.ts";
import type { serviceNotes as english } from "../en/service-notes.ts";

export const serviceNotes: Translation<typeof english> = {
  notes: {
    "birth-package":
      "Este es el paquete del médico para un parto. Es el parto con las consultas de antes o de después. El hospital cobra la hospitalización en otra factura (MS-DRG 807 para un parto vaginal, 788 para una cesárea).",
  },
} as const;
