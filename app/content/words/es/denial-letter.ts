import type { Translation } from "#app/domain/language/message.ts";
import type { denialLetter as english } from "../en/denial-letter.ts";

type Argument = { argument: string; papers: string };

const bare: Argument = {
  argument:
    "Por favor, díganme en palabras sencillas en qué regla o término del plan se basa la decisión de ustedes, y cómo se aplica a este servicio. La reclamación se debería pagar, a menos que el plan excluya claramente el servicio.",
  papers: "la regla o el término del plan en que se basa la decisión",
};

const necessity: Argument = {
  argument:
    "El servicio se ordenó porque yo lo necesitaba. Por favor, compárenlo con los criterios escritos de ustedes y con todo mi expediente médico. Nombren cada criterio que según ustedes no se cumple.",
  papers:
    "los criterios y guías clínicas que ustedes usaron, y el nombre y la especialidad de la persona que revisó mi expediente",
};

const claimAsSent: Argument = {
  argument:
    "Si a la reclamación le falta algo o tiene un código equivocado, por favor, díganme exactamente qué, a mi proveedor y a mí. Por favor, decidan otra vez cuando se corrija. Yo no debería perder la cobertura por el error del proveedor.",
  papers: "la reclamación como les llegó, con la nota de ustedes sobre lo que le faltaba",
};

const other: Argument = {
  argument:
    "Por favor, díganme qué cobertura creen que paga primero y por qué. Responderé de inmediato, para que se decida la reclamación.",
  papers: "lo que tienen registrado sobre otra cobertura que yo pueda tener",
};

const byAsk: Translation<(typeof english)["byAsk"]> = {
  share: bare,
  "write-off": bare,
  reason: bare,
  correct: claimAsSent,
  records: {
    argument:
      "Si faltan documentos, por favor, díganme cuáles, a quién se los pidieron y cuándo. Por favor, decidan otra vez cuando lleguen.",
    papers: "cada solicitud de registros que ustedes enviaron, con su fecha y a quién se envió",
  },
  late: {
    argument:
      "Las reclamaciones las envía mi proveedor, no yo. Por favor, miren cuándo les llegó cada copia de esta. Por favor, asegúrense de que no me cobren por un retraso que yo no causé.",
    papers: "el día en que les llegó cada copia de la reclamación, y el plazo que ustedes aplicaron",
  },
  duplicate: {
    argument:
      "Si esta repite otra reclamación, por favor, díganme cuál y cómo se decidió. Si el servicio se dio más de una vez, se debería pagar cada vez.",
    papers: "la reclamación que esta repite, según ustedes, con la decisión de ustedes sobre ella",
  },
  bundled: {
    argument:
      "Por favor, díganme qué servicio incluye ya este, según ustedes. Si los dos fueron separados, por favor, paguen los dos. Si no lo fueron, no me deberían cobrar este.",
    papers: "la regla que combina este servicio con otro, y el nombre del otro servicio",
  },
  authorization: {
    argument:
      "Yo necesitaba el servicio, aunque no se lo preguntaran antes. Por favor, decidan ahora como lo habrían hecho entonces. Si preguntar era el deber del proveedor, yo no debería pagar por su omisión.",
    papers:
      "la lista de ustedes de lo que necesitaba autorización el día de la atención, y lo que anotaron de las solicitudes sobre este",
  },
  necessity,
  level: necessity,
  coverage: {
    argument:
      "Por favor, muéstrenme las palabras del plan, vigentes el día de la atención, que excluyen este servicio. Si no lo excluyen claramente, la reclamación se debería pagar.",
    papers: "la página del documento del plan en que ustedes se basaron, del día de la atención",
  },
  limit: {
    argument:
      "Por favor, muéstrenme cómo contaron lo que he usado. Si el conteo está mal, la reclamación se debería pagar.",
    papers: "el conteo que ustedes llevan de lo que he usado de este beneficio, por fecha y servicio",
  },
  eligibility: {
    argument:
      "Por favor, comparen los días de mi cobertura con el día de la atención. Si yo tenía cobertura ese día, la reclamación se debería pagar.",
    papers: "los días de cobertura que ustedes tienen registrados de mí, y de dónde vienen",
  },
  "other-plan": other,
  emergency: {
    argument:
      "Busqué ayuda por mis síntomas: [lo que usted sintió]. Lo que cuenta es si una persona razonable con esos síntomas habría pensado que era una emergencia, no lo que los médicos encontraron después.",
    papers: "el criterio que ustedes usaron para decidir si esto fue una emergencia",
  },
  "paid-to-you": bare,
  wait: bare,
  "appeal-late": {
    argument: "Por favor, díganme desde qué día contaron. [Por qué llegó cuando llegó.]",
    papers: "el aviso desde el que ustedes contaron, con el día en que se envió",
  },
  "appeal-again": bare,
  "your-answer": {
    argument: "Esta es mi respuesta a lo que preguntaron: [su respuesta]. Por favor, decidan otra vez.",
    papers: "la solicitud que, según ustedes, no he respondido",
  },
  network: {
    argument:
      "Por favor, díganme qué proveedor de la red, cerca de mí, me habría podido dar esta atención a tiempo. Si no había ninguno, por favor, páguenla como atención dentro de la red.",
    papers:
      "la lista que ustedes tienen de proveedores de la red para esta atención, cerca de mí, en ese día",
  },
  "advance-notice": {
    argument:
      "Por favor, miren si el aviso que me dieron antes de la atención estaba completo y llegó a tiempo. Si no, yo no debería pagar.",
    papers: "una copia del aviso que, según ustedes, firmé",
  },
};

export const denialLetter: Translation<typeof english> = {
  byAsk,
  code: "Código de razón {code}",
  service: "{facts}: {reasons}",
  named: "{name} ({code})",
  unnamed: "un servicio que el aviso no nombra",
  printed: "“{words}” (código {code})",
  inWords: "código {code}, que en palabras sencillas significa “{words}”",
  unknown: "código {code}, que el aviso no explica",
  more: {
    one: "… y {count} servicio más",
    many: "… y {count} de servicios más",
    other: "… y {count} servicios más",
  },
} as const;
