import type { Translation } from "#app/domain/language/message.ts";
import type { plan as english } from "../../en/findings/plan.ts";

export const plan: Translation<typeof english> = {
  "eob-mismatch": {
    "other-charges": {
      message:
        "A su plan le cobraron {billedCents}, pero esta factura tiene cargos de {chargesCents}. La diferencia es de {differenceCents}.",
      ask: "Pregunte a la oficina de facturación si envió al plan la misma reclamación. Si no, pida que envíe una reclamación corregida.",
    },
    "line-billed-higher": {
      message:
        "A su plan le cobraron {billedCents} por la línea {number}, pero a usted le cobran {amountCents}: {differenceCents} más, y el saldo lo pide.",
      ask: "Envíe la explicación de beneficios (EOB) a la oficina de facturación. Pida que corrijan la línea {number} a {billedCents}.",
    },
    "line-differs": {
      message:
        "A su plan le cobraron {billedCents} por la línea {number}, pero esta factura tiene {amountCents}: {differenceCents} más.",
      ask: "Pregunte qué cantidad es correcta y si la diferencia cambia lo que usted debe.",
    },
    "line-billed-lower": {
      message:
        "A su plan le cobraron {billedCents} por la línea {number}, pero esta factura tiene {amountCents}: {differenceCents} menos.",
      ask: "Pregunte qué cantidad es correcta. Si le cobraron demasiado a su plan, la parte de usted se calculó con la cantidad equivocada.",
    },
    "above-responsibility": {
      message:
        "Su plan dice que usted debe {owedCents}. La factura pide {balanceCents}: {differenceCents} más.",
      ask: "Envíe la explicación de beneficios (EOB) a la oficina de facturación. Pida que dejen el saldo en {owedCents}. Pregunte a su plan si el proveedor está dentro de su red.",
    },
  },
  "balance-billing": {
    "write-off": {
      message:
        "El proveedor está dentro de la red de su plan, y su contrato reduce los cargos en {amountCents}. La factura todavía le pide esa cantidad. Pide {balanceCents}, pero su plan dice que usted debe {owedCents}.",
      ask: "Envíe la explicación de beneficios (EOB) a la oficina de facturación. Diga que el proveedor está dentro de la red, y pida que apliquen el descuento de {amountCents}. Avise a su plan: el plan puede hacer cumplir su contrato.",
    },
    above: {
      message:
        "El proveedor está dentro de la red de su plan, y su plan dice que usted debe {owedCents}. La factura pide {balanceCents}: {differenceCents} más de lo que permite el contrato.",
      ask: "Envíe la explicación de beneficios (EOB) a la oficina de facturación. Diga que el proveedor está dentro de la red, y pida que dejen el saldo en {owedCents}. Avise a su plan: el plan puede hacer cumplir su contrato.",
    },
  },
  "surprise-emergency": {
    above: {
      message:
        "Por la atención de emergencia, usted no debe más fuera de la red que dentro de ella: su plan dice {owedCents}. La factura pide {balanceCents}, {differenceCents} más.",
      ask: "Diga que se aplica la Ley Sin Sorpresas (No Surprises Act) y pida que dejen el saldo en {owedCents}. Si se niegan, llame a la línea de ayuda No Surprises Help Desk al 1-800-985-3059.",
    },
  },
  "surprise-out-of-network": {
    above: {
      message:
        "La factura pide {differenceCents} más de lo que su plan dice que usted debe, y el proveedor está fuera de la red. Si le atendieron en un hospital de la red y usted no firmó 72 horas antes un consentimiento para renunciar a sus protecciones, debe solo {owedCents}.",
      ask: "Pregunte si el hospital está dentro de la red de su plan. Pida una copia de cualquier consentimiento que haya firmado para renunciar a sus protecciones.",
    },
    "facility-in-network": {
      message:
        "La factura pide {differenceCents} más de lo que su plan dice que usted debe, y el proveedor está fuera de la red. Ese mismo día, su plan trató a {facility} como dentro de la red. Si le atendieron allí y usted no firmó 72 horas antes un consentimiento para renunciar a sus protecciones, debe solo {owedCents}.",
      ask: "Diga que {facility} está dentro de la red de su plan. Diga también que la Ley Sin Sorpresas (No Surprises Act) cubre a los profesionales de la salud de ese centro. Pida una copia de cualquier consentimiento que haya firmado para renunciar a sus protecciones.",
    },
  },
  "write-off-billed": {
    "write-off": {
      message:
        "Su plan dice que el contrato del proveedor reduce los cargos en {amountCents}. La factura todavía le pide esa cantidad. Pide {balanceCents}, pero su plan dice que usted debe {owedCents}.",
      ask: "Envíe la explicación de beneficios (EOB) a la oficina de facturación. Pida que quiten los {amountCents}.",
    },
  },
  "denied-line-billed": {
    refused: {
      message:
        "Su plan denegó {amountCents} de esto y dice que usted no lo debe. El proveedor tiene que dar de baja ese cargo. La factura se lo pide a usted.",
      ask: "Envíe la explicación de beneficios (EOB) a la oficina de facturación. Pida que quiten los {amountCents}. El propio proveedor puede apelar ante el plan.",
    },
    "passed-on": {
      message:
        "Su plan denegó {amountCents} por algo que hizo el proveedor, pero dice que usted lo debe. Dentro de la red, el contrato del proveedor normalmente lo prohíbe.",
      ask: "Pregunte a su plan si el contrato permite que el proveedor le cobre esto a usted. Apele si no lo permite.",
    },
  },
  "payment-not-credited": {
    plan: {
      message:
        "Su plan pagó {planPaidCents}. La factura cuenta {creditedCents} de ese pago. Por eso le pide a usted {amountCents} que su plan ya pagó.",
      ask: "Envíe la explicación de beneficios (EOB) a la oficina de facturación. Pida que cuenten el pago de su plan de {planPaidCents}. Su plan puede decirle el día y el cheque o la transferencia.",
    },
    "perhaps-paid-to-you": {
      message:
        "Su plan pagó {planPaidCents}; la factura cuenta {creditedCents} de ese pago. Fuera de la red, es posible que el plan le haya enviado su pago a usted.",
      ask: "Pregunte a su plan a quién le pagó. Si fue al proveedor, pida a la oficina de facturación que cuente ese pago.",
    },
    yours: {
      message:
        "El proveedor le dijo a su plan que usted ya había pagado {patientPaidCents}. La factura todavía pide toda la parte de usted, {balanceCents}.",
      ask: "Busque su comprobante y pida a la oficina de facturación que cuente lo que usted pagó.",
    },
  },
  "line-unseen-by-plan": {
    "never-billed": {
      message:
        "A su plan nunca le cobraron {count} de estos cargos, y a usted le piden que los pague completos: {amountCents}.",
      ask: "Pida a la oficina de facturación que envíe a su plan una reclamación corregida. Pida que no le cobre a usted antes de que el plan decida. Dentro de la red, no puede cobrarle lo que nunca envió.",
    },
    again: {
      message:
        "Su plan vio esto una sola vez. Otros cargos iguales en la factura: {count}. Le piden pagarlos todos: {amountCents}.",
      ask: "Pida que quiten las copias o que envíen el registro de cada vez.",
    },
    "not-shown": {
      message:
        "Las explicaciones de beneficios (EOB) no muestran {count} de los cargos de esta factura ({amountCents}). Es posible que estén en otra reclamación.",
      ask: "Pregunte a su plan si tiene una reclamación por ellos. Si no, pida a la oficina de facturación que envíe una.",
    },
  },
  "plan-line-not-billed": {
    "not-listed": {
      message: "A su plan le cobraron servicios que esta factura no dice: {count}, por {amountCents}.",
      ask: "Pida una factura detallada con cada servicio de esos días. Si algo no se hizo, avise a su plan.",
    },
  },
  "coordination-of-benefits": {
    "other-plan-first": {
      message: "Su plan denegó {amountCents} porque piensa que otro plan debería pagar primero.",
      ask: "Diga a su plan qué otra cobertura tiene, o que no tiene ninguna, y pídale que decida otra vez. Pida a la oficina de facturación que espere.",
    },
    "two-plans": {
      message:
        "Hay {count} reclamaciones que deciden sobre los mismos servicios, y no sabemos qué plan paga al último. Por eso no comparamos el saldo con lo que usted debe.",
      ask: "Pregunte a los dos planes cuál de ellos paga primero. Lo que usted debe es lo que dice el último.",
    },
  },
  "deductible-twice": {
    "same-services": {
      message: "Su plan contó dos veces un deducible de {amountCents} por los mismos servicios.",
      ask: "Pida a su plan que mire las dos reclamaciones. Es posible que una sea una copia de la otra, o una corrección.",
    },
    "above-limit": {
      message:
        "Estas reclamaciones toman {amountCents} como deducible. El límite de su plan para el año es de {limitCents}.",
      ask: "Pregunte a su plan cómo contó el deducible de usted. Es posible que lo explique la atención en dos años distintos, o un límite para cada persona.",
    },
  },
  "good-faith-estimate": {
    above: {
      message:
        "El estimado fue de {estimateCents}. La factura cobra {chargesCents} después de los descuentos del propio proveedor, {differenceCents} más. Desde $400 de más, quien paga sin seguro puede disputar esto.",
      ask: "Pida que reduzcan la factura al estimado. Antes de la fecha límite, también puede abrir una disputa en cms.gov/nosurprises por una tarifa de $25.",
      askPast:
        "Pida a la oficina de facturación, por escrito, que respete el estimado de todos modos y reduzca la factura a {estimateCents}. Ya es tarde para la disputa de $25.",
    },
    "at-least-above": {
      message:
        "El estimado fue de {estimateCents}. La factura cobra al menos {chargesCents}, {differenceCents} más. No dice si el resto de sus cargos se descontó o se pagó. Desde $400 de más, quien paga sin seguro puede disputar esto.",
      ask: "Pida que reduzcan la factura al estimado. Antes de la fecha límite, también puede abrir una disputa en cms.gov/nosurprises por una tarifa de $25.",
      askPast:
        "Pida a la oficina de facturación, por escrito, que respete el estimado de todos modos y reduzca la factura a {estimateCents}. Ya es tarde para la disputa de $25.",
    },
    "perhaps-above": {
      message:
        "El estimado fue de {estimateCents}. Los cargos son {chargesCents}, {differenceCents} más. Pero a usted le piden menos que los cargos, y la factura no dice si eso es un descuento o si se pagó.",
      ask: "Pregunte cuál de las dos cosas es. Mire la factura después de todos los descuentos. Si todavía es al menos $400 más alta que el estimado, usted puede disputarla antes de la fecha límite.",
    },
  },
} as const;
