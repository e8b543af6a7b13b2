import type { Translation } from "#app/domain/language/message.ts";
import type { assistanceApplication as english } from "../en/assistance-application.ts";

export const assistanceApplication: Translation<typeof english> = {
  kinds: {
    wages: "Sueldo o salario",
    "self-employment": "Trabajo por cuenta propia",
    "social-security": "Seguro Social o discapacidad",
    unemployment: "Beneficios por desempleo",
    pension: "Pensión de jubilación",
    support: "Pensión alimenticia o manutención de hijos",
    other: "Otros ingresos",
    none: "Sin ingresos",
  },
  spans: {
    week: "a la semana",
    "two-weeks": "cada dos semanas",
    "half-month": "dos veces al mes",
    month: "al mes",
    year: "al año",
  },
  insurances: {
    none: "Ningún seguro paga esta atención",
    some: "Un seguro paga una parte",
    "not-sure": "No lo sé",
  },
  papers: {
    bill: { name: "La factura" },
    "hospital-form": {
      name: "El formulario del propio hospital",
      about: "Imprímalo desde el enlace de arriba, o pídalo a la oficina de facturación. Llénelo y fírmelo.",
    },
    "program-letter": {
      name: "Una carta sobre su programa",
      about: "De SNAP, WIC, Medicaid o la escuela. Muchas veces basta con ella.",
    },
    "tax-return": {
      name: "Su declaración de impuestos más reciente",
      about: "Las primeras dos páginas. Si no la presenta, escriba una carta que lo diga.",
    },
    "pay-stubs": {
      name: "Talones de pago",
      about: "Los últimos tres de cada persona que gana un sueldo.",
    },
    "self-employment": {
      name: "Ingresos del trabajo por cuenta propia",
      about: "Lo que entra y lo que sale, durante un año.",
    },
    "benefit-letters": {
      name: "Cartas de beneficios",
      about: "Del Seguro Social, el desempleo o una pensión. Deberían mostrar la cantidad.",
    },
    "support-letters": {
      name: "Pensión alimenticia o manutención de hijos",
      about: "La orden de la corte, o un comprobante de los pagos.",
    },
    "no-income-letter": {
      name: "Una carta corta sobre cómo se mantiene",
      about: "Quién ayuda con la renta y la comida. Bastan unas pocas frases.",
    },
    "bank-statements": {
      name: "Estados de cuenta del banco",
      about: "Los últimos tres meses. Este hospital declaró que mira los ahorros.",
    },
    residence: {
      name: "Comprobante de dónde vive",
      about:
        "Un contrato de alquiler o una factura de luz, agua o gas. Este hospital declaró que mira dónde vive.",
    },
    "medicaid-decision": {
      name: "Una decisión de Medicaid",
      about: "Si la tiene. Algunos hospitales quieren ver que usted solicitó Medicaid.",
    },
    other: {
      name: "Cualquier otra cosa que pidan",
      about: "Es posible que una carta del hospital nombre más.",
    },
  },
  problems: {
    "size-missing": "Ponga cuántas personas viven en su hogar",
    "size-invalid": "Ponga un número de personas de 1 a 30",
    "person-missing": "Fila {row}: ponga de quién son los ingresos, por ejemplo “yo”",
    "person-too-long": "Fila {row}: acorte el nombre a 80 caracteres",
    "kind-missing": "Fila {row}: elija qué tipo de ingresos son, o “Sin ingresos”",
    "income-missing": "Fila {row}: ponga cuánto es, o elija “Sin ingresos”",
    nobody: "Ponga por lo menos a una persona, con ingresos o “Sin ingresos”",
    "amount-invalid": "Fila {row}: ponga una cantidad en dólares, por ejemplo 1450",
    "amount-negative": "Fila {row}: ponga la cantidad sin signo menos",
    "amount-too-large": "Fila {row}: ponga una cantidad de hasta $100 millones",
    saved: "La solicitud se cambió en otra ventana. Mire lo que hay ahora y luego guarde otra vez",
    "not-now": "La solicitud ya se envió, así que se queda como está hasta que pidan más",
  },
  begin: {
    title: "Solicitar asistencia financiera",
    description:
      "Pida a un hospital que baje o perdone una factura: su hogar, la carta, los documentos, un solo PDF.",
    bill: "Volver a la factura",
    about: "Para esta factura de {name}.",
    unnamed: "el hospital",
    lead: "Muchas personas que la piden pagan menos, o nada. Puede tener ingresos, y puede pedirla cuando una factura está en cobranza. Responda cuatro cosas. Escribimos la carta y hacemos un solo PDF para imprimir o enviar por fax.",
    sealed:
      "Lo que escribe se cifra y se guarda solo en su cuenta. Nosotros no enviamos nada: lo envía usted.",
    known: "Lo que sabemos de la ayuda en este hospital",
    nothingKnown:
      "No tenemos la política de este hospital. Los hospitales sin fines de lucro deben tener una, y muchos otros también la tienen. Pídala.",
    open: "Usted ya empezó una solicitud para esta factura.",
    openLink: "Continuar su solicitud",
    letterOnly: "Escribir solo una carta",
    payNothing: "La solicitud no cuesta nada. No tiene que pagar primero la factura.",
  },
  form: {
    size: "Personas en su hogar",
    sizeHint:
      "Usted, y todas las personas de su declaración de impuestos o que viven con usted como familia.",
    incomes: "Ingresos",
    incomesHint:
      "Antes de impuestos. Una fila para cada ingreso; una persona con dos ingresos tiene dos filas. Para las personas adultas sin ninguno, elija “Sin ingresos”.",
    row: "Fila {row}",
    person: "Quién",
    kind: "Tipo",
    choose: "Elija",
    amount: "Dólares",
    span: "Cada cuánto",
    more: "Agregar más filas",
    programs: "¿Alguien en su hogar recibe uno de estos?",
    insurance: "Seguro para esta atención",
    submit: "Hacer mi solicitud",
    save: "Guardar mi hogar",
    legal: "Información, no asesoría legal.",
  },
  one: {
    title: "Su solicitud",
    description: "Imprima o envíe por fax su solicitud de asistencia financiera, y agregue los documentos.",
    appeal: "Ver en qué va",
    heading: "Solicitud de asistencia financiera: {name}",
    saved: "Su hogar se guardó.",
    savedLetter: "Su hogar se guardó, y la carta tiene las cifras nuevas.",
    savedOwnLetter: "Su hogar se guardó. Usted cambió la carta: mire también las cifras de ella.",
    added: "El documento se agregó.",
    print: {
      heading: "Imprímala o envíela por fax",
      lead: "Un solo PDF: una portada, la carta, su hogar, la lista de documentos y los documentos que agregó. Firme la carta y la página del hogar.",
      button: "Todo en un solo PDF",
      letter: "Leer o cambiar la carta",
      busy: "Ahora leemos tantos documentos como podemos. Intente otra vez en {seconds} segundos.",
    },
    links: {
      heading: "El formulario del propio hospital",
      lead: "Los hospitales usan su propio formulario para decidir. Llénelo y envíelo con esto.",
      filed:
        "Estos enlaces son como los declaró {source} para {year}. Es posible que las páginas se hayan movido. Si falta una, busque “financial assistance” (asistencia financiera) en el sitio del hospital.",
      entered: "Estos enlaces son del {day}. Es posible que las páginas se hayan movido.",
      none: "No tenemos un enlace al formulario de este hospital. Busque “financial assistance” (asistencia financiera) en su sitio, o pídalo a la oficina de facturación. Si no tiene fines de lucro, debe enviarlo sin costo.",
      application: "Formulario de solicitud",
      policy: "La política",
      summary: "El resumen en lenguaje sencillo",
    },
    papers: {
      heading: "Documentos que puede agregar",
      lead: "Los hospitales suelen pedir estos documentos a personas en su situación. Agregue los que tenga; basta una foto. Puede presentar la solicitud antes de tenerlos todos. Un hospital sin fines de lucro no puede decirle que no porque falte un documento, a menos que su política o su formulario pida ese documento (26 CFR 1.501(r)-4(b)(3)).",
      add: "Agregar: {paper}",
      file: "Fotos o archivos: {paper}",
      submit: "Agregar este documento",
      remove: "Quitar",
      removeNamed: "Quitar {name}",
      hint: "JPG, PNG, WebP, BMP, TIFF o PDF. Cada archivo se cifra al llegar.",
    },
    household: {
      heading: "Su hogar",
      facts: "{size} personas, {income} al año antes de impuestos.",
      factsOfOne: "Una persona, {income} al año antes de impuestos.",
      change: "Cambiarlo",
      program: "Programas: {list}.",
    },
    send: {
      heading: "Después de enviarla",
      lead: "Envíela por fax, por correo con un comprobante, o entréguela en persona. Guarde una copia. Pida que pongan la factura en pausa mientras deciden. Luego anótelo aquí: calculamos el día para preguntar otra vez.",
    },
  },
  packet: {
    cover: {
      heading: "Solicitud de asistencia financiera",
      contents: {
        one: "Adjunto: carta, hogar e ingresos, lista de documentos, {count} página de documentos",
        many: "Adjunto: carta, hogar e ingresos, lista de documentos, {count} de páginas de documentos",
        other: "Adjunto: carta, hogar e ingresos, lista de documentos, {count} páginas de documentos",
      },
      nothingEnclosed: "Adjunto: carta, hogar e ingresos, lista de documentos",
      form: "Su formulario de solicitud, como se declaró ante el IRS: {url}",
      hold: "Por favor, pongan esta cuenta en pausa y suspendan todo cobro hasta que se decida la solicitud.",
    },
    household: {
      heading: "Hogar e ingresos",
      size: "Personas en el hogar: {size}",
      total: "Ingresos de todas ellas antes de impuestos: {income} al año",
      row: "{person}: {kind}, {amount} {span} ({annual} al año)",
      noIncome: "{person}: sin ingresos",
      programs: "Programas: {list}",
      noPrograms: "Programas: ninguno",
      insurance: "Seguro: {answer}",
      statement: "Hasta donde yo sé, esto es verdad y está completo.",
      signature: "Firma: ______________________________    Fecha: ______________",
    },
    papers: {
      heading: "Documentos de esta solicitud",
      enclosed: "{paper}: adjunto",
      apart: "{paper}: por separado, o más adelante",
      left: "No están en este archivo; por favor, adjúntelos a mano: {list}",
      picture: "{paper}, página {page} de {count}",
    },
  },
  letter: {
    filing: "Según la política que su hospital declaró ante el IRS para {year}, {lines}.",
    operator: "Según {source} ({day}), {lines}.",
    law: "Según la ley estatal ({law}), {lines}.",
    household: "Hogar e ingresos, con firma",
    papers: "Documentos, según la lista",
  },
} as const;
