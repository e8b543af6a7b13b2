import type { Translation } from "#app/domain/language/message.ts";
import type { accountBills as english } from "../en/account-bills.ts";

type English = typeof english;

const list: Translation<English["list"]> = {
  title: "Sus facturas",
  titleOf: "Facturas de {owner}",
  description: "Las facturas que usted guardó, en un solo lugar privado.",
  add: "Agregar una factura",
  none: "Todavía no hay facturas. Agregue la primera: una foto, un PDF o escrita a mano.",
  noneOfOwner: "{owner} todavía no tiene facturas guardadas.",
  search: "Buscar",
  searchHint: "Un hospital, un servicio o un código.",
  state: "Situación",
  everyState: "Todas",
  sort: "Ordenar",
  sorts: {
    added: "Las más nuevas primero",
    date: "Por fecha de la factura",
    highest: "Los cargos más altos primero",
    lowest: "Los cargos más bajos primero",
    provider: "Por proveedor",
  },
  show: "Mostrar",
  failure: "No pudimos cargar la lista ({status}).",
  caption: "Facturas {first} a {last} de {count}",
  nothing: "Ninguna factura tiene todas estas palabras.",
  all: "Mostrar todas las facturas",
  pages: "Páginas de facturas",
  columns: {
    provider: "Factura",
    state: "Situación",
    date: "Fecha",
    charges: "Cargos",
    due: "Le piden pagar",
    lines: "Líneas",
  },
  unnamed: "Proveedor desconocido",
  deleted: "La factura se borró, con sus archivos.",
  shared: "Compartida sin nombre",
};

const states: Translation<English["states"]> = { draft: "Borrador", kept: "Guardada" };

const totals: Translation<English["totals"]> = {
  chargesCents: "Cargos antes de cualquier reducción",
  adjustmentsCents: "Reducido por acuerdo o descuento",
  insurancePaidCents: "Pagado por el seguro",
  patientPaidCents: "Pagado por el paciente",
  otherPaidCents: "Pagado (la factura no dice por quién)",
  amountDueCents: "Todavía por pagar",
};

const bill: Translation<English["bill"]> = {
  description: "Su factura en lenguaje sencillo, junto a los precios publicados del hospital.",
  back: "Todas las facturas",
  untitled: "Factura",
  dated: "Factura del {date}.",
  served: "Atención el {first}.",
  servedFromTo: "Atención del {first} al {last}.",
  correct: "Corregir esta factura",
  audit: "Revisarla otra vez con otras respuestas",
  assistance: "Solicitar asistencia financiera",
  letter: "Escribir una carta sobre esta factura",
  negotiate: "Ver qué ofrecer",
  hospital: "Precios y más sobre este hospital",
  noHospital:
    "No pudimos relacionar al proveedor con un hospital que tenga un archivo de precios. Por eso no se muestran precios publicados.",
  totals: {
    heading: "Los totales de la propia factura",
    due: "por pagar",
    caption: "Como los dice la factura",
    columns: { what: "Qué", amount: "Cantidad" },
    none: "La factura no dice ningún total.",
  },
  lines: {
    heading: "Cargos, línea por línea ({count})",
    none: "Esta factura no tiene líneas. Pida al proveedor una factura detallada: dice cada servicio con su código.",
    caption: "Líneas {first} a {last} de {count}",
    pages: "Páginas de líneas",
    columns: {
      service: "Servicio",
      date: "Fecha",
      charged: "Cobrado",
      published: "Precios publicados",
    },
    unknown: "Sin descripción en la factura",
    onBill: "En la factura: {description}",
    department: "Departamento: {name}",
    units: "{count} unidades",
    foundWithLine: "{title}: vea la línea {number}",
    planAllowed: "Su plan permitió {amount}.",
    planOwe: "De esto, usted debe {amount}.",
    each: "{amount} por cada una de {count} unidades.",
    cash: "Precio en efectivo {price}",
    gross: "Precio de lista {price}",
    noCash: "El archivo no tiene precio en efectivo.",
    noGross: "El archivo no tiene precio de lista.",
    implausible: "Este no puede ser el precio: {reason}.",
    like: "Para {likeness}. Fuente: <source>{row}</source>.",
    unlike:
      "El archivo del hospital no tiene un precio para el mismo tipo de atención y los mismos modificadores.",
    unpublished: "El archivo del hospital no tiene este código.",
    noCode: "Sin código, así que no se puede buscar ningún precio.",
    noHospital: "No sabemos qué hospital es.",
    check: "¿Es justa esta línea?",
    seePublished: "Ver lo que se publica",
  },
  compared: {
    outpatient: "Precios para pacientes ambulatorios, porque la factura no cobra una habitación.",
    inpatient:
      "Precios para pacientes hospitalizados, porque la factura cobra una habitación o una hospitalización completa.",
    file: "Del <file>archivo de precios</file> {fileName} de {hospital}, con fecha del {date}.",
    fileUndated: "Del <file>archivo de precios</file> {fileName} de {hospital}, que no tiene fecha.",
    rule: "Comparamos solo precios comparables: el mismo código, tipo de atención, tipo de facturación y modificadores. Un precio no dice nada sobre la calidad.",
  },
  documents: {
    heading: "Documentos",
    none: "Esta factura se escribió a mano.",
    add: "Agregar una explicación de beneficios (EOB) o un estimado",
    kinds: {
      bill: "Factura",
      eob: "Explicación de beneficios (EOB)",
      estimate: "Estimado de buena fe",
    },
    page: "{kind}, página {number} de {count}",
  },
  more: {
    heading: "Más sobre esta factura",
    findings: "Todos los hallazgos de nuestra revisión",
    share: "Compartirla sin nombre",
    shared: "Lo que usted compartió de ella",
    delete: "Borrar esta factura",
  },
};

