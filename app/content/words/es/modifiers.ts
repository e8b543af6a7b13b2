import type { Translation } from "#app/domain/language/message.ts";
import type { modifiers as english } from "../en/modifiers.ts";

type Words = Translation<typeof english>;

/** What two-character modifiers say of a service. */
const meanings: Words["meanings"] = {
  "22": "más trabajo de lo usual",
  "24": "una consulta que no tiene que ver con una operación anterior",
  "25": "una consulta aparte el día de un procedimiento",
  "26": "solo la parte del profesional, como leer un estudio de imágenes",
  "27": "varias visitas al hospital en un día",
  "50": "en los dos lados del cuerpo",
  "51": "uno de varios procedimientos",
  "52": "menos que el servicio completo",
  "53": "se detuvo antes de terminar",
  "57": "la consulta en la que se decidió operar",
  "58": "planeado para seguir a un procedimiento anterior",
  "59": "aparte de los otros servicios de ese día",
  "62": "dos cirujanos",
  "73": "se detuvo antes de la anestesia",
  "74": "se detuvo después de la anestesia",
  "76": "lo hizo otra vez el mismo profesional",
  "77": "lo hizo otra vez otro profesional",
  "78": "de vuelta en la sala de operaciones por una complicación",
  "79": "sin relación con la operación anterior",
  "80": "un cirujano asistente",
  "90": "un laboratorio en otro lugar",
  "91": "la misma prueba otra vez en un día",
  "95": "por video",
  TC: "solo la parte técnica: la máquina, el cuarto y el personal",
  LT: "lado izquierdo",
  RT: "lado derecho",
  GA: "usted firmó un aviso de que es posible que Medicare no pague",
  GP: "parte de un plan de terapia física",
  GO: "parte de un plan de terapia ocupacional",
  GN: "parte de un plan de terapia del habla",
  GT: "por video",
  GY: "no cubierto por Medicare, según la ley",
  GZ: "se espera que no esté cubierto",
  JW: "la parte de un medicamento que se tiró",
  JZ: "no se tiró ninguna parte del medicamento",
  KX: "se cumplen las condiciones para la cobertura",
  PO: "en una clínica del hospital en otro lugar",
  PN: "en una clínica del hospital en otro lugar",
  XE: "en otra visita",
  XP: "por otro profesional",
  XS: "en otra parte del cuerpo",
  XU: "no se repite con el servicio principal",
};

/** A modifier of a bill's line. */
export const modifiers: Words = {
  meanings,
  known: "Modificador {modifier}: {meaning}",
  unknown: "Modificador {modifier}",
};
