import type { Translation } from "#app/domain/language/message.ts";
import type { plan as english } from "../../en/letter-claims/plan.ts";

/** How a letter presents findings about the plan's decision and the estimate. */
export const plan: Translation<typeof english> = {
  "eob-mismatch": {
    "other-charges": {
      says: "A mi plan se le facturaron {billedCents}, pero esta factura tiene cargos de {chargesCents}, una diferencia de {differenceCents}.",
      ask: "Por favor, díganme si a mi plan se le envió la misma reclamación, y envíenle una corregida si no fue así.",
    },
    "line-billed-higher": {
      says: "A mi plan se le facturaron {billedCents} por este servicio, pero a mí se me cobran {amountCents}, que son {differenceCents} más.",
      ask: "Por favor, corrijan el cargo a {billedCents}.",
    },
    "line-differs": {
      says: "A mi plan se le facturaron {billedCents} por este servicio, pero esta factura tiene {amountCents}, que son {differenceCents} más.",
      ask: "Por favor, díganme qué cantidad es correcta.",
    },
    "line-billed-lower": {
      says: "A mi plan se le facturaron {billedCents} por este servicio, pero esta factura tiene {amountCents}, que son {differenceCents} menos.",
      ask: "Por favor, díganme qué cantidad es correcta, y corrijan la reclamación si a mi plan se le facturó de más.",
    },
    "above-responsibility": {
      says: "Según mi plan, debo {owedCents}. La factura pide {balanceCents}, que son {differenceCents} más.",
      ask: "Por favor, pongan el saldo en {owedCents}.",
    },
  },
  "balance-billing": {
    "write-off": {
      says: "El proveedor está dentro de la red de mi plan, y su contrato reduce los cargos en {amountCents}. La factura pide {balanceCents}; según mi plan, debo {owedCents}.",
      ask: "Por favor, apliquen el descuento del contrato de {amountCents}.",
    },
    above: {
      says: "El proveedor está dentro de la red de mi plan y, según el plan, debo {owedCents}. La factura pide {balanceCents}, que son {differenceCents} más.",
      ask: "El contrato de un proveedor de la red no le permite facturarme la diferencia. Por favor, pongan el saldo en {owedCents}.",
    },
  },
  "surprise-emergency": {
    above: {
      says: "Esta fue atención de emergencia. Por ella no debo más fuera de la red de mi plan que dentro. Según mi plan, son {owedCents}. La factura pide {balanceCents}, que son {differenceCents} más.",
      ask: "El saldo debería ser de {owedCents}.",
    },
  },
  "surprise-out-of-network": {
    above: {
      says: "Según mi plan, debo {owedCents}, y el proveedor está fuera de su red. La factura pide {differenceCents} más.",
      ask: "El saldo debería ser de {owedCents} si la atención fue en un centro de salud dentro de la red y si no firmé, por lo menos 72 horas antes, un consentimiento para renunciar a mis protecciones.",
    },
    "facility-in-network": {
      says: "Según mi plan, debo {owedCents}, y el proveedor está fuera de su red. La factura pide {differenceCents} más. Para el mismo día, el plan trató a {facility} como dentro de su red.",
      ask: "Según la Ley Sin Sorpresas (No Surprises Act), el saldo debería ser de {owedCents}. Si tienen un consentimiento para renunciar a mis protecciones que firmé por lo menos 72 horas antes, por favor, envíenme una copia.",
    },
  },
  "write-off-billed": {
    "write-off": {
      says: "Según mi plan, el contrato del proveedor reduce los cargos en {amountCents}. La factura pide {balanceCents}; según mi plan, debo {owedCents}.",
      ask: "Por favor, quiten los {amountCents}.",
    },
  },
  "denied-line-billed": {
    refused: {
      says: "Mi plan denegó {amountCents} de esto y, según el plan, no los debo.",
      ask: "Por favor, quiten los {amountCents}. Ustedes pueden apelar ante el plan por su cuenta.",
    },
    "passed-on": {
      says: "Mi plan denegó {amountCents} por algo que hizo el proveedor.",
      ask: "Por favor, díganme qué parte de su contrato con el plan les permite facturármelo, o quítenlo.",
    },
  },
  "payment-not-credited": {
    plan: {
      says: "Mi plan pagó {planPaidCents}. La factura acredita {creditedCents} de eso, y me pide {amountCents} que el plan ya pagó.",
      ask: "Por favor, acrediten el pago del plan de {planPaidCents}.",
    },
    "perhaps-paid-to-you": {
      says: "Según mi plan, pagó {planPaidCents}. La factura acredita {creditedCents} de eso.",
      ask: "Por favor, díganme si recibieron el pago del plan, y acredítenlo si lo recibieron.",
    },
    yours: {
      says: "A mi plan se le dijo que yo ya había pagado {patientPaidCents}. La factura pide toda mi parte, {balanceCents}.",
      ask: "Por favor, acrediten lo que pagué.",
    },
  },
  "line-unseen-by-plan": {
    "never-billed": {
      says: "A mi plan nunca se le facturaron estos cargos, y a mí se me pide pagarlos completos: {amountCents}.",
      ask: "Por favor, envíen a mi plan una reclamación corregida, y no me facturen antes de que el plan haya decidido.",
    },
    again: {
      says: "Mi plan recibió este cargo una vez. La factura lo tiene otra vez, por {amountCents}.",
      ask: "Por favor, quiten los cargos duplicados, o envíenme el registro de cada vez.",
    },
    "not-shown": {
      says: "Mis explicaciones de beneficios no muestran estos cargos ({amountCents}).",
      ask: "Por favor, díganme en qué reclamación los enviaron a mi plan.",
    },
  },
  "plan-line-not-billed": {
    "not-listed": {
      says: "A mi plan se le facturaron {amountCents} por servicios que esta factura no indica.",
      ask: "Por favor, envíenme una factura detallada con cada servicio de estos días.",
    },
  },
  "coordination-of-benefits": {
    "other-plan-first": {
      says: "Mi plan denegó {amountCents} porque cree que otro plan paga primero.",
      ask: "Por favor, dejen esta factura en pausa hasta que los planes lo hayan resuelto.",
    },
    "two-plans": {
      says: "Se decidieron {count} reclamaciones por los mismos servicios.",
      ask: "Por favor, díganme a qué planes facturaron y qué pagó cada uno.",
    },
  },
  "deductible-twice": {
    "same-services": {
      says: "Mi plan contó dos veces un deducible de {amountCents} por los mismos servicios.",
      ask: "Por favor, díganme si enviaron la reclamación dos veces.",
    },
    "above-limit": {
      says: "Las reclamaciones por esta atención cuentan {amountCents} como mi deducible; el límite de mi plan es {limitCents}.",
      ask: "Por favor, dejen esta factura en pausa hasta que el plan haya contado otra vez mi deducible.",
    },
  },
  "good-faith-estimate": {
    above: {
      says: "El estimado de buena fe fue de {estimateCents}. La factura cobra {chargesCents} después de los descuentos, que son {differenceCents} más.",
      ask: "Por favor, reduzcan la factura al estimado. Una diferencia de $400 o más se puede disputar según 45 CFR 149.620.",
    },
    "at-least-above": {
      says: "El estimado de buena fe fue de {estimateCents}. La factura cobra por lo menos {chargesCents}, que son {differenceCents} más.",
      ask: "Por favor, reduzcan la factura al estimado. Una diferencia de $400 o más se puede disputar según 45 CFR 149.620.",
    },
    "perhaps-above": {
      says: "El estimado de buena fe fue de {estimateCents}. Los cargos son de {chargesCents}, que son {differenceCents} más, y la factura no muestra qué se descontó o se pagó.",
      ask: "Por favor, envíenme un estado de cuenta que muestre cada descuento y cada pago.",
    },
  },
} as const;
