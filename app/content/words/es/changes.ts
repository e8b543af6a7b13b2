import type { Translation } from "#app/domain/language/message.ts";
import type { changes as english } from "../en/changes.ts";

export const changes: Translation<typeof english> = {
  title: {
    hospital: "Cambios de precios en {name}",
    service: "Cambios de precios de {name}",
    state: "Cambios de precios en {name}",
  },
  about: "Archivos de precios nuevos, precios que cambiaron 10% o más y archivos que no se pudieron cargar.",
  entries: {
    edition: "{hospital}: nuevo archivo de precios del {date}",
    editionUndated: "{hospital}: nuevo archivo de precios sin fecha",
    up: "{hospital}: {service} subió {percent}%, a {amount}",
    down: "{hospital}: {service} bajó {percent}%, a {amount}",
    failing: "{hospital}: no hay un archivo de precios más nuevo",
    again: "{hospital}: el archivo de precios se carga otra vez",
  },
  texts: {
    first: "No tenemos un archivo anterior con que compararlo, u otro archivo lo reemplazó.",
    compared: "Precios que subieron 1% o más: {up}. Precios que bajaron 1% o más: {down}.",
    move: "{kind} de {code}, de {former} a {present}.",
    again: "Su archivo de precios se puede cargar otra vez.",
  },
  kinds: { cash: "Precio en efectivo", gross: "Cargo bruto" },
  follow: {
    hospital: "Seguir los cambios en este hospital (canal Atom)",
    service: "Seguir este precio en todos los hospitales (canal Atom)",
    state: "Seguir los cambios en {place} (canal Atom)",
  },
  problems: {
    unnamed: "Nombre uno de estos: hospital (su id), code_type y code, o state (dos letras).",
    unknown: "No tenemos nada con este nombre.",
  },
} as const;
