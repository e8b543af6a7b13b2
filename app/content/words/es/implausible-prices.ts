import type { Translation } from "#app/domain/language/message.ts";
import type { implausiblePrices as english } from "../en/implausible-prices.ts";

export const implausiblePrices: Translation<typeof english> = {
  reasons: {
    placeholder: "una cantidad que se usa cuando falta un precio",
    "cash-above-gross": "el precio en efectivo con descuento es más alto que el cargo bruto",
    "professional-fee":
      "esto parece ser solo los honorarios del médico: sigue lo que Medicare paga a los médicos, no lo que paga al hospital",
    "part-of-service": "esto parece ser solo una parte o una unidad del servicio",
    "near-the-doctors-fee":
      "está cerca de lo que Medicare paga al médico y muy por debajo de lo que paga al hospital: probablemente son los honorarios del médico, no el precio del hospital",
    "far-below-medicare": "muy por debajo de lo que paga Medicare por esto",
    "far-above-medicare": "muy por encima de lo que paga Medicare por esto",
    "far-below-its-like": "menos de 1/20 de la mediana de los precios comparables",
    "far-above-its-like": "más de 20 veces la mediana de los precios comparables",
  },
  leftOut: "Excluido por ser poco creíble: {reason}.",
  countLeftOut: {
    one: "1 precio excluido por ser poco creíble.",
    many: "{count} de precios excluidos por ser poco creíbles.",
    other: "{count} precios excluidos por ser poco creíbles.",
  },
  show: "Ver",
  heading: "Precios excluidos por ser poco creíbles",
  rule: "Los hospitales publicaron estas cantidades, pero no pueden ser el precio. Algunas son cifras de relleno, como $0.01 o $999,999,999, o precios en efectivo más altos que el cargo bruto. Algunas parecen ser solo los honorarios del médico o una parte del servicio. Lo juzgamos por lo que Medicare paga por cada uno y por los otros precios del hospital. Algunas están lejos de lo que paga Medicare por lo mismo. Donde Medicare no fija una cantidad, algunas son menos de 1/20 de la mediana de los precios comparables, o más de 20 veces esa mediana. Es la mediana del estado, o la nacional si menos de cinco hospitales del estado publican un precio. Estas cantidades no cuentan en ninguna lista, rango ni estadística.",
  back: "Volver a los precios",
  none: "No se excluyó ningún precio dentro de los límites que usted puso.",
  columns: {
    hospital: "Hospital",
    published: "Publicado",
    reason: "Por qué se excluyó",
    source: "Fuente",
  },
  caption: "Precios excluidos por ser poco creíbles, hasta {count}",
  ofThisLine:
    "El archivo dice {price}, que no puede ser el precio: {reason}. No cuenta en ninguna lista ni estadística. Lo que publican otros hospitales:",
} as const;
