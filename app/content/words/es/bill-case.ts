import type { Translation } from "#app/domain/language/message.ts";
import type { billCase as english } from "../en/bill-case.ts";

type English = typeof english;

const answer: Translation<English["answer"]> = {
  "nothing-read": "No pudimos leer esta factura. Revise la imagen o escriba las cantidades.",
  "other-currency":
    "Esta factura no está en dólares de EE. UU. No podemos compararla con los precios ni con las reglas de EE. UU.",
  "check-first": "Esta factura pide {asked}. Primero revise lo que leímos: todo lo que sigue depende de eso.",
  "check-first-unknown": "Primero revise lo que leímos: todo lo que sigue depende de eso.",
  estimate:
    "Esto es un estimado de {asked}, no una factura. Todavía no hay nada que pagar. Guárdelo hasta que llegue la factura. Sin seguro médico, usted puede disputar una factura que sea al menos $400 más alta que el estimado.",
  "estimate-without-sum":
    "Esto es un estimado, no una factura. Todavía no hay nada que pagar. Guárdelo hasta que llegue la factura.",
  receipt: "Esto es un comprobante: usted pagó {paid} y no hay nada más que pagar. Guárdelo.",
  "receipt-with-rest": "Esto es un comprobante: usted pagó {paid}. Dice que todavía hay que pagar {left}.",
  "receipt-without-rest":
    "Esto es un comprobante: usted pagó {paid}. No encontramos en él una cantidad que falte por pagar. Mire si la dice y guarde el comprobante.",
  "receipt-without-sums": "Esto es un comprobante. Guárdelo. No pudimos leer cuánto pagó usted.",
  "payment-plan": "Esto es un plan de pagos{terms}. {advice}",
  planTerms: {
    left: "{left} en total",
    monthly: "{monthly} al mes",
    first: "el primer pago el {date}",
  },
  planAdvice:
    "Antes de aceptar, pida asistencia financiera. Es posible que perdone lo que un plan de pagos solo reparte.",
  planAgreed: "Usted paga cada mes, no todo de una vez.",
  planUnread:
    "Busque en él la cantidad de cada mes y la fecha del primer pago: no pudimos leer por lo menos una de las dos.",
  "final-notice":
    "Esto es un aviso final que le pide {asked}. Después pasa a una agencia de cobros. Llame a la oficina de facturación a más tardar el {date}.",
  "final-notice-undated":
    "Esto es un aviso final que le pide {asked}. Después es posible que pase a una agencia de cobros. Llame ahora a la oficina de facturación.",
  "court-paper":
    "Esto es un documento de la corte: hay una demanda contra usted por {asked}. Responda a la corte por escrito antes de que pase la fecha límite, aunque no deba el dinero.",
  "court-paper-without-sum":
    "Esto es un documento de la corte: hay una demanda contra usted. Responda a la corte por escrito antes de que pase la fecha límite, aunque no deba el dinero.",
  "plan-question":
    "Esto es una pregunta de su plan, no una factura. El plan decidirá sobre una reclamación cuando usted responda. La fecha límite es el {date}.",
  "plan-question-past":
    "Esto es una pregunta de su plan, no una factura. El plan decidirá sobre una reclamación cuando usted responda. La fecha límite fue el {date}. Responda ahora de todos modos.",
  "plan-question-undated":
    "Esto es una pregunta de su plan, no una factura. El plan decidirá sobre una reclamación cuando usted responda. Busque la fecha límite en la carta.",
  "payer-unknown": "Esta factura le pide pagar {asked}. No encontramos ningún error en ella.",
  "in-collection":
    "Una agencia de cobros le pide {asked}. No pague todavía. En los 30 días después del aviso de la agencia, pídale por escrito que pruebe la deuda.",
  "in-collection-late":
    "Una agencia de cobros le pide {asked}. Parece que ya pasaron los 30 días para hacer que pare. Usted todavía puede disputar la deuda por escrito y pedir pruebas.",
  "surprise-likely":
    "Esta factura le pide pagar {asked}. Es posible que la ley federal le proteja de una parte. Este proveedor estaba fuera de su red, y otro proveedor de ese día estaba dentro de ella.",
  "steps-first":
    "Esta factura le pide pagar {asked}. No pague todavía: es posible que el próximo paso la baje.",
  "amount-unknown":
    "No pudimos encontrar cuánto le pide pagar esta factura. Mire la factura y escriba la cantidad.",
  "money-back": "Es posible que le devuelvan {back}: se pagó más de lo que pide esta factura.",
  "nothing-due": "Esta factura no pide nada más. Guárdela.",
  "may-be-free":
    "Esta factura le pide pagar {asked}. Es posible que sean $0: sus ingresos no pasan del límite para la atención gratuita en este hospital.",
  "may-be-discounted":
    "Esta factura le pide pagar {asked}. Es posible que sea menos: sus ingresos no pasan del límite para un descuento en este hospital.",
  "being-checked": "Esta factura le pide pagar {asked}. La estamos revisando ahora.",
  "not-audited":
    "Esta factura le pide pagar {asked}. No pudimos revisarla automáticamente. Inicie la revisión más abajo.",
  "may-be-less": "Esta factura le pide pagar {asked}. Es posible que sean {left}, porque {because}.",
  "numbers-doubted":
    "Esta factura le pide pagar {asked}. Sus números no suman bien. Es posible que hayamos leído mal uno.",
  "plan-refused":
    "Esta factura le pide pagar {asked}. Es posible que su plan todavía tenga que pagar: usted puede apelar.",
  "plan-not-decided":
    "Esta factura le pide pagar {asked}. Todavía no sabemos cuánto debe usted: aquí falta la decisión de su plan.",
  questions: {
    one: "Esta factura le pide pagar {asked}. Encontramos 1 cosa que preguntar.",
    many: "Esta factura le pide pagar {asked}. Encontramos {count} de cosas que preguntar.",
    other: "Esta factura le pide pagar {asked}. Encontramos {count} cosas que preguntar.",
  },
  "questions-with-amount": {
    one: "Esta factura le pide pagar {asked}. Es posible que sean {left}: encontramos 1 cosa que preguntar.",
    many: "Esta factura le pide pagar {asked}. Es posible que sean {left}: encontramos {count} de cosas que preguntar.",
    other:
      "Esta factura le pide pagar {asked}. Es posible que sean {left}: encontramos {count} cosas que preguntar.",
  },
  "above-published":
    "Esta factura le pide pagar {asked}. No encontramos ningún error, pero cobra más que los precios publicados o que las tarifas de Medicare. Usted puede hacer una oferta.",
  "nothing-wrong": "Esta factura le pide pagar {asked}. {prices}",
  late: "La fecha límite para la solicitud ya pasó. Pida la ayuda de todos modos: es posible que el hospital todavía le ayude.",
};

