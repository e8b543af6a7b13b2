import { listPhrases } from "../labels/phrases.ts";

/** What bills and plans' papers print in Spanish, by the English that the readers know it by. Any place of a line. */
export const PHRASES: Readonly<Record<string, readonly string[]>> = {
  // Amounts of bills
  "Total charges":
    listPhrases(`total de cargos|cargos totales|total facturado|suma de los cargos|total de los cargos|total de cargos esperados|
    total cobrado|monto total facturado`),
  "Insurance payments":
    listPhrases(`pago del seguro|pagos del seguro|pago plan medico|pago del plan medico|pagos de su seguro|menos lo que pagó su seguro|
    lo que pagó su seguro|pagado por el seguro|su seguro pagó`),
  "Insurance adjustment": listPhrases(
    `ajuste del seguro|ajustes del seguro|ajuste contractual|ajustes contractuales`,
  ),
  "Discounts and adjustments": listPhrases(`menos descuentos y ajustes|descuentos y ajustes`),
  "Payments and adjustments": listPhrases(`pagos y ajustes|pagos/ajustes`),
  "Patient payments": listPhrases(
    `pagos del paciente|pago del paciente|pagos recibidos|su pago|usted pagó|sus pagos|pagos que usted hizo`,
  ),
  "Last payment": listPhrases(`último pago recibido|último pago`),
  "Balance due": listPhrases(
    `saldo pendiente|saldo actual|saldo a su cargo|balance pendiente|balance que se debe|saldo a pagar|balance actual`,
  ),
  "Previous balance": listPhrases(`saldo anterior|balance anterior|saldo previo`),
  "Past due": listPhrases(`saldo vencido|cantidad atrasada`),
  "Pay this amount": listPhrases(`pague esta cantidad`),
  "Amount due": listPhrases(
    `cantidad a pagar|cantidad adeudada|importe a pagar|total a pagar|monto adeudado|monto a pagar|total adeudado|cantidad que debe`,
  ),
  "Amount enclosed": listPhrases(`monto incluido|cantidad incluida`),
  "Monthly payment": listPhrases(`pago mensual|pagos mensuales`),
  "Minimum payment": listPhrases(`pago mínimo`),
  "Over 120 days": listPhrases(`más de 120 días`),
  "Over 90 days": listPhrases(`más de 90 días`),
  "Unit price": listPhrases(`precio unitario|costo por unidad|precio por unidad`),
  "Expected cost": listPhrases(`costo esperado|cargo esperado|costo estimado`),
  // Papers of collectors
  "Original creditor": listPhrases(`acreedor original`),
  "Debt collector": listPhrases(`cobrador de deudas`),
  "Attempt to collect a debt": listPhrases(`intentamos cobrar una deuda|intento de cobrar una deuda`),
  "Balance on": listPhrases(`saldo el|saldo al`),
  "Interest since that date": listPhrases(`intereses desde esa fecha`),
  "Fees since that date": listPhrases(`cargos desde esa fecha`),
  "Payments since that date": listPhrases(`pagos y créditos desde esa fecha|pagos desde esa fecha`),
  "Total amount of the debt now": listPhrases(`total adeudado ahora|monto total de la deuda ahora`),
  "Dispute the debt": listPhrases(`disputar la deuda`),
  "Our reference number": listPhrases(`nuestro número de referencia`),
  // Days
  "Statement date":
    listPhrases(`fecha del estado de cuenta|fecha de la factura|fecha del documento|fecha de emisión|fecha del estimado|fecha de envío|
    fecha de facturación|fecha de factura|fecha del estado`),
  "Date of notice": listPhrases(
    `fecha del aviso|fecha de este aviso|fecha de envío del aviso|fecha de la carta`,
  ),
  "Due date": listPhrases(
    `fecha de vencimiento|fecha límite de pago|vence el|pagar en o antes del|pague antes del|pague en o antes del|en o antes del`,
  ),
  "Next payment due": listPhrases(`próximo pago vence el`),
  "Date of service": listPhrases(
    `fecha de servicio|fecha del servicio|fechas de servicio|fechas del servicio|fecha serv|fecha de los servicios|f. serv`,
  ),
  "Scheduled date of service": listPhrases(`fecha programada del servicio|fecha programada de servicio`),
  "Date collected": listPhrases(`fecha en que se tomó la muestra|fecha de la muestra`),
  "Admission date": listPhrases(`fecha de ingreso|fecha de admisión`),
  "Discharge date": listPhrases(`fecha de alta`),
  "Date of birth": listPhrases(`fecha de nacimiento|f. nac`),
  "Date processed": listPhrases(
    `fecha de proceso|fecha en que se procesó|procesada el|procesado el|fecha procesada`,
  ),
  "Services from": listPhrases(`servicios recibidos del`),
  // People, organizations, numbers
  "Patient name": listPhrases(`nombre del paciente`),
  Guarantor: listPhrases(`persona responsable del pago|persona responsable`),
  "Referring physician": listPhrases(`médico que refiere|médico ordenante`),
  "Provider name": listPhrases(
    `nombre del proveedor|nombre de facilidad|nombre de la facilidad|atendido por|atendida por`,
  ),
  "Rendering provider": listPhrases(`proveedor de servicios`),
  "Account number": listPhrases(
    `número de cuenta|núm. de cuenta|cuenta #|cuenta núm|número de cuenta del acreedor|núm de cuenta|no. de cuenta`,
  ),
  "Invoice number": listPhrases(`número de factura|factura núm|factura no|núm. de factura`),
  "Medical record": listPhrases(
    `número de expediente|récord núm|record num|historia clínica|número de récord`,
  ),
  "Claim number":
    listPhrases(`número de reclamación|número de reclamo|núm. de reclamación|núm de reclamación|reclamación núm|reclamo núm|
    reclamación número|no. de reclamación|num. de reclamacion`),
  "Member ID":
    listPhrases(`número de identificación del miembro|número de miembro|núm. de miembro|núm. de contrato|número de contrato|
    núm de contrato|número de medicare|identificación del miembro`),
  "Group number": listPhrases(`número de grupo|núm. de grupo`),
  "Checks payable to": listPhrases(`haga el cheque a nombre de`),
  "Taken to": listPhrases(`trasladado a|trasladada a`),
  "Services provided at": listPhrases(
    `servicios de médico de emergencia prestados en|servicios prestados en`,
  ),
  "Diagnosis code": listPhrases(`código de diagnóstico`),
  "Patient statement": listPhrases(`estado de cuenta del paciente`),
  "Account summary": listPhrases(`resumen de cuenta|resumen de facturación|resumen de la cuenta`),
  "Billing office": listPhrases(`departamento de facturación|oficina de facturación`),
  // Columns
  "Revenue code": listPhrases(`código de ingresos|cód. de ingreso|cod ing`),
  "Service code": listPhrases(`código de servicio|código de procedimiento|cod. proc|código del servicio`),
  Description:
    listPhrases(`descripción de los servicios|descripción del servicio|descripción de servicios|servicio o artículo|servicio prestado|
    servicios prestados|servicio provisto`),
  "Type of service": listPhrases(`tipo de servicio`),
  // Kinds of papers
  "Itemized statement": listPhrases(`factura detallada|desglose de cargos`),
  "Good faith estimate": listPhrases(`estimado de buena fe|estimación de buena fe`),
  "Expected charges": listPhrases(`cargos esperados`),
  "Final notice": listPhrases(`aviso final|último aviso`),
  "Second notice": listPhrases(`segundo aviso`),
  "Payment plan": listPhrases(`plan de pagos`),
  "Financial assistance": listPhrases(`asistencia financiera`),
  "Explanation of benefits": listPhrases(
    `explicación de beneficios|explicación de las prestaciones|explicación de pagos y beneficios|explicación de sus beneficios`,
  ),
  "Medicare Summary Notice": listPhrases(`aviso de resumen de medicare|resumen de medicare`),
  "Claim summary": listPhrases(`resumen de reclamación|resumen de la reclamación|resumen de reclamaciones`),
  "This is not a bill": listPhrases(
    `esto no es una factura|esta no es una factura|no es una factura|esta carta no es una factura`,
  ),
  "Notice of denial of": listPhrases(
    `aviso de denegación de|notificación de denegación de|aviso de denegación`,
  ),
  // Amounts of plans
  "Amount billed": listPhrases(
    `cantidad facturada|monto facturado|monto cobrado|cargos sometidos|total cobrado por el proveedor|cantidad cobrada`,
  ),
  "Your provider billed": listPhrases(
    `su proveedor cobró|lo que cobró el proveedor|lo que cobró su proveedor|su proveedor facturó|cantidad que cobró el proveedor`,
  ),
  "Allowed amount":
    listPhrases(`cantidad permitida|monto permitido|cantidad autorizada|monto autorizado|tarifa contratada|tarifa negociada|
    cantidad aprobada|monto aprobado|cantidad que medicare aprobó|cantidad aprobada por medicare`),
  "Plan discount": listPhrases(
    `descuento del plan|su ahorro|ahorros para el afiliado|descuento de la red|descuento por contrato`,
  ),
  "Provider write off": listPhrases(`cancelación de proveedor|monto cancelado`),
  "Not covered": listPhrases(
    `no cubierto|no cubierta|cargos no cubiertos|gastos no cubiertos|cantidad no cubierta`,
  ),
  "Charges not": listPhrases(`cargos no`),
  "Plan paid": listPhrases(
    `su plan pagó|pagado por el plan|plan pagó|el plan pagó|pago del plan|pagos del plan|beneficio pagado|nuestro pago`,
  ),
  "Medicare paid": listPhrases(`cantidad que pagó medicare|pagado por medicare|medicare pagó`),
  "Paid to provider": listPhrases(`pagado al proveedor`),
  "Amount paid": listPhrases(`cantidad pagada`),
  "Other insurance": listPhrases(`otro seguro|pago de otro seguro|seguro secundario`),
  "Your cost": listPhrases(`su costo|su costo total`),
  "Provider charged": listPhrases(`el proveedor cobró`),
  "Not approved": listPhrases(`no aprobado|no aprobada|no aprobados`),
  "Your coinsurance": listPhrases(`su coaseguro|su coseguro`),
  "Your copay": listPhrases(`su copago`),
  "Your deductible": listPhrases(`su deducible`),
  "You owe": listPhrases(
    `usted debe|lo que usted debe|lo que le toca pagar|total que usted debe|cantidad que usted debe|lo que usted paga`,
  ),
  "Your responsibility": listPhrases(`su responsabilidad|su parte`),
  "Patient responsibility": listPhrases(`responsabilidad del paciente|resp. del paciente|resp. paciente`),
  "Maximum you may be billed":
    listPhrases(`lo máximo que se le puede facturar|lo máximo que se le puede cobrar|cantidad máxima que se le puede cobrar|
    usted puede ser facturado|total que se le puede facturar`),
  "Claim total": listPhrases(`total de la reclamación|total de reclamación|total del reclamo`),
  "Your Part B claims": listPhrases(`sus reclamaciones de la parte b`),
  "Your Part A claims": listPhrases(`sus reclamaciones de la parte a`),
  // What plans say
  "In network": listPhrases(`dentro de la red|en la red|proveedor de la red: sí|proveedor de la red sí`),
  "Out of network": listPhrases(`fuera de la red`),
  "Network status": listPhrases(`situación en la red|estado en la red`),
  "Participating provider": listPhrases(`proveedor participante|proveedor preferido`),
  "Non-participating provider": listPhrases(`proveedor no participante`),
  "Right to appeal": listPhrases(
    `derecho de apelar|derecho a apelar|derechos de apelación|derecho de apelación`,
  ),
  Appeal: listPhrases(`apelar|apelación|una apelación`),
  "You must file your appeal by": listPhrases(`debe presentar su apelación antes del`),
  Within: listPhrases(`en un plazo de|dentro de un plazo de|dentro de`),
  days: listPhrases(`días`),
  "We have denied": listPhrases(`hemos denegado|denegamos`),
  "was denied": listPhrases(`fue denegada|fue denegado|fueron denegados|fueron denegadas`),
  "is not covered": listPhrases(`no está cubierto|no está cubierta`),
  "you received on": listPhrases(`que recibió el|que usted recibió el`),
  "Why we denied": listPhrases(`¿por qué denegamos|por qué denegamos`),
  "prior authorization": listPhrases(`autorización previa`),
};

