import type { GradeRule } from "#app/domain/file-checks/grade-file.ts";
import type { Message, Translation } from "#app/domain/language/message.ts";
import type { fileCheck as english } from "../en/file-check.ts";

const rules = {
  "not-read-to-the-end": "No pudimos leer el archivo hasta el final.",
  "no-verdict-of-cms": "El validador de CMS no dio un resultado sobre el archivo.",
  "no-charges": "Ninguna fila ni elemento del archivo tiene un cargo que podamos usar.",
  "much-lost": "Una cuarta parte o más de las filas o cantidades no se puede usar.",
  "some-lost": "1% o más de las filas o cantidades no se puede usar.",
  "no-hospital": "El archivo no nombra ningún hospital.",
  "breaks-a-rule": "Nuestro lector o el validador de CMS encontró un error.",
  "has-warnings": "Nuestro lector o el validador de CMS tiene una advertencia.",
  "former-template": "El archivo sigue una plantilla anterior a la 3.0.",
  "not-attested": "El hospital no certifica el archivo.",
  "no-problem": "Ninguno de los dos lectores encontró errores ni advertencias.",
} as const satisfies Record<GradeRule, Message>;

export const fileCheck: Translation<typeof english> = {
  grade: "Calificación {grade}",
  notGraded: "Sin calificación",
  about:
    "La calificación es para este archivo, no para el hospital. “Sin calificación” no es una mala calificación: significa que no pudimos saberlo.",
  policy: "Reglas de calificación, edición {version}. Decide la primera regla que se cumple.",
  policyLine: "{grade}: {rule}",
  rules,
  ours: "Nuestro lector: {errors} y {warnings} en {rows}.",
  cms: {
    valid: "Validador de CMS {version}: sin errores y {alerts}, según la plantilla {template}.",
    problems: "Validador de CMS {version}: {errors} y {alerts}, según la plantilla {template}.",
    stopped:
      "Validador de CMS {version}: al menos {errors}, y después se detuvo, según la plantilla {template}.",
    "no-verdict": "Validador de CMS {version}: sin resultado.",
  },
  alert: { one: "{count} alerta", many: "{count} de alertas", other: "{count} alertas" },
  disagree:
    "Los dos lectores no están de acuerdo en si el archivo tiene errores. Mire las dos listas. El validador de CMS es el que CMS ofrece a los hospitales.",
  mendFirst: "Corrija esto primero",
  mendLine: {
    one: "{problem} (una vez)",
    many: "{problem} ({count} de veces)",
    other: "{problem} ({count} veces)",
  },
  cell: "Fila {row}, columna {column}",
  row: "Fila {row}",
  problem: "{place}: {problem}",
  mended: "{place}: {problem} Escriba {mend}.",
  notAnAmount: "“{written}” no es un número mayor que cero.",
  shown: "Problemas, primero los errores",
  byKind: "Todos los problemas por tipo",
  kind: "{count} × {rule} ({severity})",
  cmsRemarks: "Lo que dice el validador de CMS",
  write: "Escriba en su lugar",
  resultOf: "Resultado de {file}",
  yourFile: "su archivo",
  unnamed: "sin nombre de hospital",
  readAs: "Se leyó como {layout} de la plantilla {template}: {hospital}.",
  layouts: { tall: "un CSV tall", wide: "un CSV wide", json: "JSON" },
  policyHeading: "Cómo calificamos un archivo",
  badge: {
    heading: "Un distintivo para su sitio",
    label: "archivo de precios {day}",
    alt: "{label}: {grade}",
    meaning:
      "Copie el texto de esta imagen en un archivo que termine en .svg. El distintivo muestra el día de esta revisión.",
  },
  refusals: {
    tooOften:
      "Desde su red se revisaron muchos archivos en esta hora. Espere o use el comando en su propia computadora.",
    busy: "Estamos revisando otros archivos ahora. Intente otra vez en un minuto.",
    missing: "Elija un archivo para revisar.",
    several: "Envíe un archivo a la vez.",
    "too-large": "El archivo tiene más de 50 MB. Comprímalo en .gz o .zip, o dé su dirección web.",
    stalled: "La subida se detuvo o fue demasiado lenta. Envíe el archivo otra vez.",
    malformed: "El archivo no llegó completo. Envíelo otra vez.",
    noAddress: "Escriba la dirección web completa del archivo, que empieza con https://.",
    private: "La dirección está dentro de una red privada, y por eso no la pedimos. Envíe el archivo.",
    unavailable: "No pudimos obtener el archivo. {why}",
    "too-long": "La revisión tardó más de dos minutos. Use el comando en su propia computadora.",
    "too-much-memory":
      "El archivo necesita más memoria de la que damos a una revisión. Use el comando en su propia computadora.",
  },
  page: {
    title: "Revisar el archivo de precios de un hospital",
    description:
      "Revise el archivo de precios de un hospital antes de publicarlo. Vea cada problema por celda, qué escribir en su lugar, qué dicen el validador de CMS y nuestro lector, y una calificación.",
    keywords:
      "transparencia de precios de hospitales, archivo legible por máquina, validador, plantilla de CMS, cargos estándar",
    lead: "Sepa en dos minutos qué corregir en el archivo de precios de un hospital. Leemos el archivo, consultamos el validador de CMS y listamos cada problema por celda. No guardamos ni publicamos su archivo.",
    uploadHeading: "Enviar un archivo",
    file: "Archivo de precios",
    fileHint: "CSV o JSON de una plantilla de CMS, también en .gz o .zip, de hasta 50 MB.",
    addressHeading: "O dar su dirección web",
    address: "Dirección web del archivo",
    addressHint: "El archivo puede tener hasta 250 MB como lo envía su servidor.",
    submit: "Revisar archivo",
    programsHeading: "Para programas",
    command: "Este comando revisa un archivo de cualquier tamaño en su propia computadora:",
    program: "Esta dirección responde a los programas en JSON:",
    action:
      "La acción de GitHub .github/actions/check-price-file, en nuestro código fuente, ejecuta el comando con cada cambio de un archivo.",
  },
} as const;
