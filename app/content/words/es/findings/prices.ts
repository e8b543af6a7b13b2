import type { Translation } from "#app/domain/language/message.ts";
import type { prices as english } from "../../en/findings/prices.ts";

export const prices: Translation<typeof english> = {
  "above-own-published-price": {
    above: {
      message:
        "Cobrado: {amountCents}. El precio de lista del propio hospital es {priceCents} ({place} de su archivo de precios): {differenceCents} menos.",
      ask: "Pregunte por qué el cargo está por encima del precio de lista que publica el hospital.",
    },
    "above-in-force": {
      message:
        "Cobrado: {amountCents}. El precio de lista del propio hospital es {priceCents} ({place} de su archivo de precios del {fileDate}, vigente el {day}): {differenceCents} menos. Un precio de lista es lo que un hospital cobra antes de cualquier descuento.",
      ask: "Deles el precio, la fecha del archivo y la fila. Pida que corrijan el cargo al precio de lista publicado.",
    },
    "above-set-by-plan": {
      message:
        "Cobrado: {amountCents}. El precio de lista del propio hospital es {priceCents} ({place} de su archivo de precios del {fileDate}, vigente el {day}): {differenceCents} menos. Pero la tarifa de su propio plan fija lo que usted debe. Es posible que una corrección no lo cambie.",
      ask: "Pregunte por qué el cargo está por encima del precio de lista publicado, y revise cuánto dice su plan que usted debe.",
    },
    "above-later": {
      message:
        "Cobrado: {amountCents}. En un archivo de precios posterior, del {fileDate}, el precio de lista del propio hospital es {priceCents} ({place}): {differenceCents} menos. No tenemos el archivo que estaba vigente el {day}.",
      ask: "Pregunte cuál era el precio de lista el {day}. Pida que corrijan el cargo si era más bajo.",
    },
    "above-older": {
      message:
        "Cobrado: {amountCents}. Hay un archivo de precios del {fileDate}, más de un año antes de la atención. En él, el precio de lista del propio hospital es {priceCents} ({place}): {differenceCents} menos.",
      ask: "Pregunte cuál era el precio de lista el {day}. Pida que corrijan el cargo si era más bajo.",
    },
    "above-undated": {
      message:
        "Cobrado: {amountCents}. El precio de lista del propio hospital es {priceCents} ({place} de su archivo de precios): {differenceCents} menos. No sabemos si ese archivo estaba vigente el día de la atención.",
      ask: "Pregunte cuál era el precio de lista el día de la atención. Pida que corrijan el cargo si era más bajo.",
    },
    "setting-unknown": {
      message:
        "Cobrado: {amountCents}. El precio de lista del propio hospital para pacientes que no quedan hospitalizados es {priceCents} ({place} de su archivo de precios del {fileDate}): {differenceCents} menos. La factura no dice dónde se dio la atención.",
      ask: "Elija dónde se dio la atención y revise otra vez. Si no le hospitalizaron, pregunte por qué el cargo está por encima del precio de lista.",
    },
    "units-unknown": {
      message:
        "Cobrado: {amountCents}. El precio de lista del propio hospital por una unidad es {priceCents} ({place} de su archivo de precios). La factura no dice cuántas unidades se cobraron.",
      ask: "Pregunte cuántas unidades se cobraron y multiplíquelas por el precio de lista.",
    },
  },
  "above-cash-price": {
    above: {
      message:
        "Cobrado: {amountCents}. El hospital publica un precio en efectivo de {priceCents} ({place} de su archivo de precios): {differenceCents} menos.",
      ask: "Si paga por su cuenta, pida el precio en efectivo que publica el hospital.",
    },
    "above-in-force": {
      message:
        "Cobrado: {amountCents}. El hospital publica un precio en efectivo de {priceCents} ({place} de su archivo de precios del {fileDate}, vigente el {day}): {differenceCents} menos.",
      ask: "Si paga por su cuenta, pida el precio en efectivo que publica el hospital.",
    },
    "above-discounted": {
      message:
        "Cobrado: {amountCents}, que son {netCents} después del descuento de la factura. El hospital publica un precio en efectivo de {priceCents} ({place} de su archivo de precios del {fileDate}, vigente el {day}): {differenceCents} menos.",
      ask: "Pida el precio en efectivo que publica el hospital, en lugar del descuento.",
    },
    "above-later": {
      message:
        "Cobrado: {amountCents}. En un archivo de precios posterior, del {fileDate}, el precio en efectivo del hospital es {priceCents} ({place}): {differenceCents} menos. No tenemos el archivo que estaba vigente el {day}.",
      ask: "Si paga por su cuenta, pida el precio en efectivo que se aplicaba el {day}.",
    },
    "above-older": {
      message:
        "Cobrado: {amountCents}. Hay un archivo de precios del {fileDate}, más de un año antes de la atención. En él, el precio en efectivo del hospital es {priceCents} ({place}): {differenceCents} menos.",
      ask: "Si paga por su cuenta, pida el precio en efectivo que se aplicaba el {day}.",
    },
    "above-undated": {
      message:
        "Cobrado: {amountCents}. El hospital publica un precio en efectivo de {priceCents} ({place} de su archivo de precios): {differenceCents} menos. No sabemos si ese archivo estaba vigente el día de la atención.",
      ask: "Si paga por su cuenta, pida el precio en efectivo que publica el hospital.",
    },
    "setting-unknown": {
      message:
        "Cobrado: {amountCents}. El precio en efectivo del hospital para pacientes que no quedan hospitalizados es {priceCents} ({place} de su archivo de precios del {fileDate}): {differenceCents} menos. La factura no dice dónde se dio la atención.",
      ask: "Elija dónde se dio la atención y revise otra vez. Si paga por su cuenta y no le hospitalizaron, pida ese precio en efectivo.",
    },
    "units-unknown": {
      message:
        "Cobrado: {amountCents}. El precio en efectivo del hospital por una unidad es {priceCents} ({place} de su archivo de precios). La factura no dice cuántas unidades se cobraron.",
      ask: "Pregunte cuántas unidades se cobraron. Si paga por su cuenta, pida el precio en efectivo de cada una.",
    },
  },
  "above-state": {
    above: {
      message:
        "Cobrado: {amountCents}. De {hospitalCount} hospitales en {state} con un precio en efectivo para esto, tres de cada cuatro cobran {priceCents} o menos.",
      ask: "Mencione ese precio cuando negocie.",
    },
    "units-unknown": {
      message:
        "Cobrado: {amountCents}. De {hospitalCount} hospitales en {state} con un precio en efectivo por una unidad de esto, tres de cada cuatro cobran {priceCents} o menos. La factura no dice cuántas unidades se cobraron.",
      ask: "Pregunte cuántas unidades se cobraron antes de comparar.",
    },
  },
  "above-medicare": {
    above: {
      message: "Cobrado: {amountCents}. Medicare paga {priceCents} por esto (tarifa nacional, {edition}).",
      ask: "Mencione la tarifa de Medicare cuando negocie: es lo que la mayoría de los hospitales acepta por muchos pacientes.",
    },
    "units-unknown": {
      message:
        "Cobrado: {amountCents}. Medicare paga {priceCents} por una unidad de esto (tarifa nacional, {edition}). La factura no dice cuántas unidades se cobraron.",
      ask: "Pregunte cuántas unidades se cobraron antes de comparar.",
    },
  },
} as const;
