import type { Translation } from "#app/domain/language/message.ts";
import type { billCall as english } from "../en/bill-call.ts";

export const billCall: Translation<typeof english> = {
  title: "Llamar por esta factura",
  description: "A quién llamar por una factura, qué decir y qué anotar.",
  back: "Volver a la factura",
  open: "Llamar por esta factura",
  who: "A quién llamar",
  hospitalPhone:
    "{hospital}: {phone}, su número principal según Medicare. Pida hablar con la oficina de facturación (billing office).",
  billingPhone: "{phone}: el número para preguntas sobre la factura, como lo leímos en ella.",
  collectorPhone: "{name}: {phone}, como lo leímos en la carta de la agencia.",
  collectorUnnamed: "La agencia de cobros",
  assistancePhone: "{phone}: el número para pedir ayuda con el pago, como lo leímos en la factura.",
  noPhone:
    "La oficina de facturación (billing office). Su número está en la factura, muchas veces cerca de la cantidad a pagar (“Amount due”).",
  say: "Qué decir",
  checking:
    "Estamos revisando esta factura. Vuelva a cargar esta página en un momento para ver qué preguntar sobre sus cargos.",
  notChecked:
    "No pudimos revisar esta factura automáticamente. Primero inicie su revisión para ver qué preguntar sobre sus cargos.",
  papers: {
    estimate: {
      opening: "Hola, llamo por un estimado que ustedes me dieron. ¿Con quién hablo?",
      ask: "¿Tienen asistencia financiera, o un precio más bajo si pago sin seguro? ¿Quién más me enviará una factura por esta atención, y de cuánto será?",
    },
    "payment-plan": {
      opening: "Hola, llamo por mi plan de pagos. ¿Con quién hablo?",
      ask: "¿Puedo solicitar asistencia financiera mientras tengo el plan? ¿Puede ser más baja la cantidad de cada mes? Confirme, por favor, que no pago intereses ni cargos.",
    },
    "final-notice": {
      opening: "Hola, recibí un aviso final de ustedes y quiero resolverlo. ¿Con quién hablo?",
      ask: "Quiero revisar esta factura y solicitar asistencia financiera. Envíenme, por favor, la factura detallada y la solicitud.",
    },
  },
  opening: "Hola, llamo por una factura del {date}. {number} ¿Con quién hablo?",
  openingUndated: "Hola, llamo por mi factura. {number} ¿Con quién hablo?",
  account: "Mi número de cuenta es {accountNumber}.",
  accountOnBill: "Mi número de cuenta está en ella.",
  hold: "Por favor, pongan la cuenta en pausa mientras aclaramos esto, y no la envíen a una agencia de cobros.",
  last: "El {date}, {person} me dijo: “{said}” ¿Qué ha pasado desde entonces?",
  lastUnnamed: "El {date} me dijeron: “{said}” ¿Qué ha pasado desde entonces?",
  promised: "Ustedes prometieron una respuesta a más tardar el {date}.",
  closing:
    "¿Qué van a hacer, y cuándo? Envíenmelo por escrito, por favor. ¿Cuál es el número de referencia de esta llamada?",
  notes: "Lo que se dijo hasta ahora",
  deleteNote: "Borrar esta nota",
  note: {
    heading: "Qué anotar",
    lead: "Anótelo de inmediato. Cuenta como prueba, y la próxima llamada empieza donde terminó esta.",
    on: "Día de la llamada",
    onHint: "Déjelo vacío si es hoy.",
    person: "Con quién habló",
    reference: "Número de referencia",
    said: "Lo que se dijo",
    promisedBy: "Para cuándo prometieron algo",
    submit: "Guardar esta nota",
    saved: "La nota está guardada.",
    problems: {
      missing: "Escriba lo que se dijo.",
      "day-past": "Esta fecha ya pasó. Escriba la de hoy o una posterior.",
      "text-too-long": "Acorte esto: una nota tiene hasta 2,000 caracteres, un nombre o un número hasta 100.",
    },
    tooMany: "Esta factura tiene 200 notas, el máximo. Primero borre una.",
  },
  collector: {
    heading: "¿Le pide este dinero una agencia de cobros?",
    lead: "Un cobrador tiene que probar una deuda si usted se lo pide en los 30 días después de su primer aviso.",
    creditReports:
      "Desde abril de 2023, Equifax, Experian y TransUnion no ponen algunas deudas médicas en cobranza en los informes de crédito. Son las deudas ya pagadas, las de menos de $500 y las de menos de un año (<source>CFPB, mayo de 2023</source>). Lo hacen por decisión propia. En julio de 2025, una corte anuló una norma federal para quitar todas las deudas médicas. Algunos estados tienen sus propias leyes. Usted puede ver sus informes gratis en <reports>AnnualCreditReport.com</reports>.",
    yes: "Una agencia de cobros pide el dinero de esta factura",
    noticeOn: "¿Cuándo llegó su primer aviso?",
    noticeHint: "Déjelo vacío si no sabe.",
    submit: "Guardar",
    saved: "Guardado.",
  },
} as const;
