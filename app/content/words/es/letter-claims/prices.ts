import type { Translation } from "#app/domain/language/message.ts";
import type { prices as english } from "../../en/letter-claims/prices.ts";

/** How a letter presents findings about published prices. */
export const prices: Translation<typeof english> = {
  "above-own-published-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "Este cargo es de {amountCents}. El precio de lista que ustedes publican es {priceCents} ({place} de su archivo de precios), que son {differenceCents} menos.",
      ask: "Por favor, díganme por qué el cargo es mayor que el precio de lista publicado, o corríjanlo.",
    },
    "above-in-force": {
      says: "Este cargo es de {amountCents}. El precio de lista que ustedes publicaron para ese día es {priceCents} ({place} de su archivo de precios del {fileDate}), que son {differenceCents} menos.",
      ask: "Por favor, corrijan el cargo al precio de lista publicado, o díganme por qué es mayor.",
    },
    "above-set-by-plan": {
      says: "Este cargo es de {amountCents}. El precio de lista que ustedes publicaron para ese día es {priceCents} ({place} de su archivo de precios del {fileDate}), que son {differenceCents} menos.",
      ask: "Por favor, díganme por qué el cargo es mayor.",
    },
    "above-later": {
      says: "Este cargo es de {amountCents}. En el archivo de precios de ustedes del {fileDate}, el precio de lista es {priceCents} ({place}), que son {differenceCents} menos.",
      ask: "Por favor, díganme cuál era el precio de lista el {day}, y corrijan el cargo si es mayor.",
    },
    "above-older": {
      says: "Este cargo es de {amountCents}. En el archivo de precios de ustedes del {fileDate}, el precio de lista es {priceCents} ({place}), que son {differenceCents} menos.",
      ask: "Por favor, díganme cuál era el precio de lista el {day}, y corrijan el cargo si es mayor.",
    },
    "above-undated": {
      says: "Este cargo es de {amountCents}. El precio de lista que ustedes publican es {priceCents} ({place} de su archivo de precios), que son {differenceCents} menos.",
      ask: "Por favor, díganme cuál era el precio de lista el día de la atención, y corrijan el cargo si es mayor.",
    },
    "setting-unknown": {
      says: "Este cargo es de {amountCents}. El precio de lista que ustedes publican para pacientes que no están hospitalizados es {priceCents} ({place} de su archivo de precios), que son {differenceCents} menos.",
      ask: "Por favor, díganme qué precio de lista corresponde, y corrijan el cargo si es mayor.",
    },
    "units-unknown": {
      says: "Este cargo es de {amountCents}, y la factura no dice por cuántas unidades. El precio de lista que ustedes publican por una es {priceCents} ({place} de su archivo de precios).",
      ask: "Por favor, díganme cuántas unidades se cobraron, y corrijan el cargo si es mayor que el precio de lista por esa cantidad.",
    },
  },
  "above-cash-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "Este cargo es de {amountCents}. El precio en efectivo que ustedes publican es {priceCents} ({place} de su archivo de precios), que son {differenceCents} menos.",
      ask: "Por favor, permítanme pagar ese precio en efectivo.",
    },
    "above-in-force": {
      says: "Este cargo es de {amountCents}. El precio en efectivo que ustedes publicaron para ese día es {priceCents} ({place} de su archivo de precios del {fileDate}), que son {differenceCents} menos.",
      ask: "Por favor, permítanme pagar ese precio en efectivo.",
    },
    "above-discounted": {
      says: "Este cargo es de {amountCents}, que son {netCents} después del descuento. El precio en efectivo que ustedes publicaron para ese día es {priceCents} ({place} de su archivo de precios del {fileDate}), que son {differenceCents} menos.",
      ask: "Por favor, permítanme pagar ese precio en efectivo en lugar del descuento.",
    },
    "above-later": {
      says: "Este cargo es de {amountCents}. En el archivo de precios de ustedes del {fileDate}, el precio en efectivo es {priceCents} ({place}), que son {differenceCents} menos.",
      ask: "Por favor, díganme cuál era el precio en efectivo el {day}, y permítanme pagarlo.",
    },
    "above-older": {
      says: "Este cargo es de {amountCents}. En el archivo de precios de ustedes del {fileDate}, el precio en efectivo es {priceCents} ({place}), que son {differenceCents} menos.",
      ask: "Por favor, díganme cuál era el precio en efectivo el {day}, y permítanme pagarlo.",
    },
    "above-undated": {
      says: "Este cargo es de {amountCents}. El precio en efectivo que ustedes publican es {priceCents} ({place} de su archivo de precios), que son {differenceCents} menos.",
      ask: "Por favor, díganme cuál era el precio en efectivo el día de la atención, y permítanme pagarlo.",
    },
    "setting-unknown": {
      says: "Este cargo es de {amountCents}. El precio en efectivo que ustedes publican para pacientes que no están hospitalizados es {priceCents} ({place} de su archivo de precios), que son {differenceCents} menos.",
      ask: "Por favor, díganme qué precio en efectivo corresponde, y permítanme pagarlo.",
    },
    "units-unknown": {
      says: "Este cargo es de {amountCents}, y la factura no dice por cuántas unidades. El precio en efectivo que ustedes publican por una es {priceCents} ({place} de su archivo de precios).",
      ask: "Por favor, díganme cuántas unidades se cobraron, y permítanme pagar el precio en efectivo por esa cantidad.",
    },
  },
  "above-state": {
    above: {
      says: "Este cargo es de {amountCents}. De {hospitalCount} hospitales de {state} que publican un precio en efectivo por esto, tres de cada cuatro cobran {priceCents} o menos.",
      ask: "Por favor, tomen eso en cuenta.",
    },
    "units-unknown": {
      says: "Este cargo es de {amountCents}, y la factura no dice por cuántas unidades. De {hospitalCount} hospitales de {state} que publican un precio en efectivo por una, tres de cada cuatro cobran {priceCents} o menos.",
      ask: "Por favor, díganme cuántas unidades se cobraron.",
    },
  },
  "above-medicare": {
    above: {
      says: "Este cargo es de {amountCents}. Medicare paga {priceCents} por esto (tarifa nacional, {edition}).",
      ask: "Por favor, tomen eso en cuenta.",
    },
    "units-unknown": {
      says: "Este cargo es de {amountCents}, y la factura no dice por cuántas unidades. Medicare paga {priceCents} por una (tarifa nacional, {edition}).",
      ask: "Por favor, díganme cuántas unidades se cobraron.",
    },
  },
} as const;