const because: Translation<English["because"]> = {
  "sum-mismatch": "sus cargos no suman lo que pide",
  "quantity-price-mismatch": "un cargo es mayor que sus unidades multiplicadas por su precio",
  "duplicate-line": "tiene un cargo dos veces",
  "date-outside-stay": "cobra por un día fuera de la atención que recibió",
  "future-date": "cobra por un día posterior a la fecha de la factura",
  "balance-mismatch": "pide más que sus cargos menos sus pagos",
  "paid-twice": "usted hizo un pago dos veces, pero cuenta una sola vez",
  "eob-mismatch": "su plan dice que usted debe menos",
  "balance-billing": "su plan dice que usted debe menos, y el proveedor está dentro de su red",
  "surprise-emergency": "la ley federal le protege de esta parte de una factura de emergencia",
  "write-off-billed": "le pide pagar un descuento que el proveedor aceptó",
  "denied-line-billed": "le pide pagar lo que su plan denegó a costa del proveedor",
  "payment-not-credited": "le falta un pago de su plan",
  "good-faith-estimate": "es al menos $400 más alta que su estimado de buena fe",
  other: "se contradice o contradice a su plan",
};

const steps: Translation<English["steps"]> = {
  "check-reading": { title: "Revise lo que leímos", action: "Revisar y corregir" },
  "answer-court": { title: "Responda a la corte por escrito", action: "Ver quién ayuda" },
  "call-before-collection": {
    title: "Llame antes de que pase a un cobrador de deudas",
    action: "Ver qué decir",
  },
  "keep-plan": { title: "Pague como dice el plan o pida cambiarlo", action: "Ver a quién llamar" },
  "keep-receipt": { title: "Guarde el comprobante", action: "Guardarlo" },
  "keep-estimate": {
    title: "Guárdelo y pida ayuda antes de la atención",
    action: "Ver a quién llamar",
  },
  "answer-plan": { title: "Responda la pregunta de su plan", action: "Responderla" },
  "check-plan-terms": { title: "Primero pida asistencia financiera", action: "Empezar la solicitud" },
  "say-who-pays": { title: "Diga quién paga esta atención", action: "Guardar" },
  "dispute-debt": { title: "Pida al cobrador que pruebe la deuda", action: "Escribir la carta" },
  "match-plan-paper": {
    title: "Diga si el documento de su plan es sobre esta factura",
    action: "Ver el documento",
  },
  "wait-for-plan": {
    title: "Espere la decisión de su plan",
    action: "Agregar la explicación de beneficios (EOB) de su plan",
  },
  "apply-assistance": { title: "Solicite asistencia financiera", action: "Empezar la solicitud" },
  "dispute-surprise": { title: "Denuncie una factura sorpresa", action: "Escribir la queja" },
  "dispute-estimate": {
    title: "Dispute una factura que supera su estimado",
    action: "Escribir la disputa",
  },
  "dispute-errors": {
    title: "Pida a la oficina de facturación que corrija los errores",
    action: "Escribir la carta",
  },
  "itemized-bill": { title: "Pida una factura detallada", action: "Escribir la carta" },
  "appeal-plan": { title: "Apele ante su plan", action: "Escribir la apelación" },
  "ask-questions": { title: "Pregunte por lo que tal vez esté mal", action: "Escribir la carta" },
  "ask-refund": { title: "Pida que le devuelvan su dinero", action: "Escribir la carta" },
  "screen-household": {
    title: "Vea si es posible que el hospital la perdone",
    action: "Ver si tal vez cumple los requisitos",
  },
  "make-offer": { title: "Haga una oferta", action: "Ver qué ofrecer" },
  "payment-plan": { title: "Pague cada mes", action: "Pedir un plan de pagos" },
  pay: { title: "Pague lo que se debe", action: "Ver a quién llamar" },
};

