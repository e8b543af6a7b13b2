import type { Translation } from "#app/domain/language/message.ts";
import type { hospitalPrices as english } from "../en/hospital-prices.ts";

export const hospitalPrices: Translation<typeof english> = {
  problems: {
    noPricesOfCode: "No tenemos precios con este código.",
    noFileOfState: "Todavía no hemos cargado ningún archivo de precios de este estado.",
    category: "No tenemos precios en esta categoría.",
    subcategory: "No tenemos precios en esta subcategoría.",
    service: "No tenemos precios de este servicio.",
  },
  browseLinks: {
    what: "¿Qué necesita?",
    whatInState: "¿Qué necesita en {state}?",

    where: "¿Dónde?",
  },
  choicesForm: {
    code: "Código CPT",
    searchFailed: "No se pudieron obtener los resultados de la búsqueda",
    state: "Estado",
    allStates: "Todos los estados",
    categoriesFailed: "No se pudieron obtener las categorías",
    category: "Categoría",
    allCategories: "Todas las categorías",
    subcategoriesFailed: "No se pudieron obtener las subcategorías",
    subcategory: "Subcategoría",
    allSubcategories: "Todas las subcategorías",
    servicesFailed: "No se pudieron obtener los códigos CPT y los servicios",
    allCodes: "Todos los códigos",
    service: "Servicio",
    allServices: "Todos los servicios",
    unlisted: {
      one: "{count} servicio más de esta subcategoría no está en la lista: <search>busque uno por su nombre o código</search>.",
      many: "{count} de servicios más de esta subcategoría no están en la lista: <search>busque uno por su nombre o código</search>.",
      other:
        "{count} servicios más de esta subcategoría no están en la lista: <search>busque uno por su nombre o código</search>.",
    },

    search: "Buscar",
    update: "Actualizar opciones",
  },
  foundPrices: {
    mapLabel: "Los hospitales de esta página",
    otherChoices:
      "<subcategory>Vea toda la subcategoría</subcategory> o <states>busque en todos los estados</states>.",
    whichPrice:
      "El precio es el <cash>precio en efectivo con descuento</cash>, o el <gross>cargo bruto</gross> si un hospital no publica un precio en efectivo. Cada uno dice cuál es, y primero van los precios en efectivo.",
    comparable:
      "Los precios son comparables solo si son iguales el tipo de atención, el tipo de facturación, los modificadores y la unidad.",
    different: "Estos son servicios distintos: elija uno para comparar cosas iguales.",

    heading: "Lo que cobran los hospitales",
    range: "{lowestDollars} a {highestDollars}",
    counted: "{atLeast} en {atLeast2}",
    showOnMap: "Mostrar estos hospitales en un mapa",
  },
  page: {
    keywords: "precios de hospitales, comparar hospitales",
    code: "código {code}",
    description:
      "Compare en {product} los precios de hospitales {topic} {place}. Vea precios en efectivo, cargos brutos y tarifas negociadas, de los archivos de los propios hospitales.",
    ofTopic: "para {topic}",
    ofAll: "por procedimiento",
    inPlace: "en {place}",
    inCountry: "en todo Estados Unidos",

    title: "Buscar hospitales",
  },
} as const;
