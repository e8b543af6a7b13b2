import type { Translation } from "#app/domain/language/message.ts";
import type { explanations as english } from "../en/explanations.ts";

type English = typeof english;

const list: Translation<English["list"]> = {
  title: "Explicaciones de beneficios (EOB)",
  titleOf: "Explicaciones de beneficios (EOB) de {owner}",
  description: "Lo que decidió su plan de salud sobre sus facturas, en un solo lugar privado.",
  lead: "Después de la atención, su plan de salud envía un documento o un archivo que dice cuánto pagó y cuánto debe usted. Compárelo con la factura para encontrar los errores más claros.",
  add: "Agregar una explicación de beneficios (EOB)",
  none: "Todavía no hay ninguna. Agregue una foto, un PDF o el archivo que descargó de su plan.",
  noneOfOwner: "{owner} todavía no tiene ninguna.",
  caption: {
    one: "{count} explicación",
    many: "{count} de explicaciones",
    other: "{count} explicaciones",
  },
  columns: {
    plan: "Plan de salud",
    date: "Fecha",
    care: "Proveedor y día de la atención",
    billed: "Facturado al plan",
    youOwe: "El plan dice que usted debe",
    bill: "Factura",
  },
  draft: "Falta revisarla",
  unlinked: "Todavía sin factura",
  moreClaims: {
    one: "y {count} reclamación más",
    many: "y {count} de reclamaciones más",
    other: "y {count} reclamaciones más",
  },
  deleted: "La explicación se borró, con sus archivos.",
};

const statuses: Translation<English["statuses"]> = {
  paid: "Aprobada",
  partly: "Aprobada en parte",
  denied: "Denegada",
  reprocessed: "Decidida otra vez",
};

const planKinds: Translation<English["planKinds"]> = {
  insured: "Compañía de seguros",
  "self-funded": "Plan autofinanciado por el empleador",
  medicare: "Medicare",
  "medicare-advantage": "Medicare Advantage",
  medicaid: "Medicaid",
  supplement: "Suplemento de Medicare (Medigap)",
  trust: "Sindicato o fondo fiduciario",
};

const amounts: Translation<English["amounts"]> = {
  billed: "Cantidad facturada por el proveedor",
  discount: "Descuento (el proveedor no cobra esta parte)",
  allowed: "Cantidad permitida",
  notCovered: "No cubierto",
  planPaid: "Pagado por el plan",
  otherInsurance: "Pagado por otro plan",
  deductible: "Deducible",
  copay: "Copago",
  coinsurance: "Coseguro",
  youOwe: "Usted debe",
};

const facts: Translation<English["facts"]> = {
  plan: "Plan de salud, como está impreso",
  planKind: "Tipo de plan",
  planKindUnknown: "No lo dice",
  issueDate: "Fecha del aviso",
  memberId: "Número de identificación del miembro",
  appealDays: "Días para apelar, como están impresos",
  appealDaysHint: "Desde la fecha del aviso, por ejemplo 180.",
  appealBy: "Último día para apelar, como está impreso",
  provider: "Hospital, consultorio o médico",
  patient: "Paciente",
  claimNumber: "Número de reclamación",
  accountNumber: "Número de cuenta del proveedor",
  network: "Red",
  networks: { in: "Dentro de la red", out: "Fuera de la red" },
  networkUnknown: "No lo dice",
  isEmergency: "Atención de emergencia",
  notEmergency: "No lo dice",
  emergency: "El plan la llama atención de emergencia con protección federal",
  status: "Decisión",
  statusUnknown: "No lo dice",
  firstServiceDate: "Primer día de la atención",
  lastServiceDate: "Último día de la atención",
  processedDate: "Día en que el plan la procesó",
};

const lineFields: Translation<English["lineFields"]> = {
  serviceDate: "Día de la atención",
  description: "Descripción",
  codeType: "Tipo de código",
  code: "Código",
  remarkCodes: "Códigos de observación",
};

