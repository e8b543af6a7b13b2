import type { Translation } from "#app/domain/language/message.ts";
import type { figures as english } from "../en/figures.ts";

export const figures: Translation<typeof english> = {
  source: {
    service: "{code}, {like}.",
    part: "{like}, modificador {modifiers}",
    files: "Archivos del {first} al {last}.",
    file: "Archivos del {day}.",
    undated: "Los archivos no tienen fecha.",
  },
  settings: {
    inpatient: "atención con hospitalización",
    outpatient: "atención ambulatoria",
    both: "atención con hospitalización o ambulatoria",
  },
  range: "{from} a {to}",
  columns: { half: "Mitad central", middle: "Mediana", hospitals: "Hospitales" },
  tooFew: "Muy pocos",
  kindsOfPrice: {
    title: "{service}: tres tipos de precio",
    sentence: "Precios medianos en los hospitales de EE. UU.: {prices}.",
    inSentence: {
      gross: "un cargo bruto de {price}",
      cash: "un precio en efectivo de {price}",
      negotiated: "una tarifa negociada de {price}",
    },
    names: { gross: "Cargo bruto", cash: "Precio en efectivo", negotiated: "Tarifa negociada" },
    kind: "Precio",
    caption:
      "Cada barra es la mitad central de los precios de los hospitales, y la línea en ella es la mediana, de $0 a {end}",
    about:
      "Cada hospital cuenta una vez; su tarifa negociada es la mediana de sus planes. No todos los hospitales publican cada tipo.",
    link: "Este servicio por estado",
  },
  spread: {
    title: "{service}: precios en efectivo en {state}",
    sentence:
      "En {state}, {count} hospitales publican un precio en efectivo por esto, de {lowest} a {highest}. La mitad cobra de {p25} a {p75}.",
    sentenceOfHeaps:
      "En {state}, {count} hospitales publican un precio en efectivo por esto, de {lowest} a {highest}: {heaps}",
    drawnHeaps: "{count} precios en efectivo como puntos en una línea, de {lowest} a {highest}: {heaps}",
    aboutHeaps: "Cada punto es el precio de un hospital.",
    drawn:
      "{count} precios en efectivo como puntos en una línea, de {lowest} a {highest}. La mitad central va de {p25} a {p75}.",
    middle: "Mediana {price}",
    beyond: {
      one: "· {count} más allá: {highest}",
      many: "· {count} más allá, hasta {highest}",
      other: "· {count} más allá, hasta {highest}",
    },
    thinned: "Mostramos una muestra pareja: {shown} de estos {count} precios.",
    caption: "Los mismos {count} precios en efectivo, en números",
    place: "Entre ellos",
    price: "Precio en efectivo",
    places: {
      lowest: "El más bajo",
      p25: "Una cuarta parte cobra esto o menos",
      median: "Mediana",
      p75: "Una cuarta parte cobra esto o más",
      highest: "El más alto",
    },
    about: "Cada punto es el precio de un hospital; la parte sombreada es la mitad central.",
    link: "Los precios por hospital",
  },
  parts: {
    title: "{service}: el todo y sus partes",
    sentence:
      "El precio mediano en efectivo es {whole} por el todo, {images} por tomar solo las imágenes y {reading} por solo leerlas.",
    part: "Parte",
    names: { whole: "El todo", images: "Solo las imágenes", reading: "Solo la lectura" },
    caption:
      "Cada barra es la mitad central de los precios en efectivo de los hospitales, y la línea en ella es la mediana, de $0 a {end}",
    about: "Las filas no son de los mismos hospitales, así que las dos partes no tienen que sumar el todo.",
    link: "Este servicio por estado",
  },
  amounts: {
    title: "Qué pasó con cada cantidad que leímos",
    sentence: {
      one: "{count} archivo de precios tenía {read} cantidades. Guardamos {kept} de ellas y dejamos fuera {leftOut}.",
      many: "{count} de archivos de precios tenían {read} cantidades. Guardamos {kept} de ellas y dejamos fuera {leftOut}.",
      other:
        "{count} archivos de precios tenían {read} cantidades. Guardamos {kept} de ellas y dejamos fuera {leftOut}.",
    },
    nothingLeftOut: {
      one: "{count} archivo de precios tenía {read} cantidades. Las guardamos todas.",
      many: "{count} de archivos de precios tenían {read} cantidades. Las guardamos todas.",
      other: "{count} archivos de precios tenían {read} cantidades. Las guardamos todas.",
    },
    became: "Qué pasó con ellas",
    amounts: "Cantidades",
    caption: "Guardadas + unidas + dejadas fuera = {read} cantidades leídas",
    stored: "Guardadas",
    merged: "Unidas: el mismo cargo, repetido para cada pagador",
    leftOut: "Dejadas fuera: {reason}",
    about:
      "Una cantidad es un monto en dólares, un porcentaje o una regla en una columna de cargos. El más nuevo de estos archivos llegó el {day}.",
    link: "El informe de cada archivo",
  },
} as const;
