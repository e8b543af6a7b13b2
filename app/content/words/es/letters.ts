import type { Translation } from "#app/domain/language/message.ts";
import type { letters as english } from "../en/letters.ts";

/** What letters say, for the person who signs them: the English letter is the one that is sent. */
export const letters: Translation<typeof english> = {
  kinds: {
    "itemised-bill": {
      name: "Pedir una factura detallada",
      subject: "Solicitud de una factura detallada",
      paragraphs: {
        opening:
          "Por favor, envíenme una factura detallada de los servicios indicados arriba. Su estado de cuenta con fecha del {statementDate} me pide pagar {balanceCents}, y no puedo comprobar esa cantidad sin una lista de los cargos.",
        wanted:
          "De cada cargo necesito la fecha de servicio y el código de procedimiento (CPT o HCPCS) con sus modificadores. También necesito el código de ingresos (revenue code), el número de unidades y la cantidad. Por favor, indiquen también cada ajuste y cada pago con su fecha.",
        right:
          "Los registros de facturación son parte de los registros que la ley federal me permite ver y copiar (45 CFR 164.501 y 164.524). Por favor, traten esta carta como una solicitud según esa ley y respondan en un plazo de 30 días.",
        hold: "Necesito la factura detallada y tiempo para leerla. Hasta entonces, por favor, no agreguen recargos, no informen de esta cuenta a una compañía de informes de crédito y no la envíen a una agencia de cobros.",
      },
    },
    "billing-error": {
      name: "Disputar errores de facturación",
      subject: "Disputa de errores de facturación",
      paragraphs: {
        opening:
          "He revisado su factura con fecha del {statementDate} y disputo lo que se indica abajo. Por favor, corríjanla y envíenme una factura corregida.",
        explanation:
          "Según la explicación de beneficios de {payerName}, debo {owedCents} por esta atención. Adjunto una copia.",
        answer:
          "Si consideran que un cargo es correcto, por favor, díganme por escrito por qué, con la parte del expediente que lo respalda. Pagaré lo que de verdad deba.",
        hold: "Mientras revisan esto, por favor, no agreguen recargos, no informen de esta cuenta a una compañía de informes de crédito y no la envíen a una agencia de cobros.",
      },
    },
    coding: {
      name: "Pedir una revisión de los códigos",
      subject: "Solicitud de una revisión de los códigos",
      paragraphs: {
        opening:
          "Por favor, que un codificador certificado revise los códigos de procedimiento de su factura con fecha del {statementDate}. Debe compararlos con el expediente médico. En los puntos siguientes, los códigos no parecen coincidir con las normas de codificación publicadas:",
        answer:
          "Sobre cada punto, por favor, díganme por escrito qué encontró la revisión. Si un código cambia, por favor, envíenme una factura corregida y envíen a mi plan de salud una reclamación corregida.",
        hold: "Mientras dura la revisión, por favor, no agreguen recargos, no informen de esta cuenta a una compañía de informes de crédito y no la envíen a una agencia de cobros.",
      },
    },
    "internal-appeal": {
      name: "Apelar una reclamación denegada",
      subject: "Apelación de la denegación de una reclamación",
      paragraphs: {
        opening:
          "Apelo su decisión del {denialDate} sobre la reclamación indicada arriba, por servicios de {providerName}. Su aviso da esta razón: “{denialReason}”",
        services: "Su aviso deniega lo siguiente:\n{deniedServices}",
        fileFirst:
          "Antes de decidir, por favor, envíenme sin costo todo el expediente de esta reclamación: {firstPapers}. No puedo responder a lo que no he visto. Por favor, acepten esta carta como mi apelación, presentada a tiempo, y permítanme agregar algo después de leer el expediente.",
        reason: "La reclamación se debe pagar por esta razón: {appealReason}",
        papers: "Por favor, envíenme sin costo: {otherPapers}.",
        review:
          "Por favor, que decida la apelación alguien que no participó en la primera decisión y que no depende de quien la tomó. Si la decisión se basa en un criterio médico, quien revisa debe consultar a un profesional de la salud con formación en ese campo de la medicina (29 CFR 2560.503-1(h)(3)).",
        file: "Por favor, envíenme también sin costo los documentos, los registros y la demás información que importa para mi reclamación. Por favor, incluyan los términos del plan, las guías y los criterios en que se basó la decisión, y los nombres de los expertos a quienes consultaron (29 CFR 2560.503-1(h)(2)(iii)).",
        decision:
          "Por favor, decidan por escrito dentro del plazo que corresponde. Son 72 horas si la atención es urgente, 30 días si todavía no se ha dado y 60 días si ya se dio. Si no cambian su decisión, por favor, díganme cómo pedir una revisión externa.",
        medicare:
          "Por favor, traten esta carta como una solicitud de redeterminación (42 CFR 405.942). Por favor, que la decida alguien que no participó en la primera decisión. Por favor, envíenme también los documentos y las normas de cobertura en que se basó la decisión. Si no cambian la decisión, por favor, díganme por escrito por qué y cómo pedir una reconsideración.",
        medicareAdvantage:
          "Por favor, traten esta carta como una solicitud de reconsideración (42 CFR 422.582). Por favor, que la decida alguien que no participó en la primera decisión. Por favor, envíenme también el expediente de mi caso y las normas de cobertura en que se basó la decisión. Si no cambian la decisión, por favor, envíen el caso al revisor independiente.",
        medicaid:
          "Por favor, traten esta carta como una apelación según 42 CFR 438.402. Por favor, que la decida alguien que no participó en la primera decisión. Por favor, envíenme también sin costo el expediente de mi caso, con tiempo suficiente antes de decidir. Por favor, resuelvan la apelación dentro del plazo que fija 42 CFR 438.408. Si no cambian la decisión, por favor, díganme cómo pedir una audiencia imparcial estatal. Si mis beneficios vienen directamente del estado, por favor, díganme de inmediato adónde tiene que ir esta apelación.",
        publicProgram:
          "Por favor, que decida la apelación alguien que no participó en la primera decisión. Por favor, envíenme también los documentos y las normas de cobertura en que se basó la decisión. Si otra oficina decide sobre esta apelación, por favor, díganme de inmediato cuál. Si no cambian la decisión, por favor, díganme por escrito por qué y cuál es el paso siguiente.",
      },
    },
    "external-review": {
      name: "Pedir una revisión externa",
      subject: "Solicitud de una revisión externa",
      paragraphs: {
        opening:
          "Pido una revisión externa de la reclamación indicada arriba, por servicios de {providerName}. Por favor, que la decida una organización de revisión independiente (45 CFR 147.136; para planes de empleadores, 29 CFR 2590.715-2719). Su decisión final tiene fecha del {finalDenialDate}. La norma da cuatro meses para pedir la revisión después de que llega ese aviso.",
        reason: "La decisión se debe revocar por esta razón: {appealReason}",
        forward:
          "Por favor, envíen al revisor todo lo que consideraron. Por favor, díganme también qué organización va a revisar la reclamación y cómo puedo enviarle más información.",
        urgency:
          "Si falta algo en esta solicitud, por favor, díganme de inmediato qué es, para que pueda enviarlo a tiempo.",
      },
    },
    "good-faith-estimate": {
      name: "Disputar una factura mayor que su estimado",
      subject: "Disputa entre paciente y proveedor: factura mayor que el estimado de buena fe",
      paragraphs: {
        opening:
          "Deseo iniciar una disputa entre paciente y proveedor según 45 CFR 149.620. Para los servicios indicados arriba, de {providerName}, yo no tenía seguro o no lo usé.",
        amounts:
          "El estimado de buena fe con fecha del {estimateDate} fue de {estimateCents} para este proveedor. La factura con fecha del {statementDate} cobra {chargesCents} después de los descuentos. Una factura se puede disputar cuando es por lo menos $400 mayor que el estimado y la disputa se inicia en los 120 días después de la factura.",
        wanted:
          "Por favor, revisen los cargos. Pido no pagar más que el estimado, a menos que el proveedor demuestre que la diferencia viene de atención necesaria que no pudo prever.",
        contact:
          "Adjunto el formulario de la disputa y los documentos. Por favor, díganme cómo pagar la tarifa de $25. Me pueden contactar en la dirección de arriba.",
        hold: "Entiendo que, mientras la disputa sigue abierta, el proveedor no debe pasar esta factura a cobranza ni amenazar con eso. Tampoco debe sumarle recargos por mora.",
      },
    },
    "surprise-billing": {
      name: "Quejarse por una factura sorpresa",
      subject: "Queja por una factura médica sorpresa",
      paragraphs: {
        opening:
          "Deseo presentar una queja por una factura de {providerName} con fecha del {statementDate}. Me pide pagar {balanceCents}. Creo que eso es más de lo que permite la Ley Sin Sorpresas (No Surprises Act).",
        explanation: "Según la explicación de beneficios de {payerName}, debo {owedCents} por esta atención.",
        claimsIntro: "Esto es lo que encontré:",
        consent:
          "Si el proveedor dice que acepté renunciar a estas protecciones, por favor, pídanle el aviso que firmé. Por favor, pídanle también el día y la hora en que se me entregó ese aviso.",
        wanted:
          "Por favor, investiguen esta queja (45 CFR 149.450) y díganme por escrito qué encuentran. Si el proveedor no tiene permitido cobrar la diferencia, por favor, hagan que se corrija la factura.",
      },
    },
    "charity-care": {
      name: "Solicitar asistencia financiera",
      subject: "Solicitud de asistencia financiera",
      paragraphs: {
        opening:
          "Pido asistencia financiera para la factura indicada arriba, de la que se deben {balanceCents}. Por favor, envíenme su política de asistencia financiera, el resumen en lenguaje sencillo y la solicitud. Por favor, traten esta carta como el comienzo de mi solicitud.",
        household:
          "El número de personas en mi hogar es {householdSize}. Nuestros ingresos antes de impuestos son de {incomeCents} al año.",
        programs:
          "Una persona de mi hogar recibe {programs}. Por favor, díganme si eso basta para cumplir los requisitos.",
        policy: "{policyLines} Por favor, apliquen esto, o su política actual si da más.",
        right:
          "Un hospital sin fines de lucro debe aceptar solicitudes por lo menos durante 240 días después de la primera factura (26 CFR 1.501(r)-1(b)(3) y 1.501(r)-6(c)). Para la atención de emergencia y otra atención médicamente necesaria, la ley pone un tope. A quien cumple los requisitos no se le puede cobrar más que los montos generalmente facturados a pacientes con seguro (26 CFR 1.501(r)-5).",
        stateRights:
          "{stateRights} Por favor, díganme por escrito si esto vale para esta factura y, si es así, cómo se ha cumplido.",
        hold: "Por favor, suspendan todo cobro de esta cuenta hasta que ustedes hayan decidido. Si he pagado más de lo que resulte que debo, por favor, reembolsen la diferencia.",
        answer:
          "Si no cumplo los requisitos, por favor, díganme por escrito por qué, y qué descuento o plan de pagos pueden ofrecer en su lugar.",
      },
    },
    negotiation: {
      name: "Hacer una oferta para liquidar una factura",
      subject: "Oferta para liquidar la cuenta",
      paragraphs: {
        opening:
          "Quisiera liquidar la factura indicada arriba, de la que se deben {balanceCents}. Ofrezco {offerCents} como pago total.",
        claimsIntro: "La oferta toma en cuenta estos precios publicados:",
        terms:
          "Si aceptan, por favor, confirmen por escrito que {offerCents} liquida la cuenta y que no se deberá nada más por ella. Por favor, confirmen también que no se venderá ni se informará de ella a una compañía de informes de crédito. Pagaré en los 30 días después de su carta.",
        reserve: "Esta oferta no significa que acepto como correcta la cantidad facturada.",
      },
    },
    "debt-validation": {
      name: "Pedir a un cobrador que pruebe una deuda",
      subject: "Disputa de una deuda y solicitud de validación",
      paragraphs: {
        opening:
          "Les escribo sobre la deuda que describe su aviso con fecha del {noticeDate}, que según ustedes debo a {providerName}. La disputo y les pido que la validen (15 U.S.C. 1692g).",
        wanted:
          "Por favor, envíenme el nombre y la dirección del acreedor original y las fechas de servicio. Por favor, envíen también un detalle de los cargos, pagos, ajustes, intereses y recargos que forman la cantidad. Por favor, incluyan los documentos que muestran que ustedes pueden cobrarla.",
        stop: "Cuando una deuda se disputa por escrito en los 30 días después de que llega el aviso, el cobro debe parar hasta que se haya enviado la verificación por correo (15 U.S.C. 1692g(b)). Por favor, confirmen que ha parado.",
        stateRights:
          "{stateRights} Por favor, díganme por escrito si esto vale para esta deuda y, si es así, cómo se ha cumplido.",
        report:
          "Por favor, digan también a todos a quienes informan de esta deuda que está en disputa (15 U.S.C. 1692e(8)).",
        reserve: "Con esta carta no admito que debo esta deuda, y no es una promesa de pagarla.",
      },
    },
    "records-access": {
      name: "Pedir sus registros",
      subject: "Solicitud de acceso a mis registros",
      paragraphs: {
        opening:
          "Según 45 CFR 164.524, pido una copia de mis registros médicos y de facturación de los servicios indicados arriba.",
        wanted:
          "Por favor, incluyan la factura detallada, la reclamación como se envió a mi plan de salud y la respuesta del plan. Por favor, incluyan también las órdenes, las notas, los resultados de pruebas, el registro de los medicamentos dados y el resumen de alta.",
        form: "Por favor, envíen los registros como archivos electrónicos si los guardan así, y en papel si no. La norma les da 30 días, con una sola prórroga de 30 días si me dicen la razón por escrito. Una tarifa solo puede cubrir el costo de la copia.",
        denial:
          "Si deniegan una parte de esta solicitud, por favor, díganme por escrito qué parte, por qué y cómo puedo hacer que eso se revise.",
      },
    },
    "payment-plan": {
      name: "Pedir un plan de pagos",
      subject: "Solicitud de un plan de pagos",
      paragraphs: {
        opening:
          "No puedo pagar de una sola vez los {balanceCents} que se deben por la factura indicada arriba. Pido pagar {monthlyCents} al mes, a partir del {firstPaymentDate}, sin intereses ni recargos.",
        assistance:
          "Antes de ponernos de acuerdo, por favor, díganme si es posible que cumpla los requisitos para la asistencia financiera, y envíenme la solicitud.",
        confirm:
          "Por favor, confirmen el plan por escrito, con la cantidad y el día de cada pago. Por favor, confirmen también que, mientras yo pague a tiempo, no se informará de la cuenta a una compañía de informes de crédito ni se enviará a una agencia de cobros.",
        terms:
          "Un acuerdo por escrito para pagar en más de cuatro pagos parciales puede ser crédito al consumidor según la ley federal (12 CFR 1026.2(a)(17)). Si eso vale aquí, por favor, envíenme la información que esa norma exige.",
      },
    },
  },
  slots: {
    patientName: "paciente",
    providerName: "proveedor",
    accountNumber: "número de cuenta",
    serviceDates: "fecha de servicio",
    statementDate: "fecha de la factura",
    chargesCents: "cargos totales",
    balanceCents: "cantidad a pagar",
    payerName: "plan de salud",
    memberNumber: "número de identificación del miembro",
    claimNumber: "número de reclamación",
    owedCents: "lo que el plan dice que debo",
    denialDate: "fecha de la denegación",
    denialReason: "razón de la denegación",
    appealReason: "por qué se debe pagar la reclamación",
    deniedServices: "servicios que se denegaron",
    firstPapers: "documentos de la reclamación",
    otherPapers: "documentos de la reclamación",
    finalDenialDate: "fecha de la denegación final",
    estimateDate: "fecha del estimado",
    estimateCents: "cantidad del estimado",
    householdSize: "personas en el hogar",
    incomeCents: "ingresos de un año",
    policyLines: "lo que dice la política",
    stateRights: "lo que dice la ley del estado",
    programs: "programas",
    offerCents: "cantidad ofrecida",
    monthlyCents: "cantidad al mes",
    firstPaymentDate: "día del primer pago",
    collectorName: "agencia de cobros",
    collectorReference: "número de referencia",
    noticeDate: "fecha del aviso",
  },
  recipients: {
    "billing-office": { office: "Departamento de Facturación" },
    "records-office": { office: "Departamento de Expedientes Médicos" },
    "assistance-office": { office: "Departamento de Asistencia Financiera" },
    "plan-appeals": { office: "Departamento de Apelaciones" },
    "plan-external-review": { office: "Revisión Externa" },
    "federal-dispute": {
      name: "Departamento de Salud y Servicios Humanos (HHS)",
      office: "Resolución de Disputas entre Pacientes y Proveedores",
    },
    "help-desk": {
      name: "Centros de Servicios de Medicare y Medicaid (CMS)",
      office: "Centro de ayuda de la Ley Sin Sorpresas (No Surprises Help Desk)",
    },
    collector: { office: "Disputas" },
  },
  enclosures: {
    bill: "Copia de la factura",
    explanation: "Copia de la explicación de beneficios",
    denial: "Copia del aviso de denegación",
    "final-denial": "Copia del aviso de denegación final",
    "supporting-records": "Copias de los registros que respaldan la reclamación",
    estimate: "Copia del estimado de buena fe",
    "dispute-form": "Formulario de disputa entre paciente y proveedor (cms.gov/nosurprises)",
    "income-proof": "Comprobante de ingresos",
    "collector-notice": "Copia del aviso",
    "price-evidence": "Copias de los precios publicados",
  },
  letter: {
    blank: "[{name}]",
    blanks: {
      name: "su nombre",
      street: "calle y número",
      place: "ciudad, estado, código postal",
      recipientAddress: "dirección de esta oficina",
    },
    reference: "{name}: {value}",
    days: "del {first} al {last}",
    salutation: "A quien corresponda:",
    closing: "Atentamente,",
    enclosures: { one: "Adjunto:", many: "Adjuntos:", other: "Adjuntos:" },
    untitled: "Carta",
    page: "{name}, página {page} de {pageCount}",
  },
  claim: {
    line: "Línea {number}: {facts}",
    more: {
      one: "… y {count} línea más",
      many: "… y {count} de líneas más",
      other: "… y {count} líneas más",
    },
    quoted: "“{description}”",
    amount: "Cantidad en duda: {amount}.",
    rule: "Fuente: {title}, {url}",
    ruleOfEdition: "Fuente: {title}, edición {edition}, {url}",
    price: "Fuente: archivo de precios del {date}",
    undatedPrice: "Fuente: archivo de precios sin fecha",
    linked: "{source}, {url}",
  },
  fax: {
    heading: "Fax",
    to: "Para: {name}",
    number: "Número de fax: {blank}",
    numberBlank: "número de fax",
    from: "De: {name}",
    phone: "Teléfono: {phone}",
    date: "Fecha: {date}",
    subject: "Asunto: {subject}",
    pages: "Páginas, con esta: {pageCount}",
    pagesAndEnclosures: "Páginas, con esta: {pageCount}, y adjuntos: {blank}",
    pagesBlank: "número de páginas",
    notice:
      "Estas páginas contienen información de salud privada. Si usted no es la persona o la oficina indicada arriba, por favor, no las lea, no las copie y no las pase a nadie. Por favor, llame a quien las envió y destrúyalas.",
  },
} as const;