const review: Translation<English["review"]> = {
  title: "Revise su explicación de beneficios (EOB)",
  description: "Compare lo que leímos con su explicación de beneficios (EOB) y corrija los errores.",
  taken:
    "Esto es la explicación de beneficios (EOB) de su plan, no una factura. La guardamos como explicación.",
  notPlan: "Al final sí es una factura",
  notPlanHint: "La leeremos otra vez como una factura. Usted perderá lo que cambió aquí.",
  lead: "Compare esto con el documento y cambie lo que esté mal. Cada número en la imagen marca dónde leímos el campo con el mismo número.",
  leadFile: "Esto viene directo del archivo de su plan. Cambie solo lo que sabe que está mal.",
  unread:
    "No pudimos leer lo que decidió el plan. Sus páginas están aquí; escriba lo que dicen o guárdela como está.",
  kept: "Usted ya revisó esta explicación. Todavía puede cambiarla.",
  saved: "Guardado. Puede continuar ahora o volver más tarde.",
  notice: "El aviso",
  claim: {
    one: "La reclamación",
    many: "Reclamación {number} de {count}",
    other: "Reclamación {number} de {count}",
  },
  claims: "Otras reclamaciones en este documento",
  toClaim: "Guardar e ir a la reclamación {number}: {name}",
  unnamedClaim: "sin nombre",
  amounts: "Cantidades de toda la reclamación",
  amountsHint: "En dólares, como están impresas. Deje vacío lo que no diga: vacío no es cero.",
  lines: {
    heading: { one: "{count} línea", many: "{count} de líneas", other: "{count} líneas" },
    none: "No hay líneas. Si el documento no dice servicios, deje esto vacío.",
    shown: "Líneas {first} a {last} de {count}",
    line: "Línea {line}",
    add: "Agregar una línea",
    remove: "Quitar la línea {line}",
    toPage: "Guardar e ir a las líneas {first} a {last}",
    otherPages: "Otras líneas",
  },
  sums: {
    heading: "¿Suman bien las cantidades?",
    unknown: "No tenemos suficientes cantidades para comprobarlo.",
    names: {
      billed: "Descuento más lo no cubierto más lo permitido",
      allowed: "Pagos más la parte de usted",
      "lines-billed": "Cantidades facturadas de todas las líneas",
      "lines-you-owe": "Lo que usted debe en todas las líneas",
    },
    fits: "{name}: {told}, como debe ser.",
    differs:
      "{name}: {workedOut}. La reclamación dice {told}. La diferencia es de {difference}. Tal vez falte una cantidad o la leímos mal.",
  },
  links: {
    legend: "¿De cuál de sus facturas se trata?",
    hint: "Marque la casilla solo si la factura es de la misma atención de la misma persona.",
    bill: "{name}, {date}, {due}",
    billUndated: "{name}, {due}",
    ofClaim: "Reclamación {number}: {bill}",
    due: "{amount} por pagar",
    noDue: "sin cantidad a pagar indicada",
    none: "Ninguna de sus facturas coincide. Elija una aquí, o agregue la factura más tarde y miraremos otra vez.",
    other: "Otra de sus facturas",
    otherNone: "Ninguna",
    otherPatient:
      "Aquí el paciente es {patient}, y la cuenta es de {owner}. Marque la casilla solo si la factura es de {patient}.",
    unsure: "No lo sabemos con certeza. Revíselo.",
    because: "Por qué lo creemos: {reasons}",
  },
  save: "Guardar y continuar",
  finish: "Esto está bien: guardarla",
  finishHint: "Puede cambiarla más tarde. No se comparte nada.",
  saveKept: "Guardar cambios",
  changedMeanwhile:
    "Otra ventana cambió esta explicación. Todavía no se guardó nada: los campos de abajo muestran lo que usted escribió. Revíselos y guarde otra vez. Eso reemplaza lo que guardó la otra ventana en estos campos.",
  tooManyLines: "Aquí una reclamación tiene hasta 1,000 líneas.",
};

