import type { Translation } from "#app/domain/language/message.ts";
import type { policies as english } from "../en/policies.ts";

export const policies: Translation<typeof english> = {
  lines: {
    both: "Atención gratuita hasta el {free}% del nivel federal de pobreza, descuentos hasta el {discount}%",
    free: "Atención gratuita hasta el {free}% del nivel federal de pobreza",
    discount: "Descuentos hasta el {discount}% del nivel federal de pobreza",
    none: "Una política sin un límite de ingresos indicado",
  },
  by: {
    filing: "{lines}, según su declaración para {year}",
    organisation: "{lines}, según la declaración para {year} de todos los hospitales de {filer}",
    operator: "{lines}, según lo leído el {day}",
  },
  doubtful: "{line} (no es seguro: revise la política)",
  part: {
    heading: "Ayuda si no puede pagar",
    line: "{line}.",
    meaning:
      "Estos son los límites de ingresos que el propio hospital informó. Es posible que ahora ayude a más personas.",
    none: "No tenemos la política de este hospital para quienes no pueden pagar. Eso no quiere decir que no tenga una: pídala a la oficina de facturación.",
    law: "{state} también tiene normas que tal vez le ayuden.",
    ask: "<ask>Responda cuatro preguntas para ver en qué situación está</ask>. No se guarda nada de lo que escribe.",
  },
  filter: {
    label: "Asistencia financiera",
    any: "Cualquier hospital",
    free: "Hospitales con una política conocida de atención gratuita",
    only: "Se muestran solo los hospitales cuyo límite de ingresos para atención gratuita conocemos. <all>Mostrar todos los hospitales</all>",
  },
  compare: {
    heading: "Ayuda para quienes no pueden pagar",
    hospital: "{hospital}: {line}.",
    none: "{hospital}: no tenemos su política. Pídala.",
    ask: "Comprobar sus ingresos",
  },
  coverage: {
    heading: "Hospitales cuyos límites de asistencia conocemos",
    lead: {
      one: "Conocemos los límites de ingresos para atención gratuita o más barata en {count} hospital de {place}.",
      many: "Conocemos los límites de ingresos para atención gratuita o más barata en {count} de hospitales de {place}.",
      other:
        "Conocemos los límites de ingresos para atención gratuita o más barata en {count} hospitales de {place}.",
    },
    outOf: {
      one: "Allí, {count} hospital tiene un archivo de precios o está en la lista de CMS.",
      many: "Allí, {count} de hospitales tienen un archivo de precios o están en la lista de CMS.",
      other: "Allí, {count} hospitales tienen un archivo de precios o están en la lista de CMS.",
    },
    note: "Los hospitales sin fines de lucro declaran estos límites ante el IRS (Formulario 990, Anexo H). La mayoría de los hospitales públicos y con fines de lucro no declara ninguno. <downloads>Todas las políticas en un archivo</downloads>",
    byState: "Estado por estado",
    caption: "Hospitales de cada estado, y de cuántos conocemos los límites",
    state: "Estado",
    known: "Conocidos",
    hospitals: "Hospitales",
  },
} as const;
