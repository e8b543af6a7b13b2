import type { Translation } from "#app/domain/language/message.ts";
import type { savedPrices as english } from "../en/saved-prices.ts";

export const savedPrices: Translation<typeof english> = {
  title: "Precios guardados",
  description:
    "Los precios que guardó en {product}, lado a lado, cada uno con su hospital, su fuente y cómo se compara con otros precios del estado.",
  keywords: "precios de hospitales guardados, comparar precios de hospitales",
  about:
    "Esta lista se guarda en este dispositivo, en una cookie que solo lee esta página. Nuestro servidor no guarda nada de ella.",
  aboutAccount:
    "Esta lista se guarda en su cuenta, cifrada. Lo que guardó en este navegador también queda en este dispositivo, en una cookie que solo lee esta página.",
  shared: "Esta lista vino con un enlace. Guárdela para tenerla en este dispositivo.",
  none: "Todavía no hay nada guardado. Busque un precio, ábralo y elija “Guardar este precio”.",
  full: "Su lista está llena: caben {count} precios. Quite uno y guarde de nuevo.",
  search: "Buscar precios",
  searchMore: "Guardar otro precio",
  saveAll: "Guardar en este dispositivo",
  ownList: "Ver su propia lista",
  link: "Enlace a esta lista",
  caption: {
    one: "{count} precio guardado",
    many: "{count} de precios guardados",
    other: "{count} precios guardados",
  },
  columns: {
    price: "Precio",
    hospital: "Hospital",
    standing: "En su estado",
    source: "Fuente",
    remove: "Quitar",
  },
  change: {
    same: "igual que cuando lo guardó el {date}",
    was: "era {amount} cuando lo guardó el {date}",
    otherKind: "era {amount} ({kind}) cuando lo guardó el {date}",
  },
  among: "{level}, {fromMiddle} de {state}, n = {count}",
  few: "Muy pocos precios en {state} para comparar",
  file: "Archivo del {date}",
  undated: "Archivo sin fecha",
  remove: "Quitar<spoken> {name}</spoken>",
  gone: {
    heading: "Ya no se publica, o ya no está en nuestros datos",
    price: "{code} en {hospital}",
    unknownHospital: "un hospital que ya no está en nuestra lista",
    was: "Era {amount} cuando lo guardó el {date}.",
  },
  save: "Guardar este precio",
  mail: {
    heading: "Correo cuando cambie un precio",
    off: "Podemos escribirle cuando un precio de esta lista cambie más del 10%. Recibirá como máximo un correo al día, con los servicios y precios de esta lista.",
    on: "Le escribimos cuando un precio de esta lista cambia más del 10%.",
    start: "Avisarme",
    stop: "Detener los correos",
  },
  stopMail: {
    title: "Detener los correos sobre precios guardados",
    description: "Detiene los correos sobre los precios de una lista guardada.",
    ask: "¿Ya no quiere correos cuando cambien sus precios guardados? Su lista se queda.",
    stop: "Detener estos correos",
    done: "Ya no le escribiremos sobre sus precios guardados.",
    noToken: "Abra el enlace de uno de nuestros correos, o detenga los correos en su lista.",
    list: "Ver su lista",
  },
} as const;
