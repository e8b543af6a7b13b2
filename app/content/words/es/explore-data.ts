import type { Translation } from "#app/domain/language/message.ts";
import type { exploreData as english } from "../en/explore-data.ts";

export const exploreData: Translation<typeof english> = {
  more: {
    hospitals: { label: "Buscar hospitales", what: "lo que cobra cada hospital" },
    services: { label: "Servicios", what: "un servicio en hospitales cerca de usted" },
    compare: { label: "Comparar", what: "de dos a cuatro hospitales, precio por precio" },
    history: { label: "Historial de precios", what: "qué precios cambiaron más" },
    coverage: {
      label: "Qué datos hay",
      what: "qué hospitales tienen aquí archivos de precios, con un puntaje",
    },
    downloads: { label: "Descargas", what: "las tablas como archivos" },
    files: { label: "Archivos de precios importados", what: "de dónde viene cada cifra" },
    calls: { label: "Llamadas para programadores", what: "los mismos datos en JSON" },
  },
  change: "Cambiar",
  update: "Actualizar opciones",
  failure: "Error HTTP. Estado: {status}",
  wholeCountry: "todo el país",
  sorts: {
    lowest: "de menor a mayor",
    highest: "de mayor a menor",
    byName: "por nombre",
    hospitals: "Hospitales",
    most: "de mayor a menor",
    lowerQuartile: "Cuartil inferior",
    upperQuartile: "Cuartil superior",
    widest: "de mayor a menor",
    narrowest: "de menor a mayor",
  },
  index: {
    nation:
      "En comparación con EE. UU. (100), el índice de {kinds} para {topic} es más bajo en {lowest} ({low}) y más alto en {highest} ({high}).",
    state:
      "es el índice de {kinds} para {topic} en {state}, donde EE. UU. es 100. En los mismos {count} servicios: {difference}",
    above: "{percent}% por encima del país",
    below: "{percent}% por debajo del país",
    even: "igual que el país",
    none: "Ningún estado tiene cinco servicios comparables con {kinds} de tres de sus hospitales, así que no mostramos un índice. Elija un servicio para ver sus precios.",
    noneInState:
      "{state} tiene muy pocos servicios comparables con {kinds} para un índice. Se necesitan cinco, de tres hospitales cada uno.",
    method:
      "El índice usa precios comparables. Para cada servicio, se divide la mediana del estado entre la mediana del país. El índice es la mediana de esos cocientes por 100. Cada uno pesa según cuántos hospitales del país publican el servicio. Un servicio entra en el índice si lo publican por lo menos tres hospitales en el estado y diez en el país.",
    kinds: {
      heading: "Precios en efectivo, de lista y de aseguradoras en {state}",
      caption: "Cada uno comparado con los precios del mismo tipo en el país, que son 100",
      charge: "Cargo",
      index: "Índice",
      half: "La mitad central de los servicios",
      halfRange: "De {from} a {to}",
      services: "Servicios",
      none: "Muy pocos",
    },
    basket: {
      heading: "Servicios del índice y cuánto pesa cada uno",
      caption:
        "Los {count} servicios que más pesan en esta selección, para pacientes ambulatorios si no eligió un tipo de atención. El peso es el número de hospitales de EE. UU. que publican un precio",
      service: "Servicio",
      weight: "Peso",
      nation: "Mediana en EE. UU.",
      state: "Mediana en {state}",
      ratio: "EE. UU. = 100",
      none: "Muy pocos",
    },
  },
  spread: {
    nation:
      "Para el mismo servicio, la dispersión de {kinds} para {topic} es mayor en {widest}. Allí, en el servicio mediano, el cuartil superior es {wide} veces el inferior. Es menor en {narrowest} ({narrow} veces).",
    figure: "{times} veces",
    state:
      "el cuartil inferior: eso es el cuartil superior de los hospitales en {state} para el mismo servicio. Es la mediana de {count} servicios de {topic} ({kind})",
    service:
      "Para este servicio, la dispersión de {kinds} es mayor en {widest}: el cuartil superior es {wide} veces el inferior. Es menor en {narrowest} ({narrow} veces).",
    method:
      "La dispersión es el cuartil superior de los hospitales de un estado dividido entre el inferior, servicio por servicio. Un valor de 1 sería un mismo precio en todas partes.",
  },
  map: {
    median: {
      title: "Mapa de la mediana de {topic} por estado ({kind})",
      description:
        "Cuanto más fuerte es el color, más alta es la mediana del estado. La tabla tiene las mismas cifras.",
      all: "La mediana de cada estado",
    },
    index: {
      title: "Mapa del índice de {kinds} para {topic} por estado (EE. UU. = 100)",
      description:
        "Cuanto más fuerte es el color, más alto es el índice del estado. La tabla tiene las mismas cifras.",
      all: "El índice de cada estado",
    },
    spread: {
      title: "Mapa de la dispersión de {kinds} para {topic} por estado",
      description:
        "Cuanto más fuerte es el color, más varían los precios del mismo servicio en el estado. La tabla tiene las mismas cifras.",
      all: "La dispersión de cada estado",
    },
    under: "Menos de {value}",
    between: "De {from} a {to}",
    over: "{from} y más",
    tooFew: {
      median: "Muy pocos: menos de 3 hospitales o 3 precios",
      index: "Muy pocos: menos de 5 servicios comparables",
    },
    none: "Sin precios",
    chosen: "{state}, que usted eligió",
    label: { median: "{value}, {count} precios", index: "{value}, {count} servicios" },
  },
  table: {
    state: "Estado",
    pages: "Páginas de estados",
    index: "Índice",
    median: "Mediana",
    half: "Mitad central",
    spread: "Dispersión",
    medicare: "Porcentaje de Medicare",
    caption: "{topic} en {states}.",
    tooFew: "Muy pocos",
    none: "Ninguno",
    range: "De <amount>{from}</amount> a <amount>{to}</amount>",
  },
  problems: {
    code: "Los archivos de precios que tenemos no listan ningún precio con este código. Busque el servicio por su nombre o código, o elija uno en una categoría.",
    subcategory: "No tenemos precios en esta subcategoría.",
    setting: "No tenemos precios para este tipo de atención. Se muestran los de todos los tipos.",
    likeness: "El servicio no tiene precios así. Se muestran los que publica la mayoría de los hospitales.",
    charge:
      "El cargo debe ser “cash” (en efectivo), “gross” (bruto) o “negotiated” (negociado). Se muestran los precios en efectivo.",
    noFile:
      "No tenemos ningún archivo de precios de {state} que liste lo que usted eligió. Se muestra todo el país.",
    noSuchState:
      "No conocemos ningún estado con este nombre. Escriba sus dos letras, como TX. Se muestra todo el país.",
  },
  comparedKinds: {
    tooFew: "Muy pocos",
    none: "Ninguno",
    charge: "Cargo",
    middleHalf: "Mitad central",
    median: "Mediana",
    prices: "Precios",
    half: "De <low>{low}</low> a <high>{high}</high>",

    heading: "Precios en efectivo, de lista y de aseguradoras",
    legend:
      "Cada barra muestra la mitad central de los precios, y su línea, la mediana, en una escala de $0 a {end}.",
    note: "No todos los hospitales publican los tres, así que las filas no son de los mismos hospitales exactamente. (45 CFR 180.20 dice qué es cada cargo.)",
    place: "en {place}",
  },
  likeLinks: {
    chosen: "Solo se comparan precios comparables. Estos son para: {likeness}.",
    noOthers: "No tenemos otros.",

    others: "{kinds} de precios de este servicio",
    fewer: "{kinds} con menos precios que no se muestran aquí. Elija un tipo de atención para ver menos.",
  },
  priceSpread: {
    price: "Precio",
    pricesIn: "Precios en {name}",
    from: "{from} y más",
    fromTo: "De {from} a menos de {to}",
    method:
      "Cada hospital cuenta una vez ({kind}). Los hospitales que comparten una lista de precios y publican la misma cantidad cuentan juntos una vez. Cuanto más alta es una barra, más precios hay de ese nivel.",

    caption: "Distribución de los precios: {kind}",
    rule: "lejos de lo que paga Medicare. Si Medicare no fija una cantidad: más de 20 veces la mediana o menos de 1/20 de ella. La mediana es la del país si un estado tiene menos de cinco precios",
    heading: "Cuánto varían los precios de los hospitales",
    band: "La banda es la mitad central de los precios, y la línea punteada es su mediana.",
    counted: "{amountCount} en {name}",
    asTable: "Lo mismo en una tabla",
    summary: "{prices} en {name}: la mitad va de {p25} a {p75}, y la mediana es {median}.",
    noneLeftOut: "No se omite ningún precio por ser poco creíble ({rule}).",
    leftOut: "{prices} se omiten por ser poco creíbles ({rule}).",
  },
  stateAnswer: {
    median: "es la mediana en {place} ({kind}): un precio de cada uno de {hospitals}",

    tooFew: "Muy pocos hospitales en {place} publican este precio ({kind}), así que no mostramos una cifra.",
    nothing:
      "Los archivos de precios que tenemos de {place} no listan este precio ({kind}). Elija otro tipo de cargo.",
  },
  stateTable: {
    halfOfPrices: "La mitad de los precios está en la mitad central, entre los cuartiles.",
    halfOfServices: "La mitad de los servicios está en la mitad central, entre los cuartiles.",

    without: "Los archivos de precios que tenemos no listan ningún precio así en {without}.",
  },
  statePricing: {
    subject: "{kinds} para {topic}",
    half: "La mitad de los hospitales cobra la mediana o menos.",
    source: "De los archivos de precios que publicaron los hospitales.",
    sourceOfDate: "De los archivos de precios que publicaron los hospitales, el más reciente del {date}.",
    counts: "Un hospital cuenta si publica algún precio de esta selección.",

    heading: "Precios por estado: {topic}",
    chooseOnMap:
      "Elija un estado para ir a su fila en <table>la tabla</table>, que también lista los territorios.",
    table: "Estado por estado",
  },
  page: {
    anyCare: "atención en hospitales",
    titleOfTopic: "Explorar datos: {topic}",
    keywords: "precios de hospitales por estado",
    moreKeywords: "datos de transparencia de precios",
    description:
      "Precios de {topic} en cada estado de EE. UU., según lo que publicaron los hospitales. Precios en efectivo, cargos brutos y tarifas negociadas en un mapa y en una tabla, en {product}.",
    title: "Explorar datos",
    noSuchCategory: "No tenemos ninguna categoría con este nombre. Elija una abajo.",
    lead: "Cuánto cuesta la atención médica en el país, según los archivos de precios que los hospitales deben publicar (45 CFR 180.50). Usted puede comprobar y descargar cada cifra.",
    empty:
      "Los archivos de precios que tenemos todavía no listan ningún precio en “{category}”. Estas categorías tienen precios.",
    categories: "Categorías con precios",
    more: "Más sobre estos datos",
  },
  dataForm: {
    category: "Categoría",
    mostPrices: "La que tiene más precios",
    subcategory: "Subcategoría",
    wholeCategory: "Toda la categoría",
    service: "Servicio",
    allServices: "Todos los servicios",
    subcategoryFirst: "Elija primero una subcategoría",
    setting: "Tipo de atención",
    allSettings: "Todos los tipos",
    charge: "Cargo",
    state: "Estado",
    wholeCountry: "Todo el país",
  },
} as const;
