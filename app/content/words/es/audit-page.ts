import type { Translation } from "#app/domain/language/message.ts";
import type { auditPage as english } from "../en/audit-page.ts";

export const auditPage: Translation<typeof english> = {
  title: "Revisar una factura médica",
  description:
    "Una revisión gratis de su factura médica: errores, reglas de códigos, sus derechos y precios publicados. Cada punto tiene su fuente y lo que hay que preguntar. No se guarda nada y no se necesita una cuenta.",
  keywords:
    "revisar factura médica, errores en facturas médicas, cargos duplicados, NCCI, facturación de saldo",
  heading: "Revise su factura",
  lead: "Buscamos sumas que no cuadran, cargos repetidos y conflictos con las reglas de códigos. También vemos sus derechos y los precios que publica el propio hospital. Cada hallazgo dice su fuente y qué preguntar.",
  promise:
    "No se guarda nada: ni el archivo, ni lo que usted escribe, ni el resultado. No se necesita una cuenta. Esto es información, no asesoría legal ni médica.",
  keep: "Para guardar una factura con sus hallazgos, <account>use una cuenta</account>.",
  upload: {
    heading: "De una foto o un PDF",
    lead: "Arrastre su factura hasta aquí. Se lee en este servidor, unos cinco segundos por página, y después se borra.",
    submit: "Leer y revisar",
  },
  pair: {
    heading: "Una factura junto con la explicación de su plan",
    lead: "Si su plan de salud le envió una explicación de beneficios (EOB, por sus siglas en inglés), envíe las dos. Comparamos la factura con lo que decidió su plan, al centavo. Esto tarda unos cinco segundos por página.",
    fields: { bill: "La factura", explanation: "La explicación de beneficios (EOB)" },
    hints: {
      bill: "Una foto o un PDF.",
      explanation: "Una foto, un PDF o el archivo que descargó de su plan (FHIR JSON, X12 835).",
    },
    submit: "Leer y comparar",
    missing: "Elija los dos archivos: la factura y la explicación de beneficios (EOB) de su plan",
    tooLarge: "Los dos archivos juntos pueden tener hasta 50 MB. Envíe otros más pequeños",
    ofFile: {
      bill: "La factura: {problem}",
      explanation: "La explicación de beneficios (EOB): {problem}",
    },
    noBill:
      "No encontramos ninguna factura en estos archivos: los dos parecen documentos de su plan. Envíe también la factura del hospital o del médico",
    noExplanation:
      "No encontramos ninguna explicación de beneficios (EOB) en estos archivos. Envíe el documento de su plan que dice “This is not a bill” (esto no es una factura), o revise la factura sola",
    compared: "Comparada con lo que decidió su plan. {reasons}",
    comparedAsSaid: "Comparada con lo que decidió su plan, como usted dijo.",
    unmatched:
      "No sabemos con certeza si la explicación de su plan es sobre esta factura, así que no la usamos abajo. Revise las fechas y las cantidades. Si las dos son de la misma atención, díganos.",
    together: "Van juntas: compararlas",
    otherPeople:
      "La explicación tiene reclamaciones de varias personas. Usamos solo las que claramente van con esta factura.",
    letter: {
      heading: "Su carta a la oficina de facturación",
      lead: "Llene lo que está entre [corchetes], firme la carta y envíela con copias de los documentos. Guarde los originales.",
      show: "Leer la carta",
      download: "Guardar la carta (texto)",
    },
  },
  typed: {
    heading: "O escríbala, o péguela",
    again: "Lo que revisamos",
    againLead:
      "Esta es la factura como la leímos. Corrija lo que esté mal, agregue lo que falte y revise otra vez.",
    bill: "La factura",
    hospital: "Hospital o proveedor",
    hospitalHint: "Con su nombre podemos mostrar los precios que publica.",
    which: "¿Qué hospital es?",
    none: "Ninguno de estos",
    statementDate: "Fecha de la factura",
    serviceFrom: "Primer día de la atención",
    serviceTo: "Último día de la atención",
    dateHint: "Mes/día/año, como 3/1/2026.",
    lines: "Cargos, uno por línea",
    linesHint:
      "Escriba un cargo por línea con su cantidad, o pegue una factura entera de un portal, una hoja de cálculo o un PDF. Puede dejar los totales y los pagos. Para varias unidades escriba x4. Por ejemplo: 3/2/2026 85025 Blood count x1 $42.00",
    totals: "Totales",
    charges: "Cargos totales",
    adjustments: "Ajustes y descuentos",
    payments: "Pagos (de cualquiera)",
    balance: "Lo que le piden pagar",
    amountHint: "En dólares. Deje un campo vacío si la factura no lo dice.",
    more: "Lo que la factura no dice",
    decided: "Tenemos la decisión de su plan, de su explicación. No necesita escribirla.",
    submit: "Revisar la factura",
  },
  textCall: {
    tooLarge: "El texto de una factura puede tener hasta 300,000 caracteres.",
    notJson: 'El cuerpo debe ser JSON con el texto de la factura: {"text": "…"}.',
  },
  problems: {
    nothing: "Escriba al menos una línea con su cantidad, o los totales, o elija un archivo",
    tooManyLines: "Se pueden revisar hasta 5,000 líneas a la vez",
    unread: {
      one: "{count} línea no tiene una cantidad en dólares y se dejó fuera: {texts}",
      many: "{count} de líneas no tienen una cantidad en dólares y se dejaron fuera: {texts}",
      other: "{count} líneas no tienen una cantidad en dólares y se dejaron fuera: {texts}",
    },
    ofField: "{field}: {problem}",
    foreignCurrency:
      "Esta factura está en otra moneda. Solo podemos revisar facturas en dólares de EE. UU.: escriba las cantidades en dólares",
    tooMuchWork: "No pudimos leer estas líneas a tiempo. Revise menos líneas a la vez",
    busy: "Ahora se están leyendo muchas facturas. Espere un minuto y revise esta otra vez",
    tooLong: "El texto es demasiado largo: se pueden revisar hasta 300,000 caracteres a la vez",
    tooOften: "Desde su red llegaron muchas facturas largas. Envíe esta otra vez en una hora",
  },
  result: {
    heading: "Lo que encontramos",
    findings: "Hallazgos",
    read: "Leímos esto de su archivo. Compárelo con la factura antes de confiar en ello. Un número mal leído parece un error del hospital.",
    toCheck: {
      heading: "Compare estas líneas con su factura",
      lead: "No sabíamos con certeza cómo leerlas, así que abajo nada pide dinero por ellas. En <lines>las líneas como las leímos</lines>, un signo de pregunta sigue a lo que no era seguro. Corríjalo o borre el signo, y revise otra vez.",
      units: "Línea {line}, {text}: ¿son {units} unidades?",
      amount: "Línea {line}, {text}: ¿el cargo es {amount}?",
      noText: "sin descripción",
      more: {
        one: "Y {count} línea más",
        many: "Y {count} de líneas más",
        other: "Y {count} líneas más",
      },
    },
    hospital: "Precios de <hospital>{name}</hospital> en {place}.",
    which: {
      legend: "¿Qué hospital es?",
      hint: "Conocemos {count} hospitales que se llaman {name}. Elija el de su factura y compararemos también sus precios publicados.",
      none: "Ninguno de estos",
      submit: "Revisar con este hospital",
    },
    noHospital: "No buscamos precios publicados: no sabemos qué hospital es.",
    save: "Lléveselo:",
    csv: "Los hallazgos en una tabla (CSV)",
    json: "Todo, para programas (JSON)",
    print: "Su navegador imprime esta página como está.",
    negotiate: "Antes de pagar, pida una factura detallada y su expediente. Usted tiene derecho a los dos.",
  },
  keeping: {
    heading: "Guardar esta factura",
    lead: "Una cuenta guarda la factura con lo que encontramos, escribe las cartas y sigue las fechas límite. No tiene que escribirla otra vez. No guardamos su archivo: puede agregarlo allí.",
    submit: "Guardar esta factura",
    forThis: "Para esto necesita una cuenta. Guarde la factura y continúe allí.",
    description: "Guarde en una cuenta la factura que revisó, sin escribirla otra vez.",
    named: "{provider}, {amount} por pagar",
    unnamed: "Una factura sin nombre",
    unknown: "cantidad desconocida",
    newHere: "Es mi primera vez aquí",
    newLead:
      "Elija un correo electrónico y una contraseña. La factura va incluida, cifrada. Cuando abra el enlace que le enviamos, estará en su cuenta. Si no lo abre, la borramos después de 24 horas.",
    create: "Crear una cuenta",
    known: "Ya tengo una cuenta",
    knownLead: "<login>Inicie sesión en otra pestaña</login>. Después vuelva a esta y guarde la factura.",
    notSignedIn: "En este navegador no ha iniciado sesión en su propia cuenta.",
    signedIn: "Ya inicié sesión: guardar la factura",
    again: "<check>Revise una factura</check> y guárdela desde allí.",
    problems: {
      nothing: "Aquí no hay ninguna factura para guardar.",
      invalid: "Algo en el formulario no puede estar bien, así que todavía no podemos guardar la factura.",
      "too-long": "Esta factura es demasiado larga para guardarla: una cuenta acepta hasta 1,000 líneas.",
      over: "Ya no puede guardar la factura desde esta página.",
    },
  },
} as const;