const reasons: Translation<English["reasons"]> = {
  "nothing-read":
    "No encontramos ningún cargo ni ninguna cantidad en dólares en el documento. Una imagen más clara ayuda. También puede escribir lo que dice.",
  "asked-unread":
    "No pudimos leer cuánto le pide pagar esta factura. Es posible que también se nos pasara un descuento. Escriba la cantidad impresa en la factura.",
  draft: "Nadie ha revisado todavía lo que leímos. Una cifra equivocada puede dañar todo lo que sigue.",
  checked: "Usted revisó esta factura.",
  "numbers-doubted":
    "Los números de esta factura no suman bien. Es posible que hayamos leído mal uno. Mírelos en su factura antes de acusar a nadie.",
  "other-currency": "Solo para facturas en dólares de EE. UU.",
  "court-sued":
    "El documento da una fecha límite, muchas veces de 20 a 30 días después de que usted lo recibió. Si no responde, la corte decide en su contra. Entonces es posible que le quiten dinero de su sueldo o de su cuenta de banco. Llame hoy a la oficina de ayuda legal gratuita de su zona (lawhelp.org): para muchas personas no cuesta nada. Pida pruebas a la otra parte.",
  "court-sued-days":
    "Usted tiene {days} días desde el día en que lo recibió. Anote ese día ahora. Si no responde, la corte decide en su contra. Entonces es posible que le quiten dinero de su sueldo o de su cuenta de banco. Llame hoy a la oficina de ayuda legal gratuita de su zona (lawhelp.org): para muchas personas no cuesta nada.",
  "final-notice":
    "Pida que pongan la cuenta en pausa mientras usted revisa la factura. Pida asistencia financiera o un plan de pagos. Diga por escrito con qué no está de acuerdo.",
  "plan-agreed":
    "Guarde este documento con sus comprobantes. Si es demasiado, llame antes del próximo pago. Pida una cantidad más baja y asistencia financiera, que puede recibir de todos modos.",
  "receipt-kept":
    "Cuando llegue un estado de cuenta o la explicación de beneficios (EOB) de su plan por la misma visita, revise que cuente este pago. Es posible que su cuenta de ahorros para la salud también le pida este comprobante.",
  "estimate-kept":
    "Pregunte al proveedor por la asistencia financiera o por un precio más bajo. Pregunte a su plan cuánto paga. Es posible que otros, como el anestesiólogo, envíen sus propias facturas. Pague solo la atención que recibió.",
  "plan-asks":
    "El plan no paga nada hasta que tenga la respuesta de usted. Mientras tanto, es posible que el proveedor le cobre a usted todo. Llene el formulario o llame al número de su tarjeta. Guarde una copia. No pague todavía la factura del proveedor.",
  "plan-terms":
    "Pregunte a la oficina de facturación: ¿Puedo pedir la asistencia antes de firmar? ¿Es cierto que no hay intereses ni cargos? ¿El plan se queda con ustedes y no con un prestamista o una tarjeta de crédito? Si ya aceptó, pague a tiempo y pida la asistencia de todos modos.",
  "not-this-paper": "Este documento no lo pide.",
  "payer-unknown":
    "Si tiene un plan, primero va la decisión del plan. Si no tiene, primero va la ayuda del propio hospital.",
  "payer-known": "Usted dijo quién paga.",
  "payer-printed": "Esta factura dice que un plan de salud pagó una parte.",
  "no-plan": "Solo con un plan de salud.",
  "no-collector": "Usted no nos ha dicho que una agencia de cobros le pida este dinero.",
  "collector-in-time":
    "Escríbale en los 30 días después del aviso del cobrador. Entonces el cobrador tiene que parar hasta mostrar que la deuda es de usted y es correcta.",
  "collector-prints-day":
    "Escríbale a más tardar el día impreso en la carta del cobrador. Entonces el cobrador tiene que parar hasta mostrar que la deuda es de usted y es correcta.",
  "collector-undated":
    "Usted tiene 30 días desde el aviso del cobrador. Envíe la carta ahora si no sabe cuándo llegó el aviso.",
  "collector-late":
    "Ya pasaron los 30 días para hacer que un cobrador pare. Usted todavía puede pedir pruebas y disputar lo que esté mal.",
  "plan-paper-unmatched": {
    one: "Es posible que un documento de su plan sea sobre esta factura. Revíselo y diga sí o no.",
    many: "Es posible que {count} de documentos de su plan sean sobre esta factura. Revíselos y diga sí o no.",
    other: "Es posible que {count} documentos de su plan sean sobre esta factura. Revíselos y diga sí o no.",
  },
  "plan-paper-here": "La decisión de su plan está aquí.",
  "plan-paper-none-waiting": "No hay ningún documento pendiente.",
  "plan-not-yet":
    "No pague todavía. El plan decide en unos 30 días desde la reclamación. Su explicación de beneficios (EOB) dice cuánto debe usted.",
  "plan-late":
    "Ya debería estar aquí. Llame a su plan o busque la explicación de beneficios (EOB) en su sitio web, y agréguela aquí.",
  "plan-paid":
    "Esta factura dice que su plan pagó una parte. La explicación de beneficios (EOB) del plan dice cuánto debe usted. Compárelas antes de pagar.",
  "at-or-below-free-line":
    "Sus ingresos son cerca del {percent}% del nivel federal de pobreza. No pasan del límite para la atención gratuita. El hospital decide.",
  "at-or-below-discount-line":
    "Sus ingresos son cerca del {percent}% del nivel federal de pobreza. No pasan del límite para un descuento. El hospital decide.",
  "household-above":
    "Sus ingresos pasan de los límites que conocemos. Es posible que los hospitales todavía ayuden con costos altos.",
  "household-unknown": "Necesitamos dos datos: cuántas personas hay en su hogar y cuánto gana usted.",
  "household-known": "Usted ya respondió esto.",
  "no-policy-known":
    "No sabemos de ninguna asistencia con este proveedor. Pregunte a su oficina de facturación.",
  "assistance-late":
    "La fecha límite para la solicitud ya pasó. Pida la ayuda de todos modos: es posible que el hospital todavía le ayude.",
  "not-audited": "Después de que se revise esta factura.",
  "errors-found": {
    one: "La factura se contradice o contradice a otro documento una vez. Es posible que esto la baje en {amount}.",
    many: "La factura se contradice o contradice a otro documento {count} de veces. Es posible que esto la baje en {amount}.",
    other:
      "La factura se contradice o contradice a otro documento {count} veces. Es posible que esto la baje en {amount}.",
  },
  "errors-found-without-amount": {
    one: "La factura se contradice o contradice a otro documento una vez.",
    many: "La factura se contradice o contradice a otro documento {count} de veces.",
    other: "La factura se contradice o contradice a otro documento {count} veces.",
  },
  "no-errors": "No encontramos ninguno.",
  "surprise-found":
    "La atención de emergencia fuera de su red no le cuesta más que dentro de ella. Es posible que esto baje la factura en {amount}.",
  "surprise-likely":
    "Según su plan, otro proveedor de ese día está dentro de la red. La atención fuera de la red en el lugar de ese proveedor muchas veces está protegida, a menos que usted haya firmado otra cosa.",
  "estimate-exceeded":
    "Es al menos $400 más alta que su estimado de buena fe. Es posible que esto la baje en {amount}. Decide un revisor federal, por una tarifa pequeña.",
  "questions-found": {
    one: "Tal vez 1 cosa esté mal, o tal vez esté bien. La oficina de facturación se lo puede decir.",
    many: "Tal vez {count} de cosas estén mal, o tal vez estén bien. La oficina de facturación se lo puede decir.",
    other:
      "Tal vez {count} cosas estén mal, o tal vez estén bien. La oficina de facturación se lo puede decir.",
  },
  "questions-without-amount": {
    one: "1 pregunta pequeña para hacer por teléfono.",
    many: "{count} de preguntas pequeñas para hacer por teléfono.",
    other: "{count} preguntas pequeñas para hacer por teléfono.",
  },
  "no-questions": "No encontramos ninguna.",
  overpaid: "Se pagaron {amount} más de lo que pide esta factura.",
  "nothing-to-refund": "La factura no muestra que se haya pagado nada de más.",
  "no-lines":
    "Esta factura muestra una sola cantidad. Una factura detallada dice cada servicio con su código. Con ella podemos revisarla.",
  "has-lines": "Esta factura dice cada uno de sus servicios.",
  "plan-refused": "Su plan denegó el pago. Pedirle que decida otra vez no cuesta nada.",
  "plan-refused-file-first":
    "Su plan denegó el pago. Pida el expediente de la reclamación junto con la apelación: muestra en qué se basa la decisión.",
  "plan-refused-providers-fault":
    "Su plan denegó esto porque el proveedor cometió un error. El proveedor no puede cobrárselo a usted. Pregunte primero al proveedor y no deje pasar el último día para apelar.",
  "ground-ambulance":
    "La ley federal no cubre las ambulancias terrestres, pero nadie las elige. Pida a su plan que la pague como si estuviera dentro de la red, y busque la ley de su estado.",
  "not-refused": "No sabemos de nada que su plan haya denegado.",
  "days-past": "La fecha límite para esto ya pasó.",
  "above-published":
    "La factura cobra más que los precios publicados o que las tarifas de Medicare por la misma atención.",
  "not-above-published":
    "Los cargos no son más altos que los precios publicados, o no hay ninguno para comparar.",
  "plan-price-holds": "Con su plan, el precio del plan es el que vale.",
  "cannot-pay-at-once": "Si no puede pagar todo de una vez, pida pagar cada mes, sin intereses.",
  "nothing-wrong-not-above":
    "No encontramos nada mal. Donde hay precios publicados, la factura no cobra más.",
  "nothing-wrong-plan-price": "No encontramos nada mal. Con un plan, el precio es lo que decidió el plan.",
  "nothing-wrong-plan-agrees": "No encontramos nada mal, y su plan dice que usted debe esta cantidad.",
  "nothing-wrong-uncompared":
    "No encontramos nada mal. No tenemos precios publicados para compararla: pregunte por el precio en efectivo antes de pagar.",
  "other-steps-first": "Todavía no: es posible que los pasos de arriba la bajen.",
  "nothing-due": "No hay nada que pagar.",
  "amount-unknown": "La factura no dice cuánto hay que pagar.",
  "letter-begun": "La carta está empezada. Envíela.",
  "letter-sent": "No haga nada todavía. La carta está enviada, y la otra parte tiene que responder.",
  "letter-sent-until":
    "No haga nada todavía. La carta está enviada, y la otra parte tiene hasta el {until} para responder.",
  "answer-overdue": "No llegó ninguna respuesta a tiempo. Vea qué puede hacer ahora.",
  "more-asked": "La otra parte quiere más documentos. Envíelos.",
  "result-to-note": "Llegó una respuesta. Anote cómo terminó.",
  "letter-won": "Aceptaron lo que usted pidió. Revise la factura corregida.",
  "letter-won-still-found":
    "Aceptaron lo que usted pidió, pero la factura guardada aquí todavía tiene el error. Escriba lo que dice la factura corregida.",
  "letter-lost": "No aceptaron lo que usted pidió.",
  "letter-lost-still-found":
    "No aceptaron lo que usted pidió. La página de la carta muestra qué puede hacer todavía. Si al final la factura está bien, dígalo junto al hallazgo.",
  "external-review-open": "El plan lo denegó otra vez. Un revisor independiente puede decidir.",
};

