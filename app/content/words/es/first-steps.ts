import type { Translation } from "#app/domain/language/message.ts";
import type { firstSteps as english } from "../en/first-steps.ts";

export const firstSteps: Translation<typeof english> = {
  title: "Cargar precios reales",
  description:
    "Un sitio nuevo muestra datos de ejemplo ficticios. Con estos pasos se cargan hospitales y precios reales.",
  heading: "Cargar precios reales",
  lead: {
    one: "Este sitio funciona. Muestra {count} hospital ficticio, para que pueda probar todas las páginas. Con estos pasos se cargan los reales.",
    many: "Este sitio funciona. Muestra {count} de hospitales ficticios, para que pueda probar todas las páginas. Con estos pasos se cargan los reales.",
    other:
      "Este sitio funciona. Muestra {count} hospitales ficticios, para que pueda probar todas las páginas. Con estos pasos se cargan los reales.",
  },
  where:
    "Escriba los comandos en la carpeta del proyecto, con el sitio en marcha o no. El primer archivo de precios real quita los datos de ejemplo.",
  steps: {
    sources: {
      heading: "Nombre sus hospitales",
      text: "Ponga los sitios web de sus hospitales en un archivo de texto, uno por línea. Diez son un buen comienzo.",
    },
    check: {
      heading: "Traiga sus precios",
      text: "El comando encuentra el archivo de precios de cada hospital por su cms-hpt.txt y lo importa. Desde entonces, el sitio busca archivos nuevos todos los días.",
    },
    hospitals: {
      heading: "Agregue la lista de hospitales de CMS y las tarifas de Medicare",
      text: "Dan direcciones, teléfonos y estrellas, y una medida para los precios. CMS publica las dos gratis.",
    },
  },
  desk: "Más adelante, el escritorio del administrador muestra lo que necesita una decisión. Cree una cuenta, active un segundo factor y después dé acceso a su cuenta:",
} as const;
