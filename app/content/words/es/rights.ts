import type { Translation } from "#app/domain/language/message.ts";
import type { rights as english } from "../en/rights.ts";

export const rights: Translation<typeof english> = {
  index: {
    title: "Deudas médicas: sus derechos por estado",
    description:
      "Lo que los hospitales y los cobradores pueden y no pueden hacer por una factura médica en cada estado, quién recibe quejas, y nuestras fuentes.",
    keywords: "deuda médica, ley estatal, agencia de cobros, informe de crédito, embargo del salario, queja",
    lead: "Elija su estado. Verá qué debe pasar antes de que una factura vaya a cobranza, qué no puede hacer un cobrador y a quién llamar.",
    states: "Estados",
    rules: {
      one: "{count} norma hasta ahora",
      many: "{count} de normas hasta ahora",
      other: "{count} normas hasta ahora",
    },
    timeOnly: "solo el plazo para demandar hasta ahora",
    nothing: "nada confirmado hasta ahora",
    notTerritories: "Todavía no hemos leído nada sobre Puerto Rico ni los demás territorios.",
  },
  page: {
    title: "Deudas médicas en {state}: sus derechos",
    description:
      "Lo que los hospitales y los cobradores pueden y no pueden hacer por una deuda médica en {state}, y quién recibe quejas, con las fuentes.",
    keywords:
      "{state} ley de deudas médicas, {state} agencia de cobros, {state} embargo del salario, {state} informe de crédito",
    heading: "Deudas médicas en {state}: sus derechos",
    answer: "En pocas palabras",
    lead: "En {state}: {rule}",
    timeLead: {
      same: "En {state}, un acreedor tiene cerca de {years} años para demandar por una factura.",
      range: "En {state}, un acreedor tiene cerca de {least} a {most} años para demandar por una factura.",
    },
    nothingElse: "Todavía no hemos leído nada más sobre {state}. Eso no significa que no tenga ninguna ley.",
    federalHolds: "Las normas federales valen en todas partes. Están abajo.",
    parts: {
      label: "En esta página",
      time: "Cuánto tiempo tiene un acreedor para demandar",
      complaints: "Dónde presentar una queja",
      federal: "Normas federales",
    },
    notAdvice:
      "Esto es información, no asesoría legal. Pregunte por su propio caso a una oficina de ayuda legal gratuita.",
    whatCounts:
      "Cada ley define qué deudas son médicas. La deuda de una tarjeta de crédito general casi nunca está incluida. La de una tarjeta solo para atención médica muchas veces sí. Es posible que todavía deba una deuda que no está en su informe de crédito.",
    whoIsBound: "Vale para {parties}.",
    data: "Lo mismo como datos: <json>JSON</json>, <csv>todos los estados en CSV</csv>.",
  },
  topics: {
    "screening-before-collection": "Revisar si hay ayuda antes de cobrar",
    "notice-before-collection": "Aviso antes de cobrar",
    "lawsuit-limits": "Plazos de espera, demandas y venta de la deuda",
    "credit-reporting": "Informes de crédito",
    garnishment: "Salario y bienes",
    "home-lien": "Su casa",
    interest: "Intereses",
    "payment-plan": "Planes de pagos",
    enforcer: "Quién hace cumplir la ley",
  },
  parties: {
    hospitals: "hospitales",
    "large-facilities": "centros de salud grandes",
    providers: "proveedores de atención médica",
    collectors: "cobradores de deudas",
    "credit-bureaus": "compañías de informes de crédito",
    lenders: "prestamistas",
    creditors: "toda persona o empresa a la que se le debe dinero",
    "judgment-creditors": "toda persona o empresa que ganó una sentencia",
  },
  disputed:
    "Esto vale a menos que una corte decida otra cosa: es posible que la ley federal esté por encima.",
  inForce: {
    since: "En vigor desde el {day}.",
    sinceUntil: "En vigor desde el {day} hasta el {until}, ese día incluido.",
    unknown: "No hemos leído cuándo entró en vigor.",
  },
  read: {
    text: "Leímos el texto de la ley el {day}: “{source}”.",
    older: "El {day} leímos un texto anterior de la ley: “{source}”. Compruébelo en la ley vigente.",
    secondary: "De fuentes secundarias, leídas el {day}: “{source}”. Compruébelo en la ley.",
  },
  briefly: {
    text: "leímos el texto de la ley",
    older: "leímos un texto anterior; compruébelo en la ley vigente",
    secondary: "de fuentes secundarias; compruébelo en la ley",
  },
  limitation: {
    heading: "Cuánto tiempo tiene un acreedor para demandar",
    years: {
      "medical-bill": {
        one: "Facturas médicas: cerca de {count} año.",
        many: "Facturas médicas: cerca de {count} de años.",
        other: "Facturas médicas: cerca de {count} años.",
      },
      written: {
        one: "Contrato escrito: cerca de {count} año.",
        many: "Contrato escrito: cerca de {count} de años.",
        other: "Contrato escrito: cerca de {count} años.",
      },
      "open-account": {
        one: "Cuenta abierta o contrato no escrito: cerca de {count} año.",
        many: "Cuenta abierta o contrato no escrito: cerca de {count} de años.",
        other: "Cuenta abierta o contrato no escrito: cerca de {count} años.",
      },
    },
    notes: {
      "ar-medical-unchecked": "No hemos comprobado si vale un plazo más corto para los servicios médicos.",
      "ca-unwritten": "Un texto sobre la ley da 2 años para contratos no escritos (sección 339).",
      "fl-facilities-first":
        "Para un hospital u otro centro de salud con licencia, primero vale la norma para facturas médicas.",
      "fl-licensed-facilities":
        "Para deudas con hospitales y otros centros de salud con licencia. No hemos leído el texto final, ni cuándo empieza el plazo.",
      "in-other-contracts": "Otros contratos escritos: 10 años (34-11-2-11). Una lista da los dos.",
      "md-sealed":
        "Documentos con sello: 12 años, pero no para contratos de hospitales desde el 1 de octubre de 2025.",
      "ms-debt-ends":
        "Un texto sobre la ley dice que la deuda misma termina cuando vence este plazo (15-1-3).",
      "no-revival": "Un texto sobre la ley dice que un pago en parte no hace empezar el plazo de nuevo.",
      "ny-from-treatment":
        "Para hospitales y profesionales con licencia, contado desde el tratamiento. Las listas que dicen 6 años son viejas.",
    },
    disagree: {
      written: "Contrato escrito: las listas que leímos no coinciden, así que no mostramos ningún número.",
      "open-account":
        "Cuenta abierta o contrato no escrito: las listas que leímos no coinciden, así que no mostramos ningún número.",
    },
    care: "Un formulario que usted firmó en un hospital puede ser un contrato escrito, o no. Cuando vence el plazo, termina el derecho a demandar. En la mayoría de los casos, la deuda no termina. En algunos estados, un pago hace empezar el plazo de nuevo. Pregunte a una oficina de ayuda legal gratuita antes de pagar algo de una deuda vieja.",
    limit:
      "Un cobrador puede pedirle que pague una deuda vieja, pero no puede demandarle ni amenazar con eso (12 CFR 1006.26(b)).",
  },
  federal: {
    heading: "Normas federales en todos los estados",
    topics: {
      "nonprofit-hospitals": "Hospitales sin fines de lucro",
      collectors: "Agencias de cobros y compradores de deudas",
      "credit-reports": "Informes de crédito",
    },
    about: {
      "nonprofit-hospitals": "Para hospitales 501(c)(3). Pregunte al hospital si es uno de ellos.",
      collectors: "En general, estas normas no son para un hospital que cobra su propia factura.",
      "credit-reports": "Nada de esto cubre las tarjetas de crédito generales.",
    },
    rules: {
      "aid-first":
        "El hospital debe hacer esfuerzos razonables para saber si usted puede recibir ayuda, antes de cualquier medida extraordinaria de cobro.",
      agents: "Lo que hace un cobrador o un comprador de la deuda cuenta como hecho por el propio hospital.",
      steps:
        "Esas medidas son vender la deuda o informar de ella a una compañía de informes de crédito. También son negar atención por facturas viejas, gravámenes, demandas, embargos y arresto.",
      wait: "El hospital debe esperar por lo menos 120 días desde la primera factura después del alta.",
      notice:
        "Por lo menos 30 días antes de una medida así, debe enviar un aviso escrito que nombre las medidas, con su resumen en lenguaje sencillo.",
      application:
        "Una solicitud en los 240 días después de la primera factura tras el alta detiene esas medidas hasta que se decida. Si usted pagó más de lo que debe, el resto se le devuelve; es posible que no se devuelvan menos de $5.",
      validation:
        "Un cobrador debe informarle de la deuda en su primer mensaje, o en los 5 días después de ese mensaje.",
      dispute:
        "Si usted disputa la deuda por escrito en un plazo de 30 días, el cobro se detiene hasta que el cobrador responda. Guardar silencio no es admitir que la debe.",
      calls:
        "A menos que el cobrador demuestre otra cosa, más de 7 llamadas en 7 días por una deuda cuentan como acoso. También una llamada en los 7 días después de que habló con usted.",
      hours:
        "Un cobrador no puede comunicarse con usted antes de las 8 a. m. ni después de las 9 p. m., hora de donde usted está.",
      "time-barred":
        "Un cobrador no puede demandar, ni amenazar con demandar, por una deuda que es demasiado vieja. Todavía puede pedirle que pague.",
      "before-reporting":
        "Antes de informar de una deuda a una compañía de informes de crédito, un cobrador debe hablar con usted, o escribirle y esperar. Esperar 14 días es razonable.",
      wages:
        "Del salario de una semana, una sentencia puede tomar como máximo el 25% de lo que queda después de los descuentos obligatorios. Nunca puede tomar más que la parte que pasa de 30 veces el salario mínimo federal por hora.",
      "seven-years":
        "Las cuentas en cobranza salen de los informes de crédito después de 7 años. Se cuentan desde 180 días después del primer pago que faltó.",
      veterans:
        "La deuda médica de un veterano queda fuera de los informes de crédito nacionales durante 1 año después de la atención. También queda fuera cuando se pagó o se liquidó. Las dos cosas valen si la compañía lo sabe.",
      "bureaus-choice":
        "Equifax, Experian y TransUnion no incluyen deudas médicas que están pagadas, que tienen menos de un año o que empezaron con menos de $500. Lo deciden ellas mismas. Eso no le da ningún derecho.",
      "struck-down":
        "Una norma federal habría quitado todas las facturas médicas de los informes de crédito. Se anuló el 11 de julio de 2025. Algunas páginas todavía la describen como ley.",
      "pre-emption":
        "La Oficina para la Protección Financiera del Consumidor (CFPB) dice que la ley federal está por encima de la mayoría de las normas de los estados sobre informes de crédito. Deciden las cortes, y no coinciden.",
    },
  },
  complaints: {
    heading: "Dónde presentar una queja",
    kinds: {
      collector: "Un cobrador de deudas o una compañía de informes de crédito",
      surprise: "Una factura sorpresa, o una factura mayor que su estimado",
      insured: "Un plan que usted compró, o el plan asegurado de un empleador",
      "self-funded": "Un plan autofinanciado de un empleador privado",
      marketplace: "Un plan del Mercado de Seguros Médicos",
      medicare: "Medicare",
      medicaid: "Medicaid",
      tricare: "TRICARE",
      va: "Asuntos de Veteranos (VA)",
      "no-prices": "Un hospital que no publica sus precios",
    },
    about: {
      collector:
        "Primero dispute la deuda por escrito con el cobrador o con la compañía de informes de crédito.",
      surprise:
        "El centro de ayuda revisa e investiga las quejas. Las pasa al estado cuando es el estado quien hace cumplir las normas. No puede fijar el precio.",
      insured: "Primero use la apelación del propio plan.",
      "self-funded":
        "Primero use la apelación del propio plan. La ley de seguros del estado no vale para estos planes. Esto no es para planes del gobierno ni de iglesias.",
      marketplace:
        "Para inscribirse, pregunte al Mercado. Por una reclamación denegada, pregunte al departamento de seguros de su estado.",
      medicare: "Primero pregunte al proveedor, o al plan Medicare Advantage. SHIP ayuda sin costo.",
      medicaid:
        "Pregunte a la agencia de Medicaid de su estado o a su plan, y pida una audiencia imparcial (42 CFR 431 y 438). Un proveedor de Medicaid debe aceptar lo que paga Medicaid y su copago como pago total (42 CFR 447.15). Esto es de fuentes secundarias, leídas el 29 de noviembre de 2026. No hemos comprobado el número de ninguna agencia.",
      tricare:
        "Primero pregunte al contratista regional. El oficial de un hospital militar escribe a los cobradores y a las compañías de informes de crédito.",
      va: "Dispute por escrito una factura de copagos en su centro médico del VA. Hágalo en un plazo de 30 días para evitar recargos por mora.",
      "no-prices": "Escriba a PriceTransparencyHospitalCharges@cms.hhs.gov.",
    },
    review: {
      state:
        "Una denegación puede ir a una revisión externa a cargo del estado. Su carta de denegación final explica cómo pedirla.",
      federal:
        "Una denegación puede ir a una revisión externa federal. Su carta de denegación final explica cómo pedirla.",
      unknown:
        "Nuestras fuentes no coinciden en quién revisa una denegación. Su carta de denegación final explica cómo pedir una revisión.",
    },
    noAttorneyGeneral: "No hemos comprobado ningún número del fiscal general de {state}.",
    checked: {
      text: "Comprobado el {day} en la página de la propia agencia: “{source}”.",
      secondary: "Comprobado el {day} en: “{source}”.",
    },
  },
  story: {
    heading: "Lo que un cobrador puede y no puede hacer en {state}",
    basis: {
      home: "Usamos {state} por la dirección de usted.",
      hospital: "Usamos {state} por el hospital. Si usted vive en otro lugar, vea su propio estado.",
    },
    none: "Todavía no hemos leído ninguna norma de {state} sobre cobradores. Valen las normas federales.",
    more: "Todos los derechos en {state}, el plazo para demandar y dónde presentar una queja",
    callHeading: "Quién hace cumplir las normas en {state}",
  },
  assistance: "Lo que un cobrador puede y no puede hacer en {state}, y dónde presentar una queja",
  letter: {
    rules: "Según entiendo la ley de {state}: {rules}",
    rule: "{rule} ({citation}.)",
  },
} as const;
