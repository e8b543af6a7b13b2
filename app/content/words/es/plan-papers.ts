import type { Translation } from "#app/domain/language/message.ts";
import type { planPapers as english } from "../en/plan-papers.ts";

type English = typeof english;

const answer: Translation<English["answer"]> = {
  "nothing-read":
    "Este es un documento de su plan de salud, no una factura. No pudimos leer qué decidió: mire sus páginas abajo.",
  refused: "{plan} denegó el pago de {service}. Esto no es una factura. {until}",
  "refused-medicaid": "{plan} deniega o reduce {service}. Esto no es una factura. {until}",
  "refused-before-care": "{plan} denegó la aprobación de {service}. Esto no es una factura. {until}",
  until: "Usted puede apelar hasta el {date}.",
  past: "El último día para apelar fue el {date}. Pregunte de todos modos.",
  noDay: "Usted puede apelar. No pudimos leer el último día para apelar: búsquelo en el documento.",
  owed: "Esto no es una factura. {plan} dice que es posible que usted deba {amount}.",
  "owed-to": "Esto no es una factura. {plan} dice que es posible que usted deba {amount} a {provider}.",
  billToCome: "No pague hasta que llegue la factura, y compare las dos.",
  billHere: "Compárelo con la factura antes de pagar.",
  "nothing-owed": "Esto no es una factura. {plan} dice que usted no debe nada por esta atención. Guárdelo.",
  decided:
    "Esto no es una factura. Dice lo que decidió {plan}. No pudimos leer cuánto es posible que usted deba: búsquelo en el documento.",
  hasRefused: "Denegó una parte: vea abajo si usted tiene que pagarla y cómo apelar.",
  medicare: "Este es su Resumen de Medicare (MSN, por sus siglas en inglés).",
  plan: "Su plan",
  yourPlan: "su plan",
  Medicare: "Medicare",
  service: "una de sus reclamaciones",
  care: "la atención que se pidió para usted",
  careOfYours: "una parte de su atención",
  of: "{service} ({facts})",
};

const steps: Translation<English["steps"]> = {
  "check-reading": {
    title: "Revise lo que leímos",
    action: "Revisar y corregir",
    why: "Usted todavía no ha revisado lo que leímos. Un día o una cantidad equivocada haría equivocados los próximos pasos.",
  },
  appeal: {
    title: "Apele ante su plan",
    action: "Escribir la apelación",
    why: "Pídale por escrito que decida otra vez: eso no cuesta nada. Primero pídale los documentos en que se basa su decisión. Pida a su médico una carta que diga por qué usted necesitaba la atención.",
  },
  "appeal-before-care": {
    title: "Apele ante su plan, con su médico",
    action: "Escribir la apelación",
    why: "Pida hoy a su médico que llame al médico del plan y que escriba por qué usted la necesita. Si esperar puede hacerle daño, pida una apelación rápida: entonces el plan tiene 72 horas.",
  },
  "appeal-medicaid": {
    title: "Pida una apelación",
    action: "Escribir la apelación",
    why: "Pídala por escrito y guarde una copia. Si ahora recibe esta atención, pida en los 10 días después del aviso que se la mantengan hasta la decisión.",
  },
  "appeal-late": {
    title: "Pregunte a su plan si acepta una apelación tardía",
    action: "Escribir la apelación",
    why: "Diga por qué es tarde: una enfermedad, o un aviso que llegó tarde o a otra dirección. El departamento de seguros de su estado o la oficina de Medicaid puede decirle qué puede hacer todavía.",
  },
  "ask-provider": {
    title: "Pida al proveedor que corrija su reclamación",
    action: "Ver qué preguntar",
    why: "Su plan denegó esto porque el proveedor cometió un error. El proveedor no puede cobrárselo a usted. De todos modos, no deje pasar el último día para apelar.",
  },
  "ask-plan": {
    title: "Pregunte a su plan por su tarifa",
    action: "Ver qué preguntar",
    why: "El plan permitió más que la tarifa de su archivo publicado. Si corrige la cantidad, es posible que usted deba menos.",
  },
  "see-bill": {
    title: "Compárelo con la factura",
    action: "Ver la factura",
    why: "La página de la factura muestra los dos, uno junto al otro.",
  },
  "wait-for-bill": {
    title: "Espere la factura del proveedor",
    action: "Agregar la factura",
    why: "Cuando llegue, agréguela aquí: comparamos lo que pide con lo que dice su plan.",
  },
};

export const planPapers: Translation<English> = {
  answer,
  steps,
  next: "Qué hacer ahora",
  reason: "Por qué, en las palabras de la propia carta: “{reason}”",
  noReason:
    "No pudimos leer por qué. Busque la razón en la carta, y pida al plan la regla que usó: la apelación responde a ella.",
  letter: {
    heading: "La apelación, para copiar o imprimir",
    lead: "Dice lo que leímos. Llene las partes entre corchetes, firme la apelación, envíe una copia por correo certificado o fax y guarde el comprobante.",
    show: "Mostrar la carta",
    follow:
      "Si llegó una factura por esta atención, agréguela. Entonces guardamos la apelación y seguimos sus fechas límite aquí.",
  },
} as const;
