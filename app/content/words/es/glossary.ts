import type { Translation } from "#app/domain/language/message.ts";
import type { glossary as english } from "../en/glossary.ts";

export const glossary: Translation<typeof english> = {
  glossarySearch: {
    failed: "No pudimos cargar la búsqueda. Revise su conexión.",
    search: "Buscar",
  },
  glossaryTerm: {
    more: "Más en el glosario",
  },
  categoryList: {
    categories: "Categorías",
  },
  foundTerms: {
    found: "{terms} en los resultados",
    terms: "términos",
    searchResults: "Resultados de la búsqueda",
    termsUnder: "Términos con {letter}",
    pages: "Páginas de términos",
    noneFound: "No hay términos para su búsqueda.",
    noneUnder: "Ningún término empieza con {letter}.",
    allCategories: "Ver todas las categorías",
    inCategory: "En <link>{title}</link>",
  },
  page: {
    searchAllTerms: "Buscar en todos los términos",
    title: "Portal de aprendizaje: {about}",
    titlePage: ", página {page}",
    titleOfAll: "términos de facturación médica en palabras sencillas",
    titleOfLetter: "términos con {letters}",
    digits: "0 a 9",
    description:
      "Qué significan las palabras de una factura médica, una lista de precios o una carta del seguro. Una definición sencilla, para qué sirve cada una y un ejemplo con números, en {product}.",
    descriptionOfLetter:
      "Qué significan los términos de facturación con {letter}: una definición sencilla, para qué sirve cada uno y un ejemplo con números, en {product}.",
    keywords:
      "glosario de facturas médicas, términos de salud, términos de precios de hospitales, términos de seguros",

    heading: "Portal de aprendizaje",
    lead: "{terms} de facturas médicas, listas de precios y cartas del seguro, en palabras sencillas y con ejemplos. En otras páginas, una palabra con puntos debajo, como <term>cargo bruto</term>, abre su significado.",
    loading: "Cargando...",
  },
  categoryHead: {
    oneColumn: "Una columna",
    twoColumns: "Dos columnas",

    layout: "Diseño",
    portal: "Portal de aprendizaje de {product}",

    all: "<span>← </span>Todas las categorías",
  },
  noTerms: {
    lookingFor: "Se busca: {key}",
    nothing: "nada",

    noneFound: "No hay términos para su búsqueda.",
    none: "Esta categoría no tiene términos.",
    available: "Categorías disponibles: {available}",
    id: "ID de la categoría: {categoryId}",
  },
  termEntry: {
    context: "Contexto de {product}",
    function: "Función",
    example: "Ejemplo",
    showMore: "Mostrar más",
    showLess: "Mostrar menos",
  },
  category: {
    title: "{title}: glosario",
    keywords: "glosario, {title}, términos de facturas médicas",
    search: "Buscar",
    learningPortal: "Portal de aprendizaje",
    none: {
      title: "No se encontró la categoría",
      description: "No se encontró la categoría solicitada.",
    },
    another: "Elija otra categoría",
    searchHint: "Buscar términos en esta categoría...",
    loading: "Cargando...",
    counted: "Resultado: {terms}",
  },
  letterLinks: {
    letters: "Términos de la A a la Z",
  },
} as const;
