import type { Translation } from "#app/domain/language/message.ts";
import type { accountAudits as english } from "../en/account-audits.ts";

type English = typeof english;

const run: Translation<English["run"]> = {
  title: "Revisar factura",
  description:
    "Revise una de sus facturas: sus propias sumas, las reglas de códigos, su plan y los precios publicados.",
  lead: "Elija una factura. Revisamos sus sumas y códigos, lo que dijeron su plan y cualquier estimado, y los precios publicados. También le decimos lo que no pudimos revisar.",
  none: "Todavía no hay facturas. Primero agregue una y después revísela aquí.",
  typeLines: "Escribir líneas nuevas",
  upload: "Subir una factura",
  unnamed: "Una factura sin nombre",
  draft: "Borrador",
  ofDay: "del {date}",
  charged: "{amount} cobrados",
  lines: { one: "{count} línea", many: "{count} de líneas", other: "{count} líneas" },
  audits: {
    one: "revisada una vez",
    many: "revisada {count} de veces",
    other: "revisada {count} veces",
  },
  another: "Elegir otra factura",
  seeBill: "Ver la factura",
  isDraft:
    "Esta factura es un borrador. Primero revise lo que leímos: un número mal leído parece un error del hospital.",
  checkIt: "Revisarla ahora",
  tooMany:
    "Esta factura tiene {most} revisiones, el máximo. Borre una que ya no necesite y revise la factura otra vez.",
  foreignCurrency:
    "Esta factura está en otra moneda, y solo revisamos facturas en dólares de EE. UU. ¿Sus cantidades sí son dólares? Escríbalas como una factura nueva.",
  noLines:
    "Esta factura no tiene líneas con una cantidad en dólares, así que solo se pueden revisar sus totales. Pida al proveedor una factura detallada: dice cada servicio con su código.",
  noAmounts: {
    one: "{count} línea no dice ninguna cantidad en dólares y se deja fuera.",
    many: "{count} de líneas no dicen ninguna cantidad en dólares y se dejan fuera.",
    other: "{count} líneas no dicen ninguna cantidad en dólares y se dejan fuera.",
  },
  facts: "Lo que la factura no dice",
  factsLead:
    "Deje un campo vacío si no sabe: entonces le decimos lo que no pudimos revisar. Lo que escribe se guarda con la revisión, cifrado, para usted y las personas a las que usted deja ver sus facturas.",
  decided: {
    lead: "Usted ya revisó lo que decidió su plan sobre esta factura. Lo usamos, así que no necesita escribirlo.",
    unnamed: "Explicación de beneficios (EOB)",
  },
  papers: {
    lead: "Con esta factura:",
    picture: "{kind}, página {page}",
  },
  submit: "Revisar esta factura",
  save: "Guardar para más tarde",
  discard: "Empezar de nuevo",
  saved: "Guardado para más tarde. Lo que escribió está cifrado y le espera aquí.",
  restored: "Volvió lo que usted escribió antes.",
  done: "La revisión está lista. La persona dueña de esta cuenta puede encontrarla en sus revisiones. No le ha dejado a usted ver facturas, así que no puede abrirla.",
};

const findings: Translation<English["findings"]> = {
  title: "Hallazgos de las revisiones",
  titleOf: "Hallazgos de las revisiones de {owner}",
  description: "Lo que encontraron las revisiones de sus facturas y qué pedir.",
  lead: "Cada revisión se guarda como fue, cifrada. No se envía nada a un hospital ni a un plan.",
  none: "Todavía no hay revisiones. Revise una factura: es gratis y usted ve qué pedir.",
  noneOfOwner: "{owner} todavía no tiene revisiones.",
  audit: "Revisar factura",
  caption: {
    one: "{count} revisión",
    many: "{count} de revisiones, la más nueva primero",
    other: "{count} revisiones, la más nueva primero",
  },
  columns: {
    bill: "Factura",
    at: "Revisada",
    found: "Encontrado",
    disputable: "Posible reducción",
    charged: "Cobrado",
  },
  unnamed: "Una factura sin nombre",
  ofDay: "Factura del {date}",
  changed: "La factura cambió desde entonces",
  counts: {
    error: { one: "{count} error", many: "{count} de errores", other: "{count} errores" },
    "rule conflict": {
      one: "{count} conflicto con una regla",
      many: "{count} de conflictos con reglas",
      other: "{count} conflictos con reglas",
    },
    question: { one: "{count} pregunta", many: "{count} de preguntas", other: "{count} preguntas" },
    "price context": { one: "{count} precio", many: "{count} de precios", other: "{count} precios" },
  },
  nothingFound: "Nada",
  deleted: "La revisión se borró.",
};