const story: Translation<English["story"]> = {
  next: "Qué hacer ahora",
  minutes: {
    one: "Cerca de 1 minuto",
    many: "Cerca de {count} de minutos",
    other: "Cerca de {count} minutos",
  },
  lastDay: "Fecha límite: {date}",
  daysLeft: { one: "queda 1 día", many: "quedan {count} de días", other: "quedan {count} días" },
  today: "hoy",
  nothingToDo: "No queda nada que hacer. Le avisaremos aquí cuando algo cambie.",
  checking: "Estamos revisando esta factura. En un momento, esta página mostrará lo que encontremos.",
  notChecked: "No pudimos revisar esta factura automáticamente. Inicie la revisión más abajo.",
  otherSteps: "Otros pasos ({count})",
  folded: "Pasos ya hechos, o que no son para esta factura",
  states: {
    open: "Usted puede hacer esto",
    waiting: "En espera de una respuesta",
    done: "Hecho",
    "not-for-you": "No es para esta factura",
  },
  openAppeal: "Ver la carta",
  doubt: {
    title: "Revise los números que no suman bien",
    show: "Mostrarlo en la factura",
    number: "Leímos {amount} como “{role}”.",
    other: "{amount} aparece en la factura, y no sabemos para qué es.",
    line: "Leímos {amount} como el cargo {number}.",
    offer: "No, es {amount}",
    confirm: "Están impresos así",
    correct: "Corregir un número",
    changedMeanwhile:
      "Otra ventana cambió esta factura. Su respuesta no se guardó. Mire los números como están ahora y responda otra vez.",
  },
  noRight: "Su permiso no incluye esto.",
  changes: {
    heading: "Desde el {date}",
    added: {
      one: "1 hallazgo nuevo",
      many: "{count} de hallazgos nuevos",
      other: "{count} hallazgos nuevos",
    },
    gone: {
      one: "1 hallazgo desapareció",
      many: "{count} de hallazgos desaparecieron",
      other: "{count} hallazgos desaparecieron",
    },
  },
  comesOff: {
    heading: "Posibles reducciones",
    caption: "De lo que hay que pagar, por razón. Nada se cuenta dos veces.",
    reason: "Razón",
    amount: "Posible reducción",
    all: "Total",
    strengths: {
      error: "un error",
      "rule conflict": "una regla de códigos: pregunte",
      question: "una pregunta",
      "price context": "un precio publicado",
      assistance: "el hospital decide",
    },
    bar: "De {asked}, es posible que se quiten {amount}",
  },
  payer: {
    legend: "¿Quién paga esta atención?",
    "self-pay": "Pago por mi cuenta, sin seguro",
    medicare: "Medicare",
    medicaid: "Medicaid, o el plan de mi estado para ingresos bajos",
    tricare: "Tricare, para familias de militares",
    "other-plan": "Otro plan de salud",
  },
  household: {
    private: "Las respuestas se quedan en su cuenta.",
    size: "¿Cuántas personas viven en su hogar?",
    income: "¿Cuánto gana su hogar en un año, antes de impuestos?",
    state: "¿En qué estado? (dos letras)",
  },
};

