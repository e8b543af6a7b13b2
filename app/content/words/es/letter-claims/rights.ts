import type { Translation } from "#app/domain/language/message.ts";
import type { rights as english } from "../../en/letter-claims/rights.ts";

/** How a letter presents findings about financial assistance and deadlines. */
export const rights: Translation<typeof english> = {
  "charity-care": {
    free: {
      says: "Los ingresos de mi hogar son el {percent}% del nivel federal de pobreza. Para ese nivel, su política da atención gratuita.",
      ask: "Por favor, apliquen la política a esta factura.",
    },
    discount: {
      says: "Los ingresos de mi hogar son el {percent}% del nivel federal de pobreza. Para ese nivel, su política da un descuento.",
      ask: "Por favor, apliquen la política a esta factura.",
    },
    "near-line": {
      says: "Los ingresos de mi hogar son el {percent}% del nivel federal de pobreza, cerca del límite de ingresos de su política.",
      ask: "Por favor, díganme cómo cuentan los ingresos, y decidan sobre mi solicitud.",
    },
    "ask-household": {
      says: "Quisiera solicitar asistencia financiera.",
      ask: "Por favor, envíenme la política y su solicitud.",
    },
    "ask-for-policy": {
      says: "Un hospital sin fines de lucro debe tener una política escrita de asistencia financiera.",
      ask: "Por favor, envíenme la política y su solicitud.",
    },
  },
  "timely-filing": {
    late: {
      says: "La factura se escribió {days} días después del último día de la atención ({lastDay}). Si mi plan denegó la reclamación porque se envió tarde, un proveedor de la red no puede pasarme eso a mí.",
      ask: "Por favor, díganme cuándo se envió la reclamación a mi plan y qué respondió el plan.",
    },
  },
} as const;
