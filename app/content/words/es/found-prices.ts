import type { Translation } from "#app/domain/language/message.ts";
import type { foundPrices as english } from "../en/found-prices.ts";
import { planKinds } from "./plan-kinds.ts";

export const foundPrices: Translation<typeof english> = {
  answer: {
    range: "de {lowest} a {highest}",
    withoutPrice: {
      one: "El archivo de {count} hospital más no tiene este precio. Aparece al final de la lista.",
      many: "Los archivos de {count} de hospitales más no tienen este precio. Aparecen al final de la lista.",
      other: "Los archivos de {count} hospitales más no tienen este precio. Aparecen al final de la lista.",
    },
    withoutRate: {
      one: "El archivo de {count} hospital más no tiene esta tarifa. Aparece con su precio en efectivo.",
      many: "Los archivos de {count} de hospitales más no tienen esta tarifa. Aparecen con sus precios en efectivo.",
      other:
        "Los archivos de {count} hospitales más no tienen esta tarifa. Aparecen con sus precios en efectivo.",
    },
    unlike: {
      one: "{count} precio {where}.",
      many: "{count} de precios {where}. No son comparables, así que no tienen rango.",
      other: "{count} precios {where}. No son comparables, así que no tienen rango.",
    },
    where: {
      miles: {
        one: "a {count} milla o menos de {place}",
        many: "a {count} de millas o menos de {place}",
        other: "a {count} millas o menos de {place}",
      },
      any: "a cualquier distancia de {place}",
      state: "en {place}",
      nation: "en Estados Unidos",
    },
    cash: "<term>Precio en efectivo con descuento</term>",
    gross: "<term>Cargo bruto</term>: ningún archivo de aquí tiene un precio en efectivo",
    negotiated: "La <term>tarifa negociada</term> más baja de cada hospital con {payer} para {plans}",
    unit: "por {unit}",
    files: "archivos del {first} al {last}",
    file: "archivos del {day}",
    within: {
      one: "En la lista hay {count} precio dentro de los límites que usted puso.",
      many: "En la lista hay {count} de precios dentro de los límites que usted puso.",
      other: "En la lista hay {count} precios dentro de los límites que usted puso.",
    },
  },
  strip: {
    label:
      "{count} precios como puntos en una línea, de {lowest} a {highest}. La mitad central va de {p25} a {p75}.",
    few: "{count} precios como puntos en una línea, de {lowest} a {highest}.",
    middle: "Mediana {price}",
    beyond: {
      one: "· {count} más allá: {highest}",
      many: "· {count} más allá, hasta {highest}",
      other: "· {count} más allá, hasta {highest}",
    },
    thinned: "Mostramos una muestra pareja: {shown} de estos {count} precios.",
    lowest: "Más bajo",
    highest: "Más alto",
  },
  list: {
    headings: {
      hospital: "Hospital",
      price: "Precio",
      nearness: "Distancia, estrellas de CMS",
      pick: "Comparar",
    },
    gathered: {
      one: "{caption}, de {count} hospital",
      many: "{caption}, de {count} de hospitales",
      other: "{caption}, de {count} hospitales",
    },
    shared: {
      one: "{count} hospital que comparte una lista de precios publica esta cantidad",
      many: "{count} de hospitales que comparten una lista de precios publican esta cantidad",
      other: "{count} hospitales que comparten una lista de precios publican esta cantidad",
    },
    pick: "Elegir",
    call: "Llamar",
    callHospital: "Llamar a {hospital}, {phone}",
    source: "Fuente",
    cautions: { stale: "Archivo viejo", failing: "No se leyó el archivo más nuevo" },
    birthingFriendly: "Favorable para el parto, según CMS",
    birthingFriendlyShort: "Partos ✓",
    stars: { of: "{stars} de 5 estrellas de CMS", none: "Sin calificación" },
    plans: planKinds.counted,
    freeCare: "Atención gratuita hasta el {free}% del nivel federal de pobreza",
    freeCareShort: "Gratis hasta {free}%",
    freeCareShortDoubtful: "¿Gratis hasta {free}%?",
    freeCareDoubtful: "Atención gratuita hasta el {free}% del nivel federal de pobreza (no es seguro)",
    aboveGross: "Más alta que el precio de lista: puede ser un error del archivo, o por más de una unidad",
    medicare: "{ratio} × Medicare",
    lines: "la mediana de {count} líneas del archivo",
    noRate: {
      cash: "Precio en efectivo: sin tarifa de este pagador",
      gross: "Cargo bruto: sin tarifa de este pagador",
    },
    rateWithoutDollars: "Su tarifa es un porcentaje o una fórmula",
    file: "Archivo del {date}",
    undated: "Archivo sin fecha",
    compare: "Comparar",
    compareHint:
      "Elija de dos a cuatro hospitales de la lista para comparar todos los servicios que publican.",
  },
  levels:
    "Bajo es menor que la mitad central, y alto es mayor. Si un precio muestra su tipo en vez de un nivel, no se puede comparar con estos.",
  map: {
    title: "Estos hospitales en un mapa",
    description: "Un mapa con los números de las filas.",
    here: "La cruz marca {place}.",
    row: "{hospital}, {price}",
    miles: { one: "{count} milla", many: "{count} de millas", other: "{count} millas" },
  },
  sort: {
    label: "Ordenar por",
    submit: "Ordenar",
    failure: "No se pudieron obtener los resultados de la búsqueda",
  },
} as const;
