import type { Translation } from "#app/domain/language/message.ts";
import type { addBill as english } from "../en/add-bill.ts";

export const addBill: Translation<typeof english> = {
  title: "Agregar una factura",
  description: "Suba una factura, o escríbala, y guárdela en su cuenta.",
  lead: "Guarde una factura donde solo usted y las personas que usted elija puedan verla. Todo se cifra con la propia llave de su cuenta.",
  upload: "Subir fotos o un PDF",
  uploadWhy: "Nosotros leemos la factura. Usted revisa lo que leímos junto a su imagen.",
  typeIn: "Escribir la factura",
  typeInWhy:
    "Para una factura que tiene solo en papel. Puede parar en cualquier momento y continuar más tarde.",
  drafts: {
    heading: "Facturas que no ha terminado",
    nameless: "Una factura todavía sin nombre",
    changed: "Último cambio: {date}",
    more: "Todas sus facturas",
  },
  files: {
    title: "Subir una factura",
    description: "Suba fotos o un PDF de una factura y revise lo que leímos.",
    lead: "Envíe todas las fotos o archivos de una factura a la vez, en el orden de sus páginas.",
    label: "Fotos o archivos de una factura",
    hint: "JPG, JPEG, PNG, BMP, TIFF, WebP o PDF. También puede enviar un archivo de reclamaciones de su plan (FHIR JSON, NDJSON o X12 835). Hasta 10 archivos, 25 páginas y 100 MB en total. Un PDF puede tener hasta 20 MB, una foto hasta 50 MB.",
    promise:
      "Los archivos se quedan en este servidor, cifrados. Solo los ven usted y las personas a las que usted deja ver sus facturas. No se comparte nada.",
    submit: "Subir y leer",
    byHand: "También puede <link>escribir la factura</link>.",
  },
  documents: {
    title: "Agregar un documento a esta factura",
    description: "Agregue una explicación de beneficios (EOB), un estimado u otras páginas a una factura.",
    lead: "Agregue todo lo que va con esta factura: una explicación de beneficios (EOB), un estimado de antes de la atención o una página que falta. Lo que dice la factura no cambia.",
    kind: "¿Qué es?",
    kinds: {
      eob: "Explicación de beneficios (EOB), de su seguro",
      estimate: "Estimado de buena fe (de antes de su atención)",
      bill: "Otra página de la factura misma",
    },
    label: "Fotos o archivos del documento",
    submit: "Agregar a esta factura",
    back: "Volver a la factura",
  },
  waiting: {
    heading: "Leyendo su factura",
    refreshes:
      "Esta página vuelve a mirar cada tres segundos. Usted puede salir: terminaremos de leer la factura y la encontrará en su lista de facturas.",
    over: "Esta subida terminó. Si no encuentra la factura en su lista, súbala otra vez.",
  },
  notKept: {
    ofFile: "Archivo {fileNumber}: {problem}",
    "unsupported-type":
      "No aceptamos este tipo de archivo. Envíe un archivo JPG, JPEG, PNG, BMP, TIFF, WebP o PDF.",
    "too-many-files":
      "Se permiten 10 archivos como máximo. Si la factura tiene más, ponga varias páginas en un PDF.",
    "too-many-pages":
      "Demasiadas páginas. Una factura puede tener hasta 25 páginas en total (tiene {pageCount}). Quite las páginas sin cargos, o agréguela como dos facturas.",
    "files-too-large": "El archivo es demasiado grande. Envíe hasta 100 MB a la vez.",
    "too-many-lines":
      "Esta factura tiene {lineCount} líneas, y aquí una factura puede tener hasta 1,000. Súbala en partes, cada una como una factura aparte.",
    "too-many-claims":
      "Este archivo tiene {claimCount} reclamaciones, y aquí una explicación puede tener hasta 500. Descargue de su plan un período más corto y agregue cada archivo por separado.",
    "account-full":
      "No se guardó nada: esta cuenta no tiene espacio para estos archivos. Usa {usedMb} MB de {maxMb} MB, en {fileCount} de {maxFiles} archivos. Borre las facturas, explicaciones o documentos de apelaciones que ya no necesite, cada uno en su propia página. Después envíe estos otra vez.",
    "records-full":
      "No se guardó nada: esta cuenta ya tiene tantas facturas y explicaciones como guardamos para una persona. Borre las que ya no necesite. Después envíe estas otra vez.",
    "files-away":
      "No se guardó nada: nuestro almacén de archivos no responde. Envíe los archivos otra vez en un minuto.",
    "disk-full":
      "No se guardó nada: nuestro servidor se quedó sin espacio. Intente otra vez más tarde. Sus facturas están seguras.",
  },
} as const;