const timeline: Translation<English["timeline"]> = {
  heading: "Lo que pasó",
  bill: "Se escribió la factura.",
  added: "Usted agregó la factura aquí.",
  explanation: "{name} decidió.",
  planDecided: "Su plan decidió.",
  begun: "se empezó",
  letters: {
    one: "Ver la carta o apelación sobre esta factura",
    many: "Ver las {count} de cartas y apelaciones sobre esta factura",
    other: "Ver las {count} cartas y apelaciones sobre esta factura",
  },
  audited: "Revisamos la factura.",
  called: "Usted llamó.",
  calledPerson: "Usted habló con {person}.",
  reference: "Número de referencia {reference}.",
  promised: "Lo prometieron para el {date}.",
  lastDay: "Fecha límite: {step}",
  reminder: "Le enviaremos un recordatorio por correo electrónico: {what}, fecha límite el {day}.",
  answerBy: "La otra parte tiene que responder a más tardar ese día: {step}",
};

const visit: Translation<English["visit"]> = {
  heading: "Otras facturas de estos días",
  lead: "Por una visita, el hospital, sus médicos, un laboratorio y una ambulancia envían cada uno su factura. Díganos cuáles van juntas.",
  total: "Todas las facturas que usted juntó piden {amount}.",
  unnamed: "Una factura sin nombre",
  join: "Misma visita",
  part: "No es la misma visita",
  joined: "Usted las juntó.",
  sameDay: "Mismos días, mismo hospital.",
  sameDayOtherSender: "Mismos días, otro remitente.",
};

const twin: Translation<English["twin"]> = {
  heading: "¿Esta factura está aquí dos veces?",
  lead: "Otra factura, que se agregó el {date}, tiene el mismo remitente, el mismo día y las mismas cantidades.",
  see: "Ver la otra copia",
  delete: "Es la misma factura: borrar esta copia",
  two: "Son dos facturas",
};

export const billCase: Translation<English> = {
  answer,
  because,
  steps,
  reasons,
  story,
  timeline,
  visit,
  twin,
} as const;
