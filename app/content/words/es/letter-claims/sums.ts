import type { Translation } from "#app/domain/language/message.ts";
import type { sums as english } from "../../en/letter-claims/sums.ts";

/** How a letter presents findings about whether the bill agrees with itself. */
export const sums: Translation<typeof english> = {
  "sum-mismatch": {
    "total-too-high": {
      says: "Los cargos suman {sumCents}, pero la factura indica cargos totales de {chargesCents}, que son {differenceCents} más de lo que detalla.",
      ask: "Por favor, detallen los {differenceCents} o quítenlos.",
    },
    "total-too-low": {
      says: "Los cargos suman {sumCents}, pero la factura indica cargos totales de {chargesCents}, que son {differenceCents} menos.",
      ask: "Por favor, díganme qué cantidad es correcta.",
    },
  },
  "quantity-price-mismatch": {
    "amount-too-high": {
      says: "{units} unidades a {unitPriceCents} cada una son {productCents}, pero el cargo es de {amountCents}.",
      ask: "Por favor, corrijan el cargo a {productCents}.",
    },
    "amount-too-low": {
      says: "{units} unidades a {unitPriceCents} cada una son {productCents}, pero el cargo es de {amountCents}.",
      ask: "Por favor, díganme si lo correcto son las unidades o el precio.",
    },
  },
  "duplicate-line": {
    copies: {
      says: "{code} se cobra {count} veces el {day}, cada vez a {amountCents}, y ningún modificador dice que se hizo otra vez.",
      ask: "Por favor, quiten los cargos duplicados, o envíenme el registro de cada vez.",
    },
    "perhaps-again": {
      says: "{code} se cobra {count} veces el {day}, cada vez a {amountCents}.",
      ask: "Por favor, comprueben con el registro de ese día si se hizo {count} veces, y quién lo hizo.",
    },
  },
  "date-outside-stay": {
    outside: {
      says: "Este cargo tiene fecha del {serviceDate}. Según la factura, la atención se dio del {serviceFrom} al {serviceTo}.",
      ask: "Por favor, díganme qué se hizo el {serviceDate}, y quiten el cargo si es de otra visita o de otra persona.",
    },
  },
  "future-date": {
    "after-statement": {
      says: "Este cargo tiene fecha del {serviceDate}, después de que se escribió la factura el {statementDate}.",
      ask: "Por favor, corrijan la fecha, o quiten el cargo si no se hizo nada.",
    },
  },
  "balance-mismatch": {
    "balance-too-high": {
      says: "Los cargos menos los ajustes y los pagos dejan {leftCents}, pero la factura pide {balanceCents}, que son {differenceCents} más.",
      ask: "Por favor, díganme para qué son los {differenceCents}, o corrijan el saldo a {leftCents}.",
    },
    "balance-too-low": {
      says: "Los cargos menos los ajustes y los pagos dejan {leftCents}, pero la factura pide {balanceCents}, que son {differenceCents} menos.",
      ask: "Por favor, envíenme un estado de cuenta que muestre cada ajuste y cada pago.",
    },
  },
  "paid-twice": {
    "same-payment": {
      says: "Se pagaron {amountCents} {count} veces el {date}.",
      ask: "Si el mismo pago se cobró más de una vez, por favor, reembólsenlo.",
    },
  },
} as const;
