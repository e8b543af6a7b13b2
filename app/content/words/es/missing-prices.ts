import type { Translation } from "#app/domain/language/message.ts";
import type { missingPrices as english } from "../en/missing-prices.ts";

export const missingPrices: Translation<typeof english> = {
  ofHospital: {
    "not-loaded": "Todavía no hemos cargado el archivo de precios de {hospital}.",
    "does-not-list": "El archivo de precios de {hospital} no incluye {service}.",
    "without-usable-price":
      "El archivo de precios de {hospital} incluye {service}, pero sin un precio que podamos usar.",
  },
  here: {
    "not-loaded": "No hemos cargado los archivos de precios de los hospitales de esta zona",
    "does-not-list": "Los archivos de precios que tenemos de esta zona no incluyen esto",
    "without-usable-price":
      "Los archivos de precios que tenemos de esta zona incluyen esto, pero sin un precio que podamos usar",
    "within-limits":
      "Los archivos de precios que tenemos no dan ningún precio de esto dentro de los límites que usted puso",
  },
  ofNamed: {
    "not-loaded": "No hemos cargado el archivo de precios de {hospital}",
    "does-not-list": "El archivo de precios de {hospital} no incluye esto",
    "without-usable-price":
      "El archivo de precios de {hospital} incluye esto, pero sin un precio que podamos usar",
    "within-limits":
      "El archivo de precios de {hospital} no da ningún precio de esto dentro de los límites que usted puso",
  },
  meaning:
    "Eso no significa que no existan precios: cada hospital debe publicar su archivo de precios (45 CFR 180.50).",
  federal:
    "Un hospital del gobierno federal no tiene que publicar un archivo de precios (45 CFR 180.30). Pregúntele cuánto cuesta la atención.",
  next: "Pida al hospital su precio para quien paga por su cuenta y la dirección de su archivo de precios.",
  call: "Llame al <phone>{phone}</phone>.",
  estimate:
    "Puede que un hospital lo haga de todos modos. Pida un estimado de buena fe por escrito: si no tiene seguro, tiene derecho a uno (45 CFR 149.610).",
  otherCode: "Puede que ofrezca el servicio con otro código.",
  itsPage: "Ver la página del hospital",
  list: {
    heading: {
      one: "{count} hospital más de esta zona está en la lista de Medicare, pero su archivo de precios todavía no está en nuestros datos",
      many: "{count} de hospitales más de esta zona están en la lista de Medicare, pero sus archivos de precios todavía no están en nuestros datos",
      other:
        "{count} hospitales más de esta zona están en la lista de Medicare, pero sus archivos de precios todavía no están en nuestros datos",
    },
    headingOrMore:
      "Al menos {count} hospitales más de esta zona están en la lista de Medicare, pero sus archivos de precios todavía no están en nuestros datos",
    right:
      "Cada hospital debe publicar un archivo con sus precios, gratis y sin contraseña (45 CFR 180.50). Pida su dirección, o el precio por escrito si paga por su cuenta.",
  },
  page: {
    notListed: "{service} no está en el archivo de precios de este hospital",
    elsewhere: "Buscar precios cerca de {place}",
  },
  notLoaded:
    "El archivo de precios de {hospital} no está cargado aquí. Eso no significa que no lo publique (45 CFR 180.50).",
  noSuchHospital: "No conocemos ningún hospital que se llame “{name}”. Puede que se escriba de otra forma.",
  noPricesYet: {
    nothingYet:
      "Todavía no tenemos precios de ningún hospital. Aparecerán aquí en cuanto se importe el primer archivo de precios.",
    seeFiles: "Ver los archivos de precios",
  },
} as const;
