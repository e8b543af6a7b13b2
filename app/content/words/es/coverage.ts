import type { CoverageSort } from "#app/domain/coverage/covered-hospital.ts";
import type { ScorePart } from "#app/domain/coverage/transparency-score.ts";
import type { Message, Translation } from "#app/domain/language/message.ts";
import type { coverage as english } from "../en/coverage.ts";

const parts = {
  template: {
    name: "Plantilla más reciente",
    rule: "20 puntos si el archivo sigue la versión 3.0 de las plantillas de CMS, ninguno si sigue una anterior.",
  },
  date: {
    name: "Al día",
    rule: "20 puntos si la fecha propia del archivo está a no más de 365 días del archivo más nuevo de aquí. Ninguno si es más antigua o si el archivo no da una fecha que podamos leer.",
  },
  errors: {
    name: "Sin errores",
    rule: "20 puntos, menos según el número de errores por fila: un error por cada dos filas deja 10 puntos, uno por cada fila no deja ninguno.",
  },
  cash: {
    name: "Precios en efectivo",
    rule: "La parte de los precios del archivo que tiene un precio en efectivo con descuento, por 20.",
  },
  negotiated: {
    name: "Cargos negociados",
    rule: "Los cargos negociados del archivo divididos entre sus cargos estándar, por 20, hasta 20 puntos. Un archivo con un promedio de un cargo negociado o más por cada cargo estándar recibe todos.",
  },
} as const satisfies Record<ScorePart, Record<"name" | "rule", Message>>;

const sorts = {
  name: "por nombre",
  best: "de mayor a menor",
  worst: "de menor a mayor",
  newest: "primero la más reciente",
  oldest: "primero la más antigua",
  errors: "de mayor a menor",
  cash: "de mayor a menor",
  "most-of-medicare": "de mayor a menor",
  "least-of-medicare": "de menor a mayor",
} as const satisfies Record<CoverageSort, Message>;

export const coverage: Translation<typeof english> = {
  title: "Qué datos hay: hospitales con archivos de precios",
  titleOfState: "Qué datos hay: {place}",
  description:
    "Los hospitales en {place} con archivos de precios en {product}. Fecha del archivo, plantilla, problemas, parte de precios en efectivo y un puntaje de transparencia con su fórmula.",
  keywords:
    "puntaje de transparencia de precios de hospitales, cumplimiento del archivo de precios, archivo legible por máquina, cobertura",
  heading: "Qué datos hay: hospitales con archivos de precios",
  lead: "Cada hospital cuyo archivo de precios está en este sitio: qué tan reciente es el archivo, qué está mal en él y cuánto le dice a usted.",
  nation: "EE. UU.",
  unknownState:
    "No conocemos ningún estado con este nombre. Escriba sus dos letras, como TX. Se muestra todo el país.",
  covered: {
    one: "hospital en {place} tiene aquí un archivo de precios",
    many: "de hospitales en {place} tienen aquí un archivo de precios",
    other: "hospitales en {place} tienen aquí un archivo de precios",
  },
  coveredOf: {
    one: "de {count} hospital en {place} tiene aquí un archivo de precios, {percent}",
    many: "de {count} de hospitales en {place} tienen aquí un archivo de precios, {percent}",
    other: "de {count} hospitales en {place} tienen aquí un archivo de precios, {percent}",
  },
  meanScore: "Su puntaje promedio es {score} de 100.",
  noList:
    "No sabemos cuántos hospitales hay en total: no se ha importado la lista de hospitales de CMS (Hospital General Information).",
  noneMissing: "No hay otro hospital en la lista de hospitales de CMS (Hospital General Information).",
  missing: {
    one: "El otro está en la lista de hospitales de CMS (Hospital General Information), pero su archivo de precios no está aquí. Eso no significa que no publique ninguno.",
    many: "Los otros {count} están en la lista de hospitales de CMS (Hospital General Information), pero sus archivos de precios no están aquí. Eso no significa que no publiquen ninguno.",
    other:
      "Los otros {count} están en la lista de hospitales de CMS (Hospital General Information), pero sus archivos de precios no están aquí. Eso no significa que no publiquen ninguno.",
  },
  nothingYet:
    "Todavía no tenemos el archivo de precios de ningún hospital. En cuanto se importe el primero, su hospital aparecerá aquí.",
  seePriceFiles: "Ver los archivos de precios",
  form: {
    state: "Estado",
    wholeCountry: "Todo el país",
    name: "Hospital o ciudad",
    files: "Archivo de precios",
    scores: "Con puntajes",
    anyFiles: "Cualquiera, con razones",
    reason: "Razón",
    anyReason: "Cualquier razón",
    submit: "Mostrar estos hospitales",
  },
  list: {
    heading: "Hospital por hospital",
    noneFits: "Ningún hospital con un archivo de precios coincide. <all>Mostrar todos los hospitales</all>",
    caption:
      "Hospitales {first} a {last} de {count}. Las descargas de abajo tienen las cinco partes de cada puntaje.",
    pages: "Páginas de hospitales",
  },
  files: {
    heading: "Qué tan actuales son los archivos de precios de {place}",
    counted: "{state}: {count}",
    meaning:
      "Desactualizado: el archivo tiene más de {days} días. Con fallas: no se pudo cargar un archivo más nuevo. Falta: aquí no hay ningún archivo, lo que no significa que el hospital no publique ninguno.",
    byState: "Estado por estado",
    usState: "Estado",
    state: "Archivo de precios",
    why: "Por qué",
    checked: "Revisado",
    unwatched: "Sin seguimiento",
    caption: "Hospitales {first} a {last} de {count}",
    noneFits: "Ningún hospital coincide. <all>Mostrar todos los hospitales</all>",
  },
  sorts,
  columns: {
    hospital: "Hospital",
    score: "Puntaje de 100",
    fileDate: "Fecha del archivo",
    errors: "Errores",
    cash: "Con precio en efectivo",
    medicare: "En efectivo, porcentaje de Medicare",
  },
  noDate: "Ninguna",
  errors: { one: "{count} error", many: "{count} de errores", other: "{count} errores" },
  noPrices: "Sin precios",
  tooFewServices: "Muy pocos",
  ofServices: { one: "de {count} servicio", many: "de {count} de servicios", other: "de {count} servicios" },
  ofPrices: { one: "de {count} precio", many: "de {count} de precios", other: "de {count} precios" },
  score: {
    heading: "Cómo funciona el puntaje",
    sum: "El puntaje es la suma de cinco partes. Cada parte cuenta igual: de 0 a 20 puntos, redondeados hacia abajo. Que pesen igual es decisión nuestra. Ninguna regla lo fija.",
    limitsHeading: "Lo que no mide",
    limits:
      "El puntaje trata del archivo, no del hospital. No dice si los precios son altos o bajos, ni si son correctos. No puede mostrar si el archivo lista todos los servicios ni cuánto pagará un paciente al final. Un puntaje bajo no significa que un hospital violó la ley: solo CMS decide eso (45 CFR 180.70 a 180.90).",
    source:
      "45 CFR 180.50 dice qué debe contener un archivo. El informe de importación de cada hospital lista cada problema con su lugar en el archivo.",
  },
  parts,
  more: "<explore>Explorar datos</explore>: cuánto cuesta la atención por estado. <downloads>Descargas</downloads>: esta tabla y otras, completas.",
} as const;
