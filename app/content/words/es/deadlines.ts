import type { Translation } from "#app/domain/language/message.ts";
import type { deadlines as english } from "../en/deadlines.ts";

export const deadlines: Translation<typeof english> = {
  kinds: {
    "internal-appeal": {
      what: "Su plan debe recibir la apelación",
      rule: "180 días desde el día en que le llegó la denegación",
    },
    "plan-decision-urgent": {
      what: "Su plan debe decidir sobre la atención urgente",
      rule: "72 horas desde que llegó su apelación, contadas aquí en días",
    },
    "plan-decision-before-service": {
      what: "Su plan debe decidir sobre la atención que usted todavía no ha recibido",
      rule: "30 días desde el día en que llegó su apelación",
    },
    "plan-decision-after-service": {
      what: "Su plan debe decidir sobre la atención que usted ya recibió",
      rule: "60 días desde el día en que llegó su apelación",
    },
    "external-review": {
      what: "Pedir una revisión externa",
      rule: "Cuatro meses desde el día en que le llegó la denegación final",
    },
    "external-review-decision": {
      what: "El revisor debe decidir",
      rule: "45 días desde el día en que llegó su solicitud",
    },
    "good-faith-estimate": {
      what: "Iniciar la disputa sobre una factura mayor que su estimado",
      rule: "120 días desde el día en que le llegó la factura",
    },
    "collection-pause": {
      what: "Hasta entonces, un hospital sin fines de lucro no puede demandar, informar a las compañías de crédito ni dar pasos parecidos",
      rule: "120 días desde la fecha de la primera factura",
    },
    "charity-care": {
      what: "Solicitar asistencia financiera en un hospital sin fines de lucro",
      rule: "240 días desde la fecha de la primera factura",
    },
    "debt-validation": {
      what: "Disputar la deuda por escrito",
      rule: "30 días desde el día en que le llegó el aviso del cobrador de deudas",
    },
    "follow-up": { what: "Preguntar en qué va su carta", rule: "30 días después del día en que la envió" },
    "bill-due": { what: "La factura vence", rule: "Como dice la factura" },
    own: { what: "Su propia fecha límite", rule: "Como usted la anotó" },
    records: {
      what: "La oficina de expedientes debe responder, o decir por escrito por qué necesita más tiempo",
      rule: "30 días desde el día en que llegó su solicitud",
    },
    "records-extended": {
      what: "La oficina de expedientes debe responder, aunque haya usado su única prórroga",
      rule: "60 días desde el día en que llegó su solicitud",
    },
  },
  actors: {
    patient: "Usted",
    plan: "El plan",
    reviewer: "El revisor",
    hospital: "El hospital",
  },
  steps: {
    patient: "Le toca a usted",
    plan: "Le toca al plan",
    reviewer: "Le toca al revisor",
    hospital: "Le toca al hospital",
  },
  remedies: {
    "ask-for-late-appeal":
      "Envíe la apelación de todos modos, explique por qué la envía tarde y pida al plan que la acepte. Es posible que la denegación le dé más tiempo que la ley.",
    "ask-for-late-review":
      "Pida la revisión de todos modos y diga por qué la pide tarde. Es posible que el proceso de su estado le dé más tiempo.",
    "external-review-without-decision":
      "Pida una revisión externa. Si un plan no cumple las normas de las apelaciones, se puede tratar como si hubiera denegado su apelación.",
    "insurance-regulator":
      "Presente una queja ante la agencia que supervisa el plan: el departamento de seguros de su estado. Si es un plan que un empleador paga por su cuenta, es el Departamento de Trabajo de EE. UU. (1-866-444-3272).",
    "court-with-lawyer":
      "Pregunte a un abogado o a una oficina de ayuda legal gratuita si un tribunal puede ayudar y cuál es la fecha límite.",
    "dispute-with-hospital":
      "Pida por escrito que se respete el estimado de todos modos. Escriba a la oficina de facturación del hospital o a su defensor del paciente.",
    "apply-for-charity-care":
      "Solicite la asistencia financiera del hospital. Un hospital sin fines de lucro debe aceptar solicitudes en los 240 días después de la primera factura.",
    "ask-for-charity-care-anyway":
      "Solicite asistencia financiera de todos modos: es posible que el hospital acepte una solicitud tardía.",
    "ask-to-review-refusal":
      "Pida por escrito al hospital que vuelva a mirar su decisión. Diga qué no sabía o no tomó en cuenta: por ejemplo, un ingreso que terminó, una persona que faltó o gastos altos.",
    "dispute-debt-anyway":
      "Dispute la deuda por escrito de todos modos. El cobrador de deudas tiene que informar que está en disputa, aunque no tenga que probarla primero.",
    "complain-to-cfpb":
      "Presente una queja ante la Oficina para la Protección Financiera del Consumidor (CFPB).",
    "complain-to-civil-rights-office":
      "Presente una queja ante la Oficina de Derechos Civiles del Departamento de Salud y Servicios Humanos (HHS).",
    "request-records": "Pida sus registros. Incluyen sus registros de facturación.",
    negotiate: "Negocie: ofrezca una cantidad que los precios publicados respalden.",
    "payment-plan": "Pida un plan de pagos sin intereses.",
    "ask-how-it-stands":
      "Llame o escriba. Pregunte si llegó su carta, quién la tiene y para qué fecha le van a responder. Anote el día y el nombre, y elija otro día para preguntar otra vez.",
    "send-again":
      "Si no llegó, envíela otra vez con un comprobante de entrega, por ejemplo por correo certificado.",
    "ask-for-hold":
      "Pida a la oficina de facturación que ponga la cuenta en pausa mientras su carta sigue abierta. Pida que lo confirme por escrito.",
  },
  remedyLinks: {
    negotiate: "Calcular una oferta",
    complain: "Presentar una queja en su sitio web",
  },
  closedDays: {
    saturday: "un sábado",
    sunday: "un domingo",
    "new-year": "el Día de Año Nuevo",
    "martin-luther-king": "el día de Martin Luther King, Jr.",
    washington: "el Día de los Presidentes",
    "memorial-day": "el Día de los Caídos (Memorial Day)",
    juneteenth: "el Día de la Emancipación (Juneteenth)",
    "independence-day": "el Día de la Independencia",
    "labor-day": "el Día del Trabajo (Labor Day)",
    "columbus-day": "el Día de Colón (Columbus Day)",
    "veterans-day": "el Día de los Veteranos",
    thanksgiving: "el Día de Acción de Gracias",
    christmas: "el día de Navidad",
  },
  left: {
    days: { one: "queda {count} día", many: "quedan {count} de días", other: "quedan {count} días" },
    today: "hoy es el último día",
    past: { one: "hace {count} día", many: "hace {count} de días", other: "hace {count} días" },
  },
  closed: {
    moved: "El plazo llega al {day}, {why}, así que la fecha límite es el siguiente día hábil.",
    stays:
      "Ese día es {why}, y la ley no extiende el plazo. Envíelo o entréguelo a más tardar el {workingDay}.",
    others: "Ese día es {why}, así que es posible que la respuesta llegue un poco después.",
  },
  one: {
    lastDay: "{day} ({left})",
    counted: "{rule}: {start}.",
    chosen: "Usted eligió este día. Ninguna ley lo fija.",
    notLaw: "Es nuestra sugerencia, no una fecha límite legal. Puede cambiarla.",
    mayBeLonger: "Es posible que tenga más tiempo. En ese caso, lo dice el aviso o la política del hospital.",
    done: "Hecho",
  },
  right: {
    open: "{what}: la fecha límite es el {lastDay}. {rule}; contamos desde la fecha de esta factura, {start}. Si antes llegó otra factura por la misma atención, la fecha límite es más temprana.",
    openAtLeast:
      "{what}: tiene por lo menos hasta el {lastDay}. {rule}; contamos desde la fecha de esta factura, {start}. Si antes llegó otra factura por la misma atención, el plazo empezó con esa.",
    openByState:
      "Para la ayuda de la ley estatal ({law}), puede presentar una solicitud por lo menos hasta el {lastDay}.",
    endless:
      "Para la ayuda de la ley estatal ({law}), puede presentar una solicitud en cualquier momento. Es mejor hacerlo pronto: mientras no lo haga, es posible que la factura pase a cobranza.",
    pastByState:
      "Para la ayuda de la ley estatal ({law}), la fecha límite fue el {lastDay}. Es posible que los hospitales acepten una solicitud tardía. Esto todavía puede hacer:",
    past: "{what}: la fecha límite fue el {lastDay}. {rule}; contamos desde la fecha de esta factura, {start}. Si esta factura le llegó mucho después, es posible que todavía tenga tiempo. Esto todavía puede hacer:",
    undated: "{what}: {rule}. Esta factura no tiene fecha, así que no podemos calcular la fecha límite.",
  },
  list: {
    heading: "Fechas límite",
    groups: { past: "Pasadas", soon: "En las próximas dos semanas", later: "Más adelante" },
    more: "Mostrar {count} fechas límite",
    none: "No tiene próximas fechas límite, que sepamos.",
    calendar: "Agregarlas a su calendario (.ics)",
    calendarNote:
      "El calendario no tiene nombres ni cantidades, salvo en las fechas límite a las que usted puso nombre. También le enviamos recordatorios por correo electrónico 14, 3 y 1 días antes.",
    noReminders:
      "El calendario no tiene nombres ni cantidades, salvo en las fechas límite a las que usted puso nombre. Los recordatorios por correo están apagados. Puede activarlos en “Configurar perfil”.",
    calendarName: "Fechas límite de facturas médicas",
    calendarTitle: "Fecha límite: {what}",
    lookTitle: "Mirar en qué va su carta: {next}",
    lookText: "Sigue abierta y no hay nada más programado para ella. Anote qué ha pasado desde entonces.",
    zone: "Los días se cuentan según la {zone}, que es la de la mayor parte de su estado.",
    zoneOfOwner:
      "Los días se cuentan según la {zone}, que es la de la mayor parte del estado de la persona titular.",
    noZone:
      "Los días se cuentan según la hora del Este, porque no sabemos su código postal. <about>Agregue su código postal</about> si vive en otra zona horaria.",
    noZoneOfOwner:
      "Los días se cuentan según la hora del Este, porque no sabemos el código postal de la persona titular.",
  },
  denial: {
    what: "Apelar la decisión de su plan",
    explanation: "Explicación de beneficios",
    unnamed: "su plan",
    printed: "Está impresa en la explicación de su plan.",
    counted: "Se cuenta desde la fecha de la explicación de su plan, por el número de días impreso en ella.",
    law: "Según las normas federales, si su plan es {kind}. Revise los documentos de su plan.",
    firstLaw:
      "La fecha límite más temprana según las normas federales. La explicación no tiene ninguna impresa y no sabemos de qué tipo es su plan. Elíjalo en la página de la explicación.",
    kinds: {
      private: "el de un empleador o uno que usted compró",
      medicare: "Medicare Original",
      "medicare-advantage": "un plan Medicare Advantage",
      medicaid: "un plan de Medicaid",
    },
    noReminders:
      "Para la fecha límite de una explicación, los recordatorios por correo electrónico empiezan cuando usted inicia la apelación.",
  },
  dates: {
    denialReceivedOn: "Fecha en que le llegó la denegación del plan",
    appealReceivedOn: "Fecha en que el plan recibió su apelación",
    finalDenialReceivedOn: "Fecha en que le llegó la denegación final del plan",
    reviewAskedOn: "Fecha en que el revisor recibió su solicitud",
    estimatedBillReceivedOn: "Fecha en que le llegó la factura mayor que su estimado",
    firstBillOn: "Fecha de la primera factura después de la atención",
    collectorNoticeReceivedOn: "Fecha en que le llegó el aviso del cobrador de deudas",
    recordsAskedOn: "Fecha en que llegó su solicitud de registros",
  },
  datesForm: {
    open: "Fechas desde las que se cuentan los plazos",
    lead: "Ponga lo que sepa. Lo que anota arriba ya cuenta: tomamos el día en que la envió como el día en que llegó.",
    plan: "El plan",
    planKind: "Quién decide sobre la reclamación",
    timing: "De qué atención se trata",
    bill: "La factura",
    others: "Otras fechas",
    submit: "Guardar las fechas",
  },
  daysForm: {
    open: "Sus propias fechas límite, y cuándo vence la factura",
    lead: "Aparecen con sus fechas límite y en su calendario, y se las recordamos como las demás.",
    followUpOn: "Fecha para preguntar en qué va",
    followUpHint: "Deje el campo vacío para que sean 30 días después de enviarla.",
    billDueOn: "La factura vence el",
    own: "Su propia fecha límite {number}",
    name: "Qué es",
    on: "Día",
    submit: "Guardar estos días",
  },
  timings: {
    "after-service": "Atención que ya recibió",
    "before-service": "Atención que todavía no ha recibido",
    urgent: "Atención urgente",
  },
  plans: {
    private: "Un plan privado o de un empleador",
    medicare: "Medicare",
    medicaid: "Medicaid",
    none: "Sin seguro médico",
  },
} as const;
