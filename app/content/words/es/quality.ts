import type { Translation } from "#app/domain/language/message.ts";
import type { quality as english } from "../en/quality.ts";

export const quality: Translation<typeof english> = {
  heading: { one: "¿Qué tan bueno es?", several: "¿Qué tan buenos son?" },
  caption: "Lo que CMS dice de {hospitals}",
  measure: "Medida",
  result: "Resultado",
  groups: {
    overall: {
      name: "Calificación general",
      meaning: "El resumen de CMS de los grupos de abajo, de una a cinco estrellas.",
    },
    mortality: {
      name: "Mortalidad",
      meaning:
        "Muertes dentro de 30 días; por ejemplo, después de un ataque al corazón, una neumonía o ciertas operaciones.",
    },
    safety: {
      name: "Seguridad de la atención",
      meaning: "Infecciones contraídas en el hospital y complicaciones después de operaciones.",
    },
    readmission: {
      name: "Reingreso",
      meaning: "Pacientes que tuvieron que volver a un hospital poco después de salir.",
    },
    experience: {
      name: "Experiencia de los pacientes",
      meaning: "Lo que dijeron los pacientes en una encuesta después de su estadía.",
    },
    timeliness: {
      name: "Atención oportuna y eficaz",
      meaning:
        "Qué tan rápido y qué tan bien recibieron atención los pacientes; por ejemplo, en la sala de emergencias.",
    },
    birthing: {
      name: "Favorable para el parto",
      meaning: "Cumple los criterios de CMS para partos más seguros.",
    },
  },
  compared: "{better} mejor, {same} igual, {worse} peor que la tasa nacional",
  counted: {
    one: "{count} medida cuenta para las estrellas",
    many: "{count} de medidas cuentan para las estrellas",
    other: "{count} medidas cuentan para las estrellas",
  },
  stars: { of: "{stars} de 5 estrellas de CMS", none: "CMS no da ninguna" },
  none: "CMS no da ninguna",
  birthing: { yes: "Sí", no: "CMS no lo incluye como tal" },
  source: "De la lista de hospitales de CMS de {month}.",
  sourceUndated: "De la lista de hospitales de CMS; aquí no sabemos de qué mes es.",
  meaning: "La calidad y el precio están separados aquí: ninguno dice nada del otro.",
  details: "Detalles de {hospital} en el sitio de Medicare",
  filter: {
    stars: "Estrellas de CMS",
    anyStars: "Cualquier calificación, o ninguna",
    atLeast: {
      one: "{count} estrella o más",
      many: "{count} de estrellas o más",
      other: "{count} estrellas o más",
    },
    birthing: "Para un parto",
    anyBirthing: "Cualquier hospital",
    birthingFriendly: "Hospitales favorables para el parto",
    onlyStars: {
      one: "Solo se muestran hospitales con al menos {count} estrella de CMS. <all>Mostrar todos los hospitales</all>",
      many: "Solo se muestran hospitales con al menos {count} de estrellas de CMS. <all>Mostrar todos los hospitales</all>",
      other:
        "Solo se muestran hospitales con al menos {count} estrellas de CMS. <all>Mostrar todos los hospitales</all>",
    },
    onlyBirthing:
      "Solo se muestran hospitales que CMS llama favorables para el parto. <all>Mostrar todos los hospitales</all>",
  },
} as const;
