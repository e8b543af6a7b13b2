import type { Translation } from "#app/domain/language/message.ts";
import type { medicare as english } from "../en/medicare.ts";

export const medicare: Translation<typeof english> = {
  schedules: {
    outpatient: "pago por atención ambulatoria (OPPS)",
    laboratory: "lista de tarifas de laboratorio",
    physician: "lista de tarifas de médicos",
    stay: "pago por hospitalización según el MS-DRG (IPPS)",
  },
  edition: "{schedule}, {edition}",
  inList:
    "“2.4 × Medicare” significaría que un precio es 2.4 veces lo que Medicare paga a nivel nacional por el mismo servicio ({amounts}). Muestra qué tan alto es un precio, no lo que usted pagaría. <how>Cómo usamos las tarifas de Medicare</how>",
  percentMeaning:
    "El porcentaje de Medicare es la mediana de los precios en efectivo con descuento de los hospitales. Cada uno se divide entre la tarifa nacional de Medicare por el mismo servicio. No es lo que pagan las aseguradoras, y no se ajusta a los salarios locales. No incluye servicios sin tarifa de Medicare, precios de partes ni medicamentos por unidad. Tarifas de Medicare: {editions}.",
} as const;