const one: Translation<English["one"]> = {
  title: "Revisión de una factura",
  description: "Lo que encontró una revisión, qué tan seguro es, qué pedir y lo que no se revisó.",
  back: "Todas las revisiones",
  heading: "Revisión: {name}",
  unnamed: "una factura",
  audited: "Revisada el {date}.",
  bill: "Ver la factura",
  others: {
    one: "Ver la otra revisión de esta factura",
    many: "Ver las otras {count} de revisiones de esta factura",
    other: "Ver las otras {count} revisiones de esta factura",
  },
  changed: "La factura cambió desde entonces; revísela otra vez.",
  again: "Revisar otra vez",
  changeFacts: "Cambiar lo que escribió y revisar otra vez",
  findings: "Lo que encontramos",
  prices: {
    one: "{count} precio comparado con lo que se publica",
    many: "{count} de precios comparados con lo que se publica",
    other: "{count} precios comparados con lo que se publica",
  },
  negotiate: "Ver qué ofrecer por esta factura",
  lines: "Impreso aquí:",
  pictures: "Dónde está impreso",
  picturesLead: "Cada línea marcada tiene el número que usan los hallazgos.",
  dispute: {
    open: "Esto está mal",
    lead: "Díganos, para que la regla mejore. Guardamos qué regla fue, su razón y el día, sin su nombre y sin su factura.",
    reason: "¿Qué tiene de malo?",
    choose: "Elegir",
    reasons: {
      misread: "Ustedes leyeron mal mi factura",
      "was-right": "Lo que cobra la factura está bien",
      "not-for-my-plan": "Esta regla no se aplica a mi plan",
      other: "Otra cosa",
    },
    comment: "En sus propias palabras",
    commentHint: "Se guarda con su revisión, cifrado. No tiene que escribir nada.",
    share: "Compartir este texto",
    shareComment: "Dejar que las personas que administran este sitio lean este texto",
    shareHint: "Entonces no escriba en él nombres ni números.",
    submit: "Enviar",
    noted: "Usted dijo que esto está mal: {reason}.",
    shared: "Las personas que administran este sitio pueden leer lo que usted escribió.",
    takeBack: "Retirar eso",
    problems: {
      reason: { missing: "Elija qué está mal en el hallazgo" },
      comment: { "too-long": "Acorte su texto a 300 caracteres" },
    },
  },
  phone: {
    open: "Qué decir por teléfono",
    lead: "Tenga la factura delante. Anote el día, la hora y el nombre de la persona con quien habla.",
    opening:
      "“Hola, mi nombre es …. Llamo por mi factura, número de cuenta …. Antes de pagar, quisiera preguntar por una cosa de ella ({evidence}).”",
    openingDated:
      "“Hola, mi nombre es …. Llamo por mi factura del {date}, número de cuenta …. Antes de pagar, quisiera preguntar por una cosa de ella ({evidence}).”",
    closing:
      "“Por favor, pongan mi cuenta en pausa mientras revisan esto, para que no pase a una agencia de cobros. Envíenme su respuesta por escrito, por favor. ¿Me da un número de referencia de esta llamada?”",
  },
  apply: "Solicitar: hogar, carta y documentos en un PDF",
  letter: {
    one: "Escribir una carta sobre esto",
    heading: "Por escrito",
    lead: "La carta dice cada problema que encontramos, línea por línea, con la regla en que se basa. Usted puede leerla y cambiarla antes de enviarla.",
    choose: "Elegir una carta",
  },
  files: {
    heading: "Lléveselo",
    csv: "Los hallazgos en CSV",
    json: "Todo en JSON",
    print:
      "Para tener una copia en papel, imprima esta página. No se imprimen las secciones cerradas, los formularios ni las líneas después de las primeras 10.",
  },
  after:
    "Nada aquí es asesoría legal ni médica. El proveedor tiene los registros, y es posible que tenga razón.",
  delete: "Borrar esta revisión",
};

const deleting: Translation<English["delete"]> = {
  title: "Borrar una revisión",
  description: "Qué se borra con esta revisión.",
  back: "Volver a la revisión",
  heading: "Borrar esta revisión: {name}",
  goes: "La revisión del {date} se borra de inmediato, con lo que usted escribió para ella y lo que dijo de sus hallazgos. No se puede deshacer. La factura se queda.",
  submit: "Borrar esta revisión",
};

export const accountAudits: Translation<English> = { run, findings, one, delete: deleting } as const;
