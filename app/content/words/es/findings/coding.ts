import type { Translation } from "#app/domain/language/message.ts";
import type { coding as english } from "../../en/findings/coding.ts";

export const coding: Translation<typeof english> = {
  "ncci-pair": {
    "without-modifier": {
      message:
        "Medicare no paga {column2} junto con {column1} el mismo día ({day}), a menos que un modificador diga que fueron servicios separados. Ninguno lo dice.",
      ofOthers:
        "¿Fue {column2} un servicio separado el {day}? Medicare lo cuenta como parte de {column1}, a menos que un modificador diga que fueron servicios separados. Ninguno lo dice. Muchos planes siguen la misma regla.",
      ask: "Pregunte por qué se cobró {column2} por separado de {column1}. Si era parte de ese servicio, pida que quiten el cargo.",
    },
    "never-together": {
      message:
        "Medicare nunca paga {column2} junto con {column1} el mismo día ({day}), sea cual sea el modificador.",
      ofOthers:
        "¿Se debería cobrar {column2} junto con {column1} el {day}? Medicare nunca paga los dos el mismo día, sea cual sea el modificador. Muchos planes siguen la misma regla.",
      ask: "Pida que quiten {column2}, porque es parte de {column1}.",
    },
  },
  "mue-units": {
    "on-a-line": {
      message:
        "Se cobran {units} unidades de {code} en una línea. El límite de Medicare por línea es de {limit}.",
      ofOthers:
        "¿Fueron de verdad {units} unidades de {code}? El límite de Medicare por línea es de {limit}.",
      ask: "Pida el registro que muestre {units} unidades, o pida que quiten las unidades por encima de {limit}.",
    },
    "on-a-day": {
      message: "Se cobran {units} unidades de {code} el {day}. El límite de Medicare por día es de {limit}.",
      ofOthers:
        "¿Fueron de verdad {units} unidades de {code} el {day}? El límite de Medicare por día es de {limit}.",
      ask: "Pida el registro que muestre {units} unidades, o pida que quiten las unidades por encima de {limit}.",
    },
    "not-payable": {
      message:
        "Medicare no paga ninguna unidad de {code} en este tipo de atención. Unidades cobradas: {units}.",
      ofOthers:
        "¿Se puede cobrar {code} por sí solo aquí? Medicare no paga ninguna unidad de este código en este tipo de atención. Unidades cobradas: {units}.",
      ask: "Pregunte por qué se cobra {code} por sí solo. Si pertenece a otro servicio, pida que quiten el cargo.",
    },
  },
  "add-on-without-primary": {
    alone: {
      message:
        "{code} solo se cobra junto con otro procedimiento. Ninguno de esos procedimientos está en la factura el {day}.",
      ofOthers:
        "¿A qué servicio se agregó {code}? Según las reglas de Medicare, solo se cobra junto con otro procedimiento. Ninguno de esos procedimientos está en la factura el {day}.",
      ask: "Pregunte a qué procedimiento pertenece {code}. Sin uno, no se debería cobrar.",
    },
  },
  "invalid-code": {
    "no-code": {
      message: "{code} no es un código de procedimiento válido. Ningún código de ese tipo se escribe así.",
      ask: "Pida el código correcto, por escrito. Un plan no paga una reclamación con un código equivocado.",
    },
    "not-in-force": {
      message: "{code} no estaba vigente el {day}.",
      ask: "Pida el código que estaba vigente el {day}. Un plan no paga una reclamación con un código vencido.",
    },
  },
  "global-and-component": {
    "part-beside-whole": {
      message:
        "{code} se cobra completo y otra vez en parte (modificador {component}) el {day}. El servicio completo incluye las dos partes.",
      ask: "Pregunte qué cargo es correcto y pida que quiten el otro.",
    },
  },
  "em-level": {
    emergency: {
      message:
        "{code} es uno de los dos niveles más altos de una visita de emergencia. El nivel depende de lo difíciles que fueron las decisiones médicas, nunca del tiempo.",
      ask: "Pida el registro que respalde el nivel, y una revisión si no lo respalda.",
    },
    visit: {
      message:
        "{code} es el nivel más alto de su tipo de visita. Depende de lo difíciles que fueron las decisiones médicas, o del tiempo de ese día.",
      ask: "Pida el registro que respalde el nivel, y una revisión si no lo respalda.",
    },
  },
  "modifier-missing": {
    "without-25": {
      message:
        "{code} se cobra el mismo día que {procedure} ({day}). Ningún modificador dice que la visita fue un servicio separado.",
      ask: "Pregunte si hubo una visita más allá de lo que necesita el procedimiento. Si no la hubo, la visita es parte de él.",
    },
  },
  "facility-and-professional": {
    both: {
      message:
        "{code} se cobra dos veces el {day}: por el centro médico y por un profesional de la salud. Es posible que los dos cargos estén bien.",
      ask: "Pregunte a quién se le pagó y por qué servicio. Pida que ningún profesional de la salud le envíe una segunda factura aparte por lo mismo.",
    },
  },
  "repeated-line": {
    repeated: {
      message: "“{service}” se cobra {count} veces el {day}, cada vez a {amountCents}.",
      ask: "Pregunte si se dio {count} veces. El registro de ese día lo muestra.",
    },
  },
  "vague-line": {
    vague: {
      message: "“{description}” no dice para qué son los {amountCents}.",
      ask: "Pida una factura detallada que nombre cada cosa con su código. Usted tiene derecho a ella.",
    },
    "no-description": {
      message: "Un cargo de {amountCents} no dice para qué es.",
      ask: "Pida una factura detallada que nombre cada cosa con su código. Usted tiene derecho a ella.",
    },
  },
} as const;
