import type { Translation } from "#app/domain/language/message.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { openData as english } from "../en/open-data.ts";
import { openTableWords } from "./open-data-tables.ts";

export const openData: Translation<typeof english> = {
  title: "Descargas: datos abiertos",
  description:
    "Las tablas de precios de hospitales de {product} en archivos. Llevan un diccionario de datos, fechas y hashes. Hay precios por estado y categoría, estadísticas de servicios, hospitales, pagadores y servicios. También cómo terminaron las apelaciones.",
  keywords:
    "descargar datos de precios de hospitales, datos abiertos, CSV, Parquet, diccionario de datos, transparencia de precios",
  dataset: "{product}: tablas resumidas de precios de hospitales",
  heading: "Descargas",
  lead: "Las tablas detrás de las cifras de este sitio, completas, para que cualquiera las compruebe y las use.",
  asOf: "Los datos son del {date}, el día de la última importación.",
  beingMade: "Los archivos se están preparando. Vuelva a cargar esta página en un minuto.",
  beingRenewed:
    "Los datos acaban de cambiar, y se están preparando archivos nuevos. Los archivos de abajo contienen los datos de antes del cambio.",
  failed: "No pudimos preparar los archivos. Intente otra vez en unos minutos.",
  failedAgain:
    "No pudimos preparar archivos nuevos. Los archivos de abajo contienen datos anteriores. Intente otra vez en unos minutos.",
  nothingYet:
    "Todavía no se ha importado ningún archivo de precios: los archivos de abajo tienen sus títulos y ninguna fila. <files>Cómo se importan los archivos de precios</files>",
  files: {
    heading: "Los archivos",
    format:
      "CSV en UTF-8 (RFC 4180, las líneas terminan en LF), con una fila de títulos, comprimido con gzip. Los mismos datos siempre dan los mismos bytes. El SHA-256 muestra si un archivo está completo y cuál es.",
    statistics: `Las estadísticas se calculan con precios publicados: un cuartil es siempre uno de ellos, no el promedio de dos. No hay ninguna con menos de ${MIN_HOSPITALS} hospitales.`,
  },
  file: {
    name: "Archivo",
    size: "Tamaño",
    rows: { one: "{count} fila", many: "{count} de filas", other: "{count} filas" },
    bytes: { one: "{count} byte", many: "{count} de bytes", other: "{count} bytes" },
    date: "Fecha de los datos",
    noDate: "Sin importación todavía",
    sha256: "SHA-256",
    dictionary: "Qué significan sus {count} columnas",
    dictionaryCaption: "Las columnas de {table}.csv, en orden",
    column: "Columna",
    meaning: "Significado",
    unit: "Unidad",
  },
  tables: openTableWords,
  terms: "Términos",
  cite: {
    heading: "Cómo citar",
    how: "Nombre el archivo, su fecha y su SHA-256, para que cualquiera sepa qué datos usó:",
    example: "{product}: {title} (state-pricing.csv.gz), datos del {date}, /data/downloads, SHA-256 {sha256}",
    noDate: "el día de la importación",
    noSha256: "como se muestra junto al archivo",
    source:
      "El precio de un solo hospital es lo que ese hospital declara: cite su archivo de precios. <report>El informe de importación</report> da la fecha y la dirección del archivo.",
  },
  more: {
    heading: "Más",
    explore: "Explorar datos",
    coverage: "Qué datos hay",
    history: "Historial de precios",
    api: "API de datos",
    dataroom: "Sala de datos para inversionistas",
  },
  noSuchFile:
    "No tenemos ningún archivo con este nombre. Estos son los archivos CSV; /data/downloads/manifest.json lista los archivos Parquet.",
  fileBeingMade: "Este archivo se está preparando. Pídalo otra vez en un minuto.",
} as const;
