import type { Translation } from "#app/domain/language/message.ts";
import type { assumptions as english } from "../en/assumptions.ts";

export const assumptions: Translation<typeof english> = {
  assumed: {
    place: "Buscamos cerca de {place}. Varios lugares tienen este nombre.",
    "any-company":
      "Usted no nombró una compañía de seguros. La tarifa es de un plan {product} de cualquier compañía: elija la suya para confirmarla.",
    "no-rate": "Aquí no tenemos ninguna tarifa de esta aseguradora. Estos son precios sin seguro.",
    spelling: "Leímos sus palabras como “{name}”.",
    "one-of-several": "Sus palabras pueden ser varios servicios. Este precio es de “{name}”.",
    "emergency-level":
      "Supusimos una visita a emergencias de nivel {level} de 5. Nadie sabe el nivel antes de la visita; los niveles 3 a 5 son los más comunes.",
    "visit-level":
      "Supusimos una consulta de nivel {level}. El consultorio del médico fija el nivel después de la consulta.",
    "with-contrast": "Supusimos un estudio con contraste.",
    "without-contrast": "Supusimos un estudio sin contraste.",
    "both-contrast": "Supusimos un estudio sin contraste y después con contraste.",
    "with-pelvis":
      "Supusimos un estudio del abdomen y la pelvis. Un estudio solo del abdomen tiene otro código.",
    "without-pelvis":
      "Supusimos un estudio del abdomen sin la pelvis. Un estudio de los dos tiene otro código.",
    pictures: "Supusimos “{name}”. Con más o menos imágenes, el código es otro.",
    minutes: "Supusimos “{name}”. Las sesiones más cortas y más largas tienen otros códigos.",
    "first-hour": "Este precio es de la primera hora. Cada hora más y el medicamento se cobran por separado.",
    "quarter-hours":
      "Este precio es de 15 minutos. Una visita de terapia suele ser de 2 a 4 de esas unidades.",
    "drug-unit":
      "Este precio es de {unit} del medicamento. Una dosis suele ser muchas de esas unidades, y ponerlo se cobra por separado.",
    network: "Las tarifas son de {network}, cuya red usa {payer}. Pregunte a su plan para confirmarlo.",
    hours: "Este precio es de una hora en observación. La estadía se cobra por hora.",
    "birth-stay":
      "Este precio es de la hospitalización de la madre (MS-DRG {code}). El médico, la anestesia y la hospitalización del bebé se cobran por separado.",
    "birth-doctor":
      "Este precio es de la atención del médico ({code}). El hospital cobra la hospitalización por separado, con un MS-DRG.",
  },
} as const;
