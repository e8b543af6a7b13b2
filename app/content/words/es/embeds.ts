import type { Translation } from "#app/domain/language/message.ts";
import type { embeds as english } from "../en/embeds.ts";

export const embeds: Translation<typeof english> = {
  whole: {
    search: "Ver cada precio, fila y fuente en {product}",
    price: "Ver cada tarifa y fila en {product}",
    assistance: "Ver fuentes y fechas límite en {product}",
  },
  source: {
    search: "Precios que los hospitales deben publicar (45 CFR parte 180), de sus propios archivos.",
    price: "Del archivo de precios del propio hospital (45 CFR parte 180).",
    assistance: "De lo que los hospitales presentaron al IRS y de la ley del estado. El hospital decide.",
  },
  search: {
    title: "¿Cuánto cuesta la atención médica cerca de usted?",
    description: "Precios publicados de hospitales, para mostrar en otro sitio.",
    service: "Servicio o código",
    place: "Código postal o ciudad",
    submit: "Ver precios",
    none: "Ningún servicio con este nombre o código tiene precios aquí.",
    nothing: "Ningún hospital dentro de estos límites tiene un precio para él.",
    goodChoice: "Una buena opción: <hospital>{hospital}</hospital>, {price}",
    lowest: "Más bajo: {price}, {hospital}",
    highest: "Más alto: {price}, {hospital}",
  },
  price: {
    title: "El precio de un hospital",
    titleAt: "{service} ({code}) en {hospital}, {place}",
    description: "Un precio de un hospital, para mostrar en otro sitio.",
    none: "No tenemos un precio para este servicio en este hospital.",
    several: "Varios hospitales tienen este nombre.",
    notLoaded:
      "El archivo de precios de este hospital no está cargado aquí. Eso no significa que no publique ninguno.",
  },
  assistance: {
    title: "¿Tiene el hospital que perdonar la factura?",
    titleAt: "Asistencia financiera en {hospital}, {place}",
    titleNear: "Asistencia financiera cerca de {place}",
    description: "Lo que los hospitales perdonan según su propia política, para mostrar en otro sitio.",
    lead: "Compare un hogar con lo que presentó un hospital y con la ley del estado, en cuatro preguntas. No se guarda nada.",
    ask: "Responder cuatro preguntas",
    noPolicy:
      "No tenemos la política de este hospital. Pídala: un hospital sin fines de lucro debe tener una.",
    noPolicyHere: "No tenemos su política",
    row: "{distance}. {line}.",
    none: "No conocemos ningún hospital con este nombre.",
    several: "Varios hospitales tienen este nombre.",
  },
  oembed: {
    format: "Solo se admite format=json.",
    notOurs: "La url debe ser una página de búsqueda, de precio o de asistencia de este sitio.",
    tooNarrow: "Los marcos tienen al menos 280 píxeles de ancho.",
  },
  copy: {
    heading: "Mostrar esto en su sitio",
    how: "El marco no ejecuta scripts ni guarda cookies, y se adapta a anchos de {minPx} a {maxPx} píxeles. Con menos de 400 píxeles de ancho, ponga la altura en {narrowPx}. Agregue theme=light o theme=dark a la dirección. Si no lo hace, decide el dispositivo de quien lee.",
  },
} as const;
