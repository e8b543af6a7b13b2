import type { Translation } from "#app/domain/language/message.ts";
import type { serviceSearch as english } from "../en/service-search.ts";

export const serviceSearch: Translation<typeof english> = {
  page: {
    title: "Buscar precios de hospitales",
    titleOfService: "{name} ({code}): precios de hospitales",
    description:
      "Busque en {product} lo que cobran los hospitales por {name}, por nombre o código, cerca de usted: precios en efectivo, cargos brutos y tarifas negociadas con su fuente.",
    anyService: "un procedimiento, una prueba o un medicamento",
    keywords: "precios de hospitales, costo de un procedimiento",
  },
  heading: "¿Cuánto cuesta?",
  lead: "Busque un servicio en sus propias palabras, o por el código de su factura. Vea lo que cobran los hospitales cerca de usted.",
  change: "Cambiar",
  suggestions: "Sugerencias",
  unpriced: "{choice}: sin precio en nuestros datos",
  questionNote: "Los precios de abajo son del primero de estos hasta que usted elija.",
  hospitals: "Hospitales que se llaman “{name}”",
  others: "Lo que otras personas buscan",
  absent: {
    heading: "No está en nuestros datos",
    text: "Los archivos de precios que tenemos no dan ningún precio de “{search}”. No todos los hospitales ponen en la lista todo lo que hacen. Pida a uno un estimado de buena fe por escrito (45 CFR 149.610), y pregunte a su plan qué cubre. También puede hacerlo un centro de imágenes, un centro de cirugía o un proveedor de equipo médico.",
  },
  unknown: {
    heading: "Ningún servicio coincide con eso",
    text: "No conocemos ningún servicio que se llame “{search}”. Revise cómo está escrito, use una palabra más sencilla o el código de su factura.",
  },
  problems: {
    notAPrice: "Escriba un precio como cantidad en dólares; por ejemplo, 250 o 1,250.50.",
    boundsCrossed: "El precio más alto es menor que el más bajo: cambie uno de los dos.",
    radius: "Elija a qué distancia del lugar puede estar un hospital.",
    setting: "Elija con hospitalización, ambulatoria o cualquier tipo de atención.",
    codeWithoutPrices:
      "No tenemos precios con este código; se muestra lo que mejor coincide con las palabras.",
    planAlone: "Para buscar por plan, escriba también su compañía de seguros.",
  },
  commonServices: {
    heading: "Servicios con precio en la mayoría de los hospitales",
    seeAll: "Ver los {servicesCount} por categoría",
  },
  searchForm: {
    failed: "No se pudieron obtener los resultados de la búsqueda de hospitales: {status}",
    service: "Servicio o código",
    lowest: "Precio más bajo en dólares",
    highest: "Precio más alto en dólares",
    setting: "Tipo de atención",
    usualSetting: "El usual para el servicio",
    anySetting: "Cualquier tipo",
    plan: "Plan",
    more: "Precio, plan, tipo de atención, calidad y ayuda para pagar",
    moreWithSet: "Precio, plan, tipo de atención, calidad y ayuda para pagar (elegidos: {count})",

    serviceHint: "Por ejemplo, resonancia de rodilla, visita a emergencias o 73721.",
    submit: "Buscar precios",
    planHint: "Como lo nombra el hospital; por ejemplo, PPO.",
  },
  searchResults: {
    setting: "Tipo de atención",
    any: "Cualquiera",
    parts: "partes cobradas por separado",
    anyDistance: "cualquier distancia",
    anyPrice: "cualquier precio",
    anyRating: "cualquier calificación",
    anyForBirth: "cualquier hospital para un parto",
    anyAssistance: "cualquier asistencia financiera",
    anyPlan: "cualquier plan",
    commercialPlans: "planes comerciales",
    anyInsurance: "cualquier seguro",
    anySetting: "cualquier tipo de atención",
    didYouMean: "¿Quiso decir otro servicio?",
    searchWith: "Buscar con {label}",
  },
} as const;
