import type { Translation } from "#app/domain/language/message.ts";
import type { moneyPicture as english } from "../en/money-picture.ts";

export const moneyPicture: Translation<typeof english> = {
  heading: "A dónde fue el dinero",
  caption: "Cómo llegó su factura a la cantidad a pagar",
  columns: { step: "Paso", bill: "Su factura", plan: "Su plan" },
  steps: {
    billed: "Facturado",
    discount: "Descuento",
    planPaid: "Pagado por el plan",
    otherInsurance: "Pagado por otro plan",
    share: "Lo que le toca pagar",
    paid: "Pagado hasta ahora",
    due: "Falta pagar",
  },
  notTold: "no se dice",
  differs: "{amount} de diferencia",
  note: "Solo lo que dicen la factura y su plan. Una diferencia es algo que preguntar, todavía no un error: algunas facturas agrupan las cantidades de otra forma.",
} as const;