const view: Translation<English["view"]> = {
  description: "Lo que decidió su plan de salud, en palabras sencillas, y las facturas de que se trata.",
  back: "Todas las explicaciones de beneficios (EOB)",
  untitled: "Explicación de beneficios (EOB)",
  medicare: "Resumen de Medicare (MSN)",
  dated: "Aviso del {date}.",
  review: "Revisar y corregir",
  audit: "Revisar la factura: {name}",
  seeBill: "Ver la factura: {name}",
  claim: "Reclamación de {provider}",
  unnamedClaim: "Una reclamación",
  facts: "Lo que decidió el plan",
  caption: "Cantidades de la reclamación",
  columns: { what: "Qué", amount: "Cantidad" },
  lines: "Los servicios como los dice el plan",
  lineColumns: {
    service: "Servicio",
    date: "Fecha",
    billed: "Facturado",
    allowed: "Permitido",
    planPaid: "Pagado por el plan",
    youOwe: "Usted debe",
  },
  remarks: "Qué significan los códigos",
  bills: "Facturas de que se trata",
  noBill: "Todavía no está relacionada con una factura.",
  chooseBill: "Elegir la factura",
  addBill: "Agregar la factura",
  denial: {
    heading: "Lo que su plan denegó y lo que usted puede hacer",
    until: "Usted puede apelar hasta el {until}.",
    past: "El último día para apelar fue el {until}. Pregunte de todos modos: un plan puede aceptar una apelación tardía por una buena razón.",
    noDay:
      "No pudimos leer en el documento un último día para apelar, ni una fecha desde la que contar. Busque en él “your right to appeal” (su derecho a apelar), o pregunte al plan.",
    bases: {
      "printed-day": "Como está impreso en la explicación.",
      "printed-days": "Contado desde la fecha del aviso, con el número de días impreso en él.",
      law: "La explicación no imprime ninguna fecha límite. Por eso contamos los días que la ley da a este tipo de plan, desde la fecha del aviso. Revise el documento: es posible que su plan diga otra cosa.",
      "first-law":
        "La explicación no imprime un último día, y no conocemos el tipo de plan. Los planes de Medicaid dan 60 días desde el aviso, Medicare Advantage 65, y Medicare Original 120. Los planes de empleadores y los planes que usted compró dan 180. Mostramos la primera de estas fechas límite que no ha pasado.",
    },
    rules: "Qué pedir primero, y las reglas de las apelaciones",
    fileFirst:
      "Primero pida al plan el expediente de la reclamación. Es la parte del plan en que se basó, sus criterios clínicos y cada documento sobre su reclamación. Un plan de empleador debe darlo gratis (29 CFR 2560.503-1(h)(2)(iii)). La carta de aquí lo pide.",
    laws: {
      private:
        "Primero apele ante el plan. Si dice que no otra vez, muchas veces puede pedir una revisión externa. Con un plan autofinanciado por el empleador, ayuda el Departamento de Trabajo de EE. UU. (EBSA, 1-866-444-3272). Con una compañía de seguros, ayuda el departamento de seguros de su estado. No tenemos una lista de los departamentos: busque el suyo en content.naic.org, el sitio de su asociación.",
      medicare: "Pida al contratista de Medicare una redeterminación: su dirección está en el aviso.",
      "medicare-advantage":
        "Pida al plan una reconsideración. Si dice que no otra vez, el caso pasa automáticamente a un revisor independiente.",
      medicaid:
        "Primero apele ante el plan de Medicaid. Si dice que no otra vez, pida una audiencia imparcial estatal: usted tiene hasta 120 días desde la respuesta del plan (42 CFR 438.408).",
    },
    supplement: "Un suplemento de Medicare paga después de Medicare. Primero apele la decisión de Medicare.",
    planUnknown:
      "No pudimos saber qué tipo de plan es este. Elíjalo en “Revisar y corregir” para ver las reglas de su plan.",
    address: "A dónde escribir, como está impreso:",
    letter: "Escribir la apelación",
    providersFault:
      "Este código significa que el proveedor tiene que dar de baja el costo: dentro de la red, no puede cobrárselo a usted. Primero escriba a la oficina de facturación. Una revisión muestra si la factura se lo pide. Si cree que el plan se equivoca, apele también ante el plan.",
    dispute: "Escribir a la oficina de facturación",
    ofClaim: "{label} (reclamación {claim})",
  },
  documents: "Documentos",
  page: "Página {number} de {count}",
  delete: "Borrar esta explicación",
};

const deleting: Translation<English["delete"]> = {
  title: "Borrar una explicación de beneficios (EOB)",
  description: "Qué se borra con esta explicación.",
  back: "Volver a la explicación",
  heading: "Borrar esta explicación: {name}",
  goes: "Esto se borra de inmediato:",
  claims: {
    one: "la explicación y su única reclamación",
    many: "la explicación y sus {count} de reclamaciones",
    other: "la explicación y sus {count} reclamaciones",
  },
  documents: {
    one: "1 documento con las imágenes de sus páginas",
    many: "{count} de documentos con las imágenes de sus páginas",
    other: "{count} documentos con las imágenes de sus páginas",
  },
  stays: "Sus facturas se quedan, con las revisiones que se hicieron hasta ahora.",
  forGood: "No se puede deshacer. Las personas que usted autorizó también perderán el acceso.",
  submit: "Borrar esta explicación",
};

const ofBill: Translation<English["ofBill"]> = {
  heading: "Lo que decidió su plan",
  none: "Todavía no hay una explicación de beneficios (EOB) relacionada con esta factura.",
  proposed: "Es posible que una explicación de su cuenta sea sobre esta factura.",
  check: "Revisarla: {name}",
  draft: "Primero revísela: la revisión de la factura usa solo lo que usted ya revisó.",
  unnamed: "Explicación de beneficios (EOB)",
};

export const explanations: Translation<English> = {
  list,
  statuses,
  planKinds,
  amounts,
  facts,
  lineFields,
  review,
  view,
  delete: deleting,
  ofBill,
} as const;