/** The same in words that stand in names and services, too: only where they are all that a cell says beside values, or end in a colon. */
export const WORDS_OF_CELLS: Readonly<Record<string, readonly string[]>> = {
  Account: ["cuenta"],
  Adjustments: listPhrases(`ajuste|ajustes`),
  Admission: ["admisión"],
  Allowed: listPhrases(`permitido|permitida|autorizado|autorizada`),
  Amount: listPhrases(`importe|monto|valor|cantidad que`),
  Appeals: ["apelaciones"],
  Approved: listPhrases(`aprobó|aprobado|aprobada`),
  Balance: ["saldo"],
  Benefit: ["beneficio"],
  Billed: listPhrases(`facturado|facturada|cobrado|cobrada`),
  Charges: listPhrases(`cargo|cargos|costo`),
  "charged by": listPhrases(`que cobró el`),
  Claim: listPhrases(`reclamación|reclamo`),
  Code: listPhrases(`código|cód|cod`),
  Coinsurance: listPhrases(`coaseguro|coseguro|co-seguro`),
  contracted: ["contratada"],
  Copay: listPhrases(`copago|co-pago`),
  covered: listPhrases(`cubierto|cubiertos|cubierta`),
  Credits: listPhrases(`créditos|abonos`),
  Current: ["corriente"],
  Date: listPhrases(`fecha|fecha de`),
  Deductible: ["deducible"],
  Description: listPhrases(`descripción|detalle|concepto`),
  Discharge: ["alta"],
  Discount: listPhrases(`descuento|ahorro`),
  Guarantor: listPhrases(`garante|responsable`),
  Invoice: ["factura"],
  Maximum: listPhrases(`lo máximo que se`),
  Member: ["miembro"],
  Network: ["red"],
  owe: ["debe"],
  paid: listPhrases(`pagó|pagado|pagada`),
  Patient: ["paciente"],
  "of the patient": ["del paciente"],
  "Payment of the": ["pago del"],
  Payments: listPhrases(`pago|pagos`),
  Procedure: listPhrases(`proc|procedimiento`),
  "of the plan": ["del plan"],
  Provider: listPhrases(`proveedor|facilidad`),
  Rate: ["tarifa"],
  responsibility: ["responsabilidad"],
  Service: listPhrases(`servicio|prueba|del servicio`),
  Subject: ["asunto"],
  "to provider": listPhrases(`al proveedor`),
  "the provider": listPhrases(`el proveedor`),
  Totals: ["totales"],
  "Type of": ["tipo de"],
  Units: listPhrases(`uds|unidades|cant`),
  "We paid": ["pagamos"],
  "What the provider billed": ["lo que cobró"],
  "What you": listPhrases(`lo que usted`),
  You: ["usted"],
  "you may be billed": listPhrases(`le puede facturar|le puede cobrar`),
  Your: ["su"],
  "Your plan": ["su plan"],
  "Copay and": listPhrases(`co-pago y|copago y`),
};

/** What "Cantidad" alone is an amount above; above anything else it counts units. */
export const BELOW_AN_AMOUNT: readonly string[] = listPhrases(
  `facturada|permitida|aprobada|autorizada|pagada|cobrada|que cobró el|que pagó|no cubierta|adeudada`,
);
