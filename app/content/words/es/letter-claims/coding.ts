import type { Translation } from "#app/domain/language/message.ts";
import type { coding as english } from "../../en/letter-claims/coding.ts";

/** How a letter presents findings about codes, units and how they go together. */
export const coding: Translation<typeof english> = {
  "ncci-pair": {
    "without-modifier": {
      says: "Medicare no paga {column2} junto con {column1} el mismo día ({day}), a menos que un modificador diga que fueron servicios separados. La factura no tiene ese modificador.",
      ofOthers:
        "Medicare cuenta {column2} como parte de {column1} el mismo día ({day}), a menos que un modificador diga que fueron servicios separados. La factura no tiene ese modificador. Muchos planes siguen la misma norma.",
      ask: "Por favor, díganme por qué se cobra {column2} aparte de {column1}, y quiten el cargo si era parte de {column1}.",
    },
    "never-together": {
      says: "Medicare nunca paga {column2} junto con {column1} el mismo día ({day}), con ningún modificador.",
      ofOthers:
        "Medicare nunca paga {column2} junto con {column1} el mismo día ({day}), con ningún modificador. Muchos planes siguen la misma norma.",
      ask: "Por favor, quiten {column2}, o díganme por qué se cobran los dos.",
    },
  },
  "mue-units": {
    "on-a-line": {
      says: "Se cobran {units} unidades de {code} en una sola línea. El límite de Medicare por línea es {limit}.",
      ofOthers:
        "Se cobran {units} unidades de {code} en una sola línea. El límite de Medicare por línea es {limit}, y muchos planes lo siguen.",
      ask: "Por favor, envíenme el registro que muestra {units} unidades, o quiten las que pasan de {limit}.",
    },
    "on-a-day": {
      says: "Se cobran {units} unidades de {code} el {day}. El límite de Medicare por día es {limit}.",
      ofOthers:
        "Se cobran {units} unidades de {code} el {day}. El límite de Medicare por día es {limit}, y muchos planes lo siguen.",
      ask: "Por favor, envíenme el registro que muestra {units} unidades, o quiten las que pasan de {limit}.",
    },
    "not-payable": {
      says: "Medicare no paga ninguna unidad de {code} en este tipo de atención, y se cobran {units}.",
      ofOthers:
        "Medicare no paga ninguna unidad de {code} en este tipo de atención, y se cobran {units}. Muchos planes siguen la misma norma.",
      ask: "Por favor, díganme por qué se cobra {code} por separado, y quiten el cargo si es parte de otro servicio.",
    },
  },
  "add-on-without-primary": {
    alone: {
      says: "{code} solo se factura junto con otro procedimiento. Ninguno de esos procedimientos está en la factura para el {day}.",
      ofOthers:
        "Según las normas de Medicare, {code} solo se factura junto con otro procedimiento. Ninguno de esos procedimientos está en la factura para el {day}.",
      ask: "Por favor, díganme a qué procedimiento pertenece, o quiten el cargo.",
    },
  },
  "invalid-code": {
    "no-code": {
      says: "{code} no es un código de procedimiento válido. Ningún código de ese tipo tiene ese formato.",
      ask: "Por favor, envíenme por escrito el código correcto.",
    },
    "not-in-force": {
      says: "{code} no estaba vigente el {day}.",
      ask: "Por favor, envíenme el código que estaba vigente el {day}.",
    },
  },
  "global-and-component": {
    "part-beside-whole": {
      says: "{code} se cobra entero y otra vez en parte (modificador {component}) el {day}. El cargo entero incluye las dos partes.",
      ask: "Por favor, díganme qué cargo es correcto y quiten el otro.",
    },
  },
  "em-level": {
    emergency: {
      says: "{code} es uno de los dos niveles más altos de una visita de emergencia. El nivel depende de lo difíciles que fueron las decisiones médicas, no del tiempo dedicado.",
      ask: "Por favor, comparen el nivel con el expediente y envíenme la parte que lo respalda.",
    },
    visit: {
      says: "{code} es el nivel más alto de su tipo de visita. Depende de lo difíciles que fueron las decisiones médicas, o del tiempo de ese día.",
      ask: "Por favor, comparen el nivel con el expediente y envíenme la parte que lo respalda.",
    },
  },
  "modifier-missing": {
    "without-25": {
      says: "{code} se cobra el día de {procedure} ({day}), y ningún modificador dice que la visita fue un servicio aparte.",
      ask: "Por favor, díganme si hubo una visita además de lo que el procedimiento necesita, y quiten el cargo si no la hubo.",
    },
  },
  "facility-and-professional": {
    both: {
      says: "{code} se cobra dos veces el {day}, por el centro de salud y por un profesional de la salud.",
      ask: "Por favor, díganme a quién se le pagó por qué, y confirmen que nadie más me va a facturar por eso.",
    },
  },
  "repeated-line": {
    repeated: {
      says: "“{service}” se cobra {count} veces el {day}, cada vez a {amountCents}.",
      ask: "Por favor, comprueben con el registro de ese día si se dio {count} veces.",
    },
  },
  "vague-line": {
    vague: {
      says: "“{description}” no dice para qué son los {amountCents}.",
      ask: "Por favor, nombren cada cosa con su código.",
    },
    "no-description": {
      says: "Esta línea cobra {amountCents} y no dice por qué.",
      ask: "Por favor, nombren cada cosa con su código.",
    },
  },
} as const;
