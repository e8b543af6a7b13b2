import type { Translation } from "#app/domain/language/message.ts";
import type { sources as english } from "../en/sources.ts";

export const sources: Translation<typeof english> = {
  states: {
    current: "vigente",
    quarantined: "retenida",
    failing: "con fallas",
    paused: "en pausa",
  },
  reasons: {
    "not-asked-yet": "Todavía no se ha consultado.",
    "page-in-place": "Hay una página web en lugar del archivo de precios.",
    "not-named": "El cms-hpt.txt ya no nombra este archivo.",
    rejected: "Usted rechazó este archivo. Los precios anteriores se quedan.",
    "web-page": "Hay una página web en lugar del cms-hpt.txt.",
    "mrf-url-no-address": "El cms-hpt.txt no da una dirección web como mrf-url.",
    "no-mrf-url": "El cms-hpt.txt no da ningún mrf-url.",
    "line-no-key":
      "El cms-hpt.txt no tiene ninguno de los cinco campos y no nombra ningún archivo de precios.",
    "private-address": "{written} está dentro de una red privada. SOURCES_ALLOW_PRIVATE=on lo permite.",
    "too-large": "El archivo tiene más de {written} bytes. SOURCES_MAX_FILE_MB permite más.",
    "disk-full": "No hay suficiente espacio para él en el disco.",
  },
  holds: {
    "other-hospital": "Nombra: {named}. Pero esta fuente es de {expected}.",
    "other-hospital-unknown": "Es de un hospital distinto del de esta fuente.",
    "other-ein": "El nombre del archivo tiene un EIN distinto del que tenía el anterior.",
    "hospital-of-another-source": "Otra fuente ya da los precios de {named}.",
    "fewer-charges": "Tiene {next} cargos, y el archivo vigente tiene {former}.",
    "fewer-payers": "Tiene {next} pagadores, y el archivo vigente tiene {former}.",
    "prices-moved":
      "La mediana del precio de {count} servicios que tienen los dos archivos cambió por un factor de {factor}.",
    older: "Su fecha es {next}, y la del archivo vigente es {former}.",
    "older-known": "Es un archivo anterior que otro ya reemplazó.",
    format: "No cumple reglas del formato: {rules}.",
    "format-rows": {
      one: "1 de sus filas no se puede leer.",
      many: "{count} de sus filas no se pueden leer.",
      other: "{count} de sus filas no se pueden leer.",
    },
    "several-files": "El zip tiene más de un archivo de precios, y solo se leería el primero.",
  },
  unknownDate: "desconocida",
  unknownHospital: "ningún hospital conocido",
} as const;
