import type { Translation } from "#app/domain/language/message.ts";
import type { rights as english } from "../../en/findings/rights.ts";

export const rights: Translation<typeof english> = {
  "charity-care": {
    free: {
      message:
        "Los ingresos de su hogar son cerca del {percent}% del nivel federal de pobreza. No pasan del límite para la atención gratuita. Es posible que no deba nada.",
      ask: "Solicite asistencia financiera, y pida que pongan la cuenta en pausa hasta que se decida. Solicítela aunque la factura esté en cobranza.",
      askPast:
        "Pida de todos modos la solicitud de asistencia financiera. Ya pasó el plazo en que el hospital tiene que aceptarla, pero muchos la aceptan tarde.",
    },
    discount: {
      message:
        "Los ingresos de su hogar son cerca del {percent}% del nivel federal de pobreza. No pasan del límite para un descuento. Es posible que deba menos.",
      ask: "Solicite asistencia financiera. A los pacientes que la reciben no se les puede cobrar más que los montos generalmente facturados a los pacientes con seguro.",
      askPast:
        "Pida de todos modos la solicitud de asistencia financiera. Ya pasó el plazo en que el hospital tiene que aceptarla, pero muchos la aceptan tarde.",
    },
    "near-line": {
      message:
        "Los ingresos de su hogar son cerca del {percent}% del nivel federal de pobreza. Eso está cerca del límite para recibir ayuda. Los hospitales cuentan los ingresos de distintas maneras.",
      ask: "Pida la solicitud de asistencia financiera, y pregunte cómo cuenta el hospital los ingresos.",
      askPast:
        "Pida de todos modos la solicitud de asistencia financiera. Ya pasó el plazo en que el hospital tiene que aceptarla, pero muchos la aceptan tarde.",
    },
    "ask-household": {
      message: "Es posible que deba menos por esta factura, o nada. Depende de su hogar y de sus ingresos.",
      ask: "Compare sus ingresos con estos límites. Si es posible que estén por debajo de uno, o cerca de él, pida la solicitud de asistencia financiera.",
      askPast:
        "Compare sus ingresos con estos límites. Pida de todos modos la solicitud de asistencia financiera. Ya pasó el plazo en que el hospital tiene que aceptarla, pero muchos la aceptan tarde.",
    },
    "ask-for-policy": {
      message:
        "Un hospital sin fines de lucro debe tener una política escrita sobre quién paga menos o nada. No conocemos los límites de este.",
      ask: "Pida la política de asistencia financiera en lenguaje sencillo y su solicitud.",
      askPast:
        "Pida de todos modos la política de asistencia financiera en lenguaje sencillo, y su solicitud. Ya pasó el plazo en que el hospital tiene que aceptarla, pero muchos la aceptan tarde.",
    },
  },
  "timely-filing": {
    late: {
      message:
        "La factura se escribió {days} días después del último día de la atención ({lastDay}). Es posible que un plan haya denegado una reclamación que se envió tan tarde. Un proveedor de la red no puede pasarle ese costo a usted.",
      ask: "Pregunte cuándo se envió la reclamación a su plan y qué respondió el plan.",
    },
  },
} as const;
