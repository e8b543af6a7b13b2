import type { Translation } from "#app/domain/language/message.ts";
import type { hospitalDetails as english } from "../en/hospital-details.ts";

export const hospitalDetails: Translation<typeof english> = {
  status: {
    Fixed:
      "Nadie ha dicho aquí todavía que le rebajaron una factura, o son muy pocas personas para que podamos decirlo.",
    fixedWithOutcomes:
      "Las personas han informado de al menos {count} apelaciones aquí. Menos de tres de las que contamos rebajaron la factura.",
    Negotiable: "Al menos tres personas han dicho que aquí les rebajaron la factura porque lo pidieron.",
    negotiableWithOutcomes:
      "Las personas han informado de al menos {count} apelaciones aquí. Al menos tres rebajaron la factura.",
  },
  numbers: {
    ccn: "Número de CMS (CCN)",
    npi: "Número nacional de proveedor (NPI)",
    ein: "Número de impuestos del empleador (EIN)",
  },
  outcomes: {
    heading: "Cómo terminaron las apelaciones de facturas de este hospital",
    see: "Cómo terminaron las apelaciones aquí",
    files: "Los resultados de todos los hospitales están en las <files>descargas</files>.",
  },
  ownBill: {
    heading: "Si tiene una factura de aquí",
    text: "<check>Revise si tiene errores</check>. No necesita una cuenta. Con una cuenta, también puede ver <offer>qué ofrecer</offer> según los precios que publica este hospital. Puede escribir una carta sobre lo que encontró la revisión, y seguir las fechas límite y las respuestas.",
  },
  standing: {
    heading: "Cómo se comparan los precios de este hospital en {state}",
    above:
      "En la mitad de los {count} servicios que se pueden comparar, el {kind} es al menos {share} más alto que el precio mediano en {state}.",
    below:
      "En la mitad de los {count} servicios que se pueden comparar, el {kind} es al menos {share} más bajo que el precio mediano en {state}.",
    times:
      "En la mitad de los {count} servicios que se pueden comparar, el {kind} es al menos {times} veces el precio mediano en {state}.",
    even: "En la mitad de los {count} servicios que se pueden comparar, el {kind} es igual al precio mediano en {state} o menor.",
    percent: "{percent}%",
    tooFew:
      "Ningún servicio de este hospital tiene precio en tres o más hospitales en {state}, así que no tenemos con qué comparar sus precios.",
    kinds: { cash: "precio en efectivo", negotiated: "precio negociado" },
    captions: { cash: "Precios en efectivo", negotiated: "Precios negociados" },
    picture:
      "{caption}: {below} de {count} servicios más bajos que el precio mediano del estado, {above} más altos; la mitad de ellos, de {from} a {to} veces ese precio.",
    lowest: "una cuarta parte o menos",
    middle: "la mediana en {state}",
    highest: "4 veces o más",
    counts:
      "{below} servicios están por debajo de la mediana, {above} por encima y {same} en ella. La mitad de todos está entre {from} y {to} veces la mediana.",
    method:
      "Cada servicio del hospital cuenta una vez. Dividimos su precio entre el precio mediano del mismo código, tipo de atención, tipo de facturación, modificadores y unidad en {state}. Al menos tres hospitales, contando este, tienen que publicar ese precio, y sus precios tienen que tener una mediana. Un precio negociado es la mediana de los planes. La línea de rayas es la mediana de los servicios de este hospital.",
    table: "Lo mismo en una tabla",
    tableCaption: "Cuántos servicios cuestan cuántas veces el precio mediano en {state}",
    timesMiddle: "Veces el precio mediano",
    bins: { below: "menos de {to}", between: "de {from} a menos de {to}", above: "{from} o más" },
  },
  common: {
    heading: "Lo que cuestan aquí los servicios comunes",
    caption:
      "Un servicio de cada tipo, primero los que tienen precio en más hospitales, y cómo se compara este hospital en {state}",
    service: "Servicio",
    price: "Precio",
    standing: "Cómo se compara",
    level: "{level}, {fromMiddle}",
    among: {
      one: "entre {count} hospital",
      many: "entre {count} de hospitales",
      other: "entre {count} hospitales",
    },
    tooFew: "Muy pocos hospitales para comparar",
    others: {
      one: "y {count} precio más",
      many: "y {count} de precios más",
      other: "y {count} precios más",
    },
    method:
      "La franja muestra la mitad central de los precios comparables del estado. El punto es este hospital. Bajo está por debajo de la franja; alto, por encima.",
  },
  inside: {
    heading: "Buscar dentro de este hospital",
    label: "Servicio o código",
    hint: "Por ejemplo, resonancia de rodilla, visita a emergencias o 73721.",
    submit: "Buscar aquí",
    failure: "No se pudieron cargar los servicios. Intente de nuevo.",
    found: {
      one: "{count} servicio de aquí coincide con “{text}”.",
      many: "{count} de servicios de aquí coinciden con “{text}”.",
      other: "{count} servicios de aquí coinciden con “{text}”.",
    },
    unknown: "No conocemos ningún servicio que se llame “{text}”.",
    elsewhere: "Buscar en otros hospitales",
    caption: "Servicios de aquí que coinciden, y cómo se compara este hospital en {state}",
    shown: "Los primeros {count} servicios de aquí que coinciden",
  },
  ofMedicare: {
    term: "Precio en efectivo con descuento comparado con Medicare",
    middle: {
      one: "{percent}% de lo que paga Medicare, en el único servicio con una tarifa de Medicare.",
      many: "{percent}% de lo que paga Medicare, la mediana de {count} de servicios.",
      other: "{percent}% de lo que paga Medicare, la mediana de {count} servicios.",
    },
    state: {
      one: "En {state}, la mediana de {prices} precios es {percent}% (1 hospital).",
      many: "En {state}, la mediana de {prices} precios es {percent}% (n = {count} de hospitales).",
      other: "En {state}, la mediana de {prices} precios es {percent}% (n = {count} hospitales).",
    },
    tooFew:
      "No disponible: menos de {fewest} servicios tienen aquí un precio en efectivo y una tarifa de Medicare.",
  },
  otherServices: {
    code: "Código CPT",
    caption: "{subcategory}: {services}",
    category: "Categoría de servicio",
    chooseCategory: "Elija una categoría",
    subcategoriesFailed: "No se pudieron obtener las subcategorías",
    subcategory: "Subcategoría",
    chooseSubcategory: "Elija una subcategoría",
    categoryFirst: "Primero elija una categoría",
    pages: "Páginas de servicios",
    name: "Nombre del servicio",
    price: "Precio",
    noPrice: "No disponible",
    failed: "No se pudieron cargar los servicios. Intente de nuevo.",
    heading: "Otros servicios",
    update: "Actualizar opciones",
    show: "Mostrar servicios",
    reset: "Limpiar",
    loading: "Cargando servicios...",
    choose: "Elija una categoría y una subcategoría para ver los servicios.",
    none: "No hay servicios en esta categoría.",
    tryAgain: "Reintentar",
    noSuchPage: "Esta lista no tiene esa página. Tiene {pages}. <first>Ir a la primera</first>",
  },
  communityBillsPart: {
    heading: "Lo que se cobró aquí a otras personas",
    noTotals: "{bills}; en ninguna está impreso un total.",
    middle: "es la mediana de {totals}; la mitad de ellos está entre {dollarsOrNone} y {dollarsOrNone2}",
    note: "De {bills} que compartieron visitantes. Los totales son los cargos impresos en la factura antes del seguro, por toda la atención que incluye. No son el precio de un servicio. Una factura nombra su hospital, pero no su ciudad, así que puede haber facturas de otros hospitales con este nombre.",
    share: "Compartir su factura",
  },
  hospitalContact: {
    kind: "Tipo de hospital",
    ownership: "De quién es",
    emergency: "Servicios de emergencia",
    noAddress: "Dirección no disponible",
    notAvailable: "No disponible",
    yes: "Sí",
    no: "No",
    map: "Mapa de {name}",
    heading: "Información de contacto",
    address: "Dirección",
    onMap: "Buscarlo en OpenStreetMap",
    phone: "Teléfono",
  },
  nearbyHospitals: {
    heading: "Hospitales cercanos con precios",
    distances: "Las distancias son en línea recta, no por carretera.",
  },
  publishedPrices: {
    shareWithCash: "{share} ({some} de {all})",
    withPayers: "{charges} con {payers}",
    notAvailable: "No disponible",
    noDate: "El archivo no la dice",
    fictional: "{fileName}, de un hospital ficticio en {place}",
    toCompare: {
      one: "precio para comparar, de {services}",
      many: "de precios para comparar, de {services}",
      other: "precios para comparar, de {services}",
    },

    noCashOfGross: "No disponible: el archivo no tiene ningún precio que dé las dos cantidades",
    middleOfGross:
      "{percent} del cargo bruto, la mediana de todos los precios del hospital que dan las dos cantidades.",

    heading: "Lo que publica este hospital",
    withCash: "Precios con un <term>precio en efectivo con descuento</term>",
    cashOfGross: "Precio en efectivo con descuento comparado con el cargo bruto",
    negotiated: "Tarifas negociadas",
    noNegotiated: "El archivo que tenemos de este hospital no tiene tarifas negociadas.",
    fileDate: "Fecha del archivo",
    source: "Fuente",
    editions: "Archivo histórico: cada edición de este archivo que está cargada aquí",
    report: "Informe de importación: qué se importó y qué estaba mal",
    noneToCompare:
      "Ningún otro archivo de precios que tenemos de {stateName} tiene suficiente para comparar.",
    ofState: "En {stateName}, el hospital mediano cobra {percent} (n = {hospitals}, contando este).",
  },
  page: {
    search: "Buscar hospitales",
    title: "Detalles del hospital",
    description:
      "{hospital}: lo que cobra por cada servicio según su propio archivo de precios, su dirección y teléfono, y cómo compararlo con otros en {product}.",
    hospitalInPlace: "{name} en {place}",
    keywords:
      "{name}, precios del hospital, precio en efectivo, tarifas negociadas, transparencia de precios",

    priceOf: "Precio {negotiationStatus}",
    negotiationStatuses: { Fixed: "fijo", Negotiable: "negociable" },
  },
} as const;
