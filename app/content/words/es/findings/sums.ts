import type { Translation } from "#app/domain/language/message.ts";
import type { sums as english } from "../../en/findings/sums.ts";

export const sums: Translation<typeof english> = {
  "sum-mismatch": {
    "total-too-high": {
      message:
        "Los cargos suman {sumCents}, pero la factura dice que los cargos totales son {chargesCents}: {differenceCents} más de lo que detalla.",
      ask: "Pida a la oficina de facturación una factura detallada que sume su total, o pida que quiten los {differenceCents}.",
    },
    "total-too-low": {
      message:
        "Los cargos suman {sumCents}, pero la factura dice que los cargos totales son {chargesCents}: {differenceCents} menos. El error, si lo es, le favorece a usted.",
      ask: "Pregunte qué cantidad es correcta antes de pagar, para que no llegue una segunda factura.",
    },
  },
  "quantity-price-mismatch": {
    "amount-too-high": {
      message:
        "Unidades de la línea: {units}, a {unitPriceCents} cada una. Eso son {productCents}, pero a usted le cobraron {amountCents}.",
      ask: "Pida que corrijan el cargo a {productCents}.",
    },
    "amount-too-low": {
      message:
        "Unidades de la línea: {units}, a {unitPriceCents} cada una. Eso son {productCents}, pero a usted le cobraron {amountCents}. El error, si lo es, le favorece a usted.",
      ask: "Antes de pagar, pregunte si son correctas las unidades o si es correcto el precio.",
    },
  },
  "duplicate-line": {
    copies: {
      message:
        "{code} se cobra {count} veces el {day}, cada vez a {amountCents}. Ningún modificador dice que se hizo otra vez.",
      ask: "¿Se hizo esto {count} veces ese día? Si no, pida que quiten las copias. Si es así, pida el registro de cada vez.",
    },
    "perhaps-again": {
      message:
        "{code} se cobra {count} veces el {day}, cada vez a {amountCents}. Muchas veces se hace más de una vez al día, o lo hacen dos profesionales de la salud.",
      ask: "Pregunte si se hizo {count} veces ese día, y quién lo hizo.",
    },
  },
  "date-outside-stay": {
    outside: {
      message:
        "Este cargo tiene fecha del {serviceDate}. La factura dice que la atención se dio del {serviceFrom} al {serviceTo}.",
      ask: "Pregunte qué se hizo el {serviceDate}. Pida que quiten el cargo si es de otra visita o de otra persona.",
    },
  },
  "future-date": {
    "after-statement": {
      message:
        "Este cargo tiene fecha del {serviceDate}, después de que se escribió la factura el {statementDate}.",
      ask: "Pida la fecha correcta. Pida que quiten el cargo si no se hizo nada.",
    },
  },
  "balance-mismatch": {
    "balance-too-high": {
      message:
        "Los cargos menos los ajustes y los pagos son {leftCents}, pero la factura pide {balanceCents}: {differenceCents} más.",
      ask: "Pregunte para qué son los {differenceCents}. Un saldo anterior se debería mostrar en su propia línea.",
    },
    "balance-too-low": {
      message:
        "Los cargos menos los ajustes y los pagos son {leftCents}, pero la factura pide {balanceCents}: {differenceCents} menos. El error, si lo es, le favorece a usted.",
      ask: "Pida un estado de cuenta que muestre cada ajuste y cada pago.",
    },
  },
  "paid-twice": {
    "same-payment": {
      message: "El {date} se pagaron {count} veces {amountCents}.",
      ask: "Compárelo con el estado de cuenta de su banco. Si se cobró dos veces, pida que le devuelvan un pago.",
    },
  },
} as const;