const share: Translation<English["share"]> = {
  title: "Compartir esta factura sin nombre",
  description: "Exactamente lo que se compartiría de esta factura, y nada más.",
  back: "Volver a la factura",
  lead: "Su factura puede ayudar a otras personas a ver cuánto cuesta la atención. Esto es todo lo que otros verían de ella:",
  isShared: "Usted comparte esto y cualquiera puede verlo. No dice de quién es la factura.",
  caption: "Lo que se compartiría",
  captionShared: "Lo que se comparte",
  columns: { fact: "Qué", value: "Como se muestra" },
  facts: { hospitalName: "Hospital", invoiceDate: "Fecha de la factura", total: "Cargos totales" },
  heldBack:
    "No compartimos el nombre del proveedor de esta factura: puede ser el nombre de una persona o tener un número. Relacione la factura con un hospital para compartir el nombre del hospital.",
  rules:
    "Se muestra también la hora en que se comparte. Nada más de la factura sale de su cuenta, y lo que comparte no lleva de vuelta a ella. <privacy>Cómo funciona compartir</privacy>",
  submit: "Compartir estos tres datos",
  withdraw: "Retirarlo",
  nothing:
    "Esta factura todavía no dice ningún hospital, fecha ni total. Primero corríjala y después compártala",
};

const deleting: Translation<English["delete"]> = {
  title: "Borrar una factura",
  description: "Qué se borra con esta factura.",
  back: "Volver a la factura",
  heading: "Borrar esta factura: {name}",
  goes: "Esto se borra de inmediato:",
  lines: {
    one: "la factura y su única línea",
    many: "la factura y sus {count} de líneas",
    other: "la factura y sus {count} líneas",
  },
  documents: {
    one: "1 documento con las imágenes de sus páginas",
    many: "{count} de documentos con las imágenes de sus páginas",
    other: "{count} documentos con las imágenes de sus páginas",
  },
  audits: {
    one: "su revisión",
    many: "sus {count} de revisiones",
    other: "sus {count} revisiones",
  },
  appeals: {
    one: "la carta o apelación sobre ella, con sus fechas límite, documentos y resultado",
    many: "las {count} de cartas y apelaciones sobre ella, con sus fechas límite, documentos y resultados",
    other: "las {count} cartas y apelaciones sobre ella, con sus fechas límite, documentos y resultados",
  },
  forGood: "No se puede deshacer. Las personas que usted autorizó también perderán el acceso.",
  shared: "Usted compartió esta factura sin nombre",
  withdraw: "Retirar también lo que compartí",
  withdrawHint:
    "Sin esto, el hospital, la fecha y el total siguen siendo públicos. Más tarde ya no se podrán distinguir de otros.",
  submit: "Borrar esta factura",
};

export const accountBills: Translation<English> = {
  list,
  states,
  totals,
  bill,
  share,
  delete: deleting,
} as const;
