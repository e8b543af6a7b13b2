import type { Translation } from "#app/domain/language/message.ts";
import type { priceHistory as english } from "../en/price-history.ts";

export const priceHistory: Translation<typeof english> = {
  kinds: { cash: "Precio en efectivo con descuento", gross: "Cargo bruto" },
  directions: { up: "Subió", down: "Bajó" },
  compared: {
    moves:
      "{compared}. Los dos archivos tienen {prices}, en todas las categorías. De estos, {up} subieron, {down} bajaron, {still} cambiaron menos de 1% y {outliers} cambiaron por un factor mayor que 20.",
    hospitals: {
      one: "{count} hospital en {place} tiene aquí un archivo anterior",
      many: "{count} de hospitales en {place} tienen aquí un archivo anterior",
      other: "{count} hospitales en {place} tienen aquí un archivo anterior",
    },
    hospitalWith: "{hospital} tiene aquí un archivo anterior",
    hospitalWithout: "{hospital} no tiene aquí un archivo anterior",
  },
  problems: {
    charge: "El precio debe ser “cash” (en efectivo) o “gross” (bruto).",
    direction: "La dirección debe ser “up” (subió) o “down” (bajó).",
    category: "No tenemos precios en esta categoría.",
    unknownHospital:
      "No conocemos ningún hospital que se llame “{hospital}”. Se muestran todos los hospitales.",
    notLoaded: "{text} Se muestran todos los hospitales.",
    severalHospitals: "Varios hospitales se llaman “{hospital}”: elija uno abajo. Se muestran todos.",
    state:
      "No tenemos un segundo archivo de precios de ningún hospital de este estado. Se muestra todo el país.",
  },
  priceHistoryFile: {
    more: "Hay más: estos son los mayores.",
  },
  movesForm: {
    state: "Estado",
    wholeCountry: "Todo el país",
    category: "Categoría",
    allCategories: "Todas las categorías",
    price: "Precio",
    direction: "Dirección",
    only: "Solo {hospital}.",

    showAll: "Mostrar todos los hospitales",
    submit: "Mostrar estos cambios",
  },
  movesTable: {
    ofDate: "archivo del {fileDate}",
    undated: "archivo sin fecha",
    service: "Servicio",
    hospital: "Hospital",
    before: "Antes",
    now: "Ahora",
    change: "Cambio",
    more: "{change} más",
    less: "{change} menos",
    ofHospital: "todos sus cambios<spoken> ({hospitalName})</spoken>",
  },
  page: {
    title: "Historial de precios: {topic}{place}",
    keywords:
      "cambios de precios de hospitales, historial de precios, precio en efectivo, cargo bruto, transparencia de precios",
    changes: "Cambios",
    caption: "{pageCaption}, primero los mayores en porcentaje",
    pages: "Páginas de cambios",
    orMore: "o más",
    wentUp: {
      one: "{kind} subió 1% o más",
      many: "de {kinds} subieron 1% o más",
      other: "{kinds} subieron 1% o más",
    },
    wentDown: {
      one: "{kind} bajó 1% o más",
      many: "de {kinds} bajaron 1% o más",
      other: "{kinds} bajaron 1% o más",
    },

    noneUp: "Hasta ahora no ha subido ningún {kind} de esta selección.",
    noneDown: "Hasta ahora no ha bajado ningún {kind} de esta selección.",
    seeDown: "<other>Vea lo que bajó</other> o <all>vea todos los hospitales</all>.",
    seeUp: "<other>Vea lo que subió</other> o <all>vea todos los hospitales</all>.",
    mostUp: "Lo que más subió en {category}, {place}",
    mostDown: "Lo que más bajó en {category}, {place}",
    allCategories: "todas las categorías",
    toImport: "Para importar un archivo más nuevo:",

    description:
      "Qué precios comparables de hospitales en {place} subieron o bajaron más entre dos archivos de precios, en porcentaje y en dólares, con las dos fechas, en {product}.",
    heading: "Historial de precios: lo que más cambió",
    lead: "Los hospitales deben actualizar su archivo de precios al menos una vez al año (45 CFR 180.50(e)). Aquí está lo que cambió de un archivo de un hospital al siguiente.",
    related:
      "<explore>Explorar datos</explore>: cuánto cuesta la atención por estado. <coverage>Qué datos hay</coverage>: los archivos de qué hospitales están aquí.",
    largest:
      "Se listan los {total} cambios mayores. Elija un estado, una categoría o un hospital para ver otros.",
    method: "Cómo se comparan los precios",
    whichFiles:
      "El archivo vigente de un hospital se compara con el más nuevo de sus archivos anteriores que tenemos. Las dos fechas se muestran con los precios.",
    alike:
      "Comparamos solo precios comparables. Tienen el mismo código, el mismo tipo de atención y de facturación, los mismos modificadores y la misma unidad de medicamento. Si varias líneas coinciden, cuenta la de la mediana.",
    leftOut:
      "Se omiten los cambios de menos de 1%. También los precios que llegaron a más de 20 veces o a menos de una vigésima parte. Casi siempre se deben a otra unidad o a un error al escribir, y se cuentan aparte arriba.",
    notCounted:
      "Un precio que solo está en uno de los dos archivos no cuenta como un cambio. Es posible que el hospital cambiara un código o dejara el servicio.",
    none: "Todavía no hay historial",
    noneYet:
      "Ningún hospital tiene aquí un segundo archivo de precios. Cuando importamos un archivo más nuevo de un hospital, guardamos el anterior. Entonces esta página muestra qué precios subieron y cuáles bajaron.",
    files: "Ver los archivos de precios",
  },
} as const;
