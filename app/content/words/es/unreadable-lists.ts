import type { Translation } from "#app/domain/language/message.ts";
import type { unreadableLists as english } from "../en/unreadable-lists.ts";

export const unreadableLists: Translation<typeof english> = {
  lists: {
    states: "No se pudieron obtener los estados",
    categories: "No se pudieron obtener las categorías",
    subcategories: "No se pudieron obtener las subcategorías",
    services: "No se pudieron obtener los códigos CPT y los servicios",
    prices: "No se pudieron obtener los resultados de la búsqueda",
    hospitals: "No se pudieron obtener los hospitales",
    figures: "No pudimos cargar estas cifras.",
    nearHospitals: "No pudimos cargar los hospitales cercanos a este.",
    sharedBills: "No pudimos cargar las facturas que se compartieron.",
    commonServices: "No pudimos cargar la lista de servicios.",
  },
  thisHospital: "este hospital",
  hospital: "No se pudieron obtener los datos de {hospital}. <again>Intentar de nuevo</again>",
} as const;
