import type { Translation } from "#app/domain/language/message.ts";
import type { places as english } from "../en/places.ts";

export const places: Translation<typeof english> = {
  nation: "EE. UU.",
  label: "Dónde",
  hint: "Código postal, ciudad, condado o estado.",
  unknown: "No conocemos el lugar “{place}”. Escriba un código postal, una ciudad, un condado o un estado.",
  didYouMean: "¿Quiso decir…?",
  radius: {
    label: "Distancia máxima",
    enough: "25 millas, o más si hace falta",
    miles: { one: "{count} milla", many: "{count} de millas", other: "{count} millas" },
    any: "Cualquier distancia",
  },
  reach: {
    within: {
      one: "Estos son hospitales a {count} milla o menos de {place}, en línea recta.",
      many: "Estos son hospitales a {count} de millas o menos de {place}, en línea recta.",
      other: "Estos son hospitales a {count} millas o menos de {place}, en línea recta.",
    },
    any: "Estos son hospitales a cualquier distancia de {place}.",
    inState: "Estos son hospitales de cualquier parte de {place}.",
    none: "Nuestros archivos de precios a {nearRadius} millas o menos no tienen este precio, así que buscamos a {radius} millas o menos.",
    few: {
      one: "Solo {count} hospital a {nearRadius} millas o menos tiene este precio, así que buscamos a {radius} millas o menos.",
      many: "Solo {count} de hospitales a {nearRadius} millas o menos tienen este precio, así que buscamos a {radius} millas o menos.",
      other:
        "Solo {count} hospitales a {nearRadius} millas o menos tienen este precio, así que buscamos a {radius} millas o menos.",
    },
    farther: "Buscar más lejos",
  },
  distances: "Las distancias son en línea recta desde {place}.",
  approximate:
    "No sabemos exactamente dónde está el código postal {place}. Medimos desde el centro de los códigos postales de alrededor.",
  onMap: {
    one: "El mapa muestra el centro del código postal del hospital: su ubicación exacta no está en nuestros datos.",
    several:
      "Los hospitales cuya ubicación exacta no está en nuestros datos se muestran en el centro de su código postal.",
    show: "Mostrar calles (carga imágenes de mapa de OpenStreetMap)",
    loading: "Cargando...",
    failed: "Mapa no disponible: no pudimos cargarlo de OpenStreetMap.",
    link: "Ver en OpenStreetMap",
  },
  nearestNeedsPlace:
    "Para ver primero el más cercano, escriba dónde está usted. Mientras tanto, primero va el precio más bajo.",
  nearestNeedsPoint:
    "Un estado entero no tiene un hospital más cercano. Escriba un código postal o una ciudad para ver primero el más cercano.",
} as const;
