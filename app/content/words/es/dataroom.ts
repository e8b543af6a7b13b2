import type { Translation } from "#app/domain/language/message.ts";
import type { dataroom as english } from "../en/dataroom.ts";

export const dataroom: Translation<typeof english> = {
  page: {
    description:
      "Cifras en vivo de la cobertura y el crecimiento de {product}, con lo que cuenta cada una. Hospitales, estados, precios, servicios, pagadores y facturas compartidas, por mes.",
    title: "Sala de datos para inversionistas",
    lead: "Lo que tiene {product} y cómo crece. Cada cifra se cuenta en vivo en la base de datos del sitio. No damos pronósticos ni cifras del mercado.",
    coverage: "Cobertura de hoy",
    noList:
      "No se ha importado la lista de hospitales de CMS (Hospital General Information), así que no se sabe qué parte de los hospitales del país está aquí.",
    share:
      "{coveredCount} de {hospitals} tienen aquí un archivo de precios. Los demás están en la lista de hospitales de CMS (Hospital General Information).",
    seeHospitals: "Ver cada hospital",
    growth: "Crecimiento por mes",
    data: "Los datos mismos",
    downloads:
      "<downloads>Descargas</downloads> tiene las tablas como archivos, con sus fechas, hashes y un diccionario de datos. <api>La API de datos</api> responde preguntas sueltas en JSON.",
    counted: "Qué se cuenta y cómo",
    keywords: "cobertura, crecimiento, cifras en vivo, datos de precios de hospitales",
  },
  names: {
    hospitals: "Hospitales",
    states: "Estados y territorios",
    prices: "Precios",
    services: "Servicios",
    payers: "Pagadores",
    uploads: "Facturas compartidas",
    byMonth: "Por mes",
    newestFile: "Archivo de precios más nuevo",
    lastImport: "Última importación",
  },
  counted: {
    hospitals:
      "Hospitales con un archivo de precios vigente. Cada uno cuenta una vez, sin importar cuántos de sus archivos se importaron.",
    states: "Estados y territorios con al menos uno de esos hospitales.",
    prices:
      "Lo que se puede comparar, solo de archivos vigentes. Uno por cada hospital, servicio, tipo de atención y de facturación, modificador y unidad de medicamento.",
    services: "Códigos de facturación con un precio en un hospital o más.",
    payers:
      "Compañías de seguros y otros pagadores que los archivos de precios nombran, con sus formas de escribirlos unidas.",
    uploads: "Facturas que los visitantes subieron y compartieron, sin las que se retiraron.",
    byMonth:
      "Un archivo de precios cuenta en el mes de su importación. Un hospital cuenta en el mes de su primer archivo, y una factura en el mes en que se subió. Lo que se quitó después no se cuenta. Se muestran los últimos 24 meses; los hospitales al final de un mes incluyen los anteriores.",
  },
  growthTable: {
    caption: "Por mes, en UTC; el mes en curso hasta ahora",
    month: "Mes",
    hospitalsAtEnd: "Hospitales al final del mes",
    newHospitals: "Hospitales nuevos",
    priceFiles: "Archivos de precios",
    prices: "Precios en esos archivos",
    billsShared: "Facturas compartidas",
  },
} as const;
