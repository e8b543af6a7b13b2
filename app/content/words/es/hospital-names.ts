import type { Translation } from "#app/domain/language/message.ts";
import type { hospitalNames as english } from "../en/hospital-names.ts";

export const hospitalNames: Translation<typeof english> = {
  find: {
    lead: "Busque un hospital por su nombre, o vea qué hospitales están cerca de usted.",
    label: "Nombre del hospital",
    hint: "O una parte, como “Mayo” o “Saint Mary”.",
    moreFilters: "Más filtros",
    codeHint: "Escriba un código, o elija una subcategoría para ver sus códigos.",
  },
  list: {
    heading: "Hospitales",
    headingIn: "Hospitales en {place}",
    headingNear: "Hospitales cerca de {place}",
    caption: "Hospitales {first} a {last} de {count}",
    nearestFirst: "Hospitales {first} a {last} de {count}, primero el más cercano",
    columns: { hospital: "Hospital", stars: "Estrellas de CMS", distance: "Distancia", phone: "Teléfono" },
    notLoaded: "No hemos cargado su archivo de precios",
    notAvailable: "No disponible",
    alike: "No conocemos ningún hospital que se llame “{name}”. Estos tienen nombres parecidos.",
    none: "No conocemos ningún hospital que coincida. Revise cómo está escrito, o <all>busque en todo el país</all>.",
    pages: "Páginas de hospitales",
    source: "Las estrellas y los teléfonos son de la lista de hospitales de CMS.",
  },
  byName: { label: "O su nombre", hint: "O una parte." },
  several: "Varios hospitales se llaman {name}. ¿A cuál se refiere?",
  alike: "Ningún hospital se llama solo “{name}”. ¿A cuál de estos se refiere?",
  hospitalChoice: {
    which: "¿Cuál {name}?",
    choose: "{hospitalsCount} hospitales con precios tienen este nombre. Elija el que busca.",
  },
  hospitalNotFound: {
    notFound: "No se encontró el hospital",
    whichHospital: "¿Qué hospital?",
    unknown:
      "No conocemos ningún hospital que se llame “{name}”. Puede que se escriba de otra forma, o que tenga otro nombre en la lista de hospitales de CMS.",
    unnamed:
      "La dirección de esta página debe nombrar un hospital: <code>/hospital_details?name=</code> y su nombre. Busque el hospital y siga su enlace.",
    search: "Buscar hospitales",
    otherWays:
      "O <services>busque un servicio</services>, o vea <files>qué hospitales tienen archivos de precios aquí</files>.",
  },
} as const;
