import type { Translation } from "#app/domain/language/message.ts";
import type { comingSoon as english } from "../en/coming-soon.ts";

export const comingSoon: Translation<typeof english> = {
  title: "Próximamente",
  description:
    "Lo que {product} ya abrió y cómo enterarse de lo que sigue: únase a la lista de espera o pida una demostración.",
  keywords: "lista de espera de ayuda con facturas médicas, negociar una factura médica, demostración",
  heading: "Próximamente",
  notOpenYet: "“{page}” todavía no está abierto.",
  negotiation:
    "Ya puede negociar una factura en su cuenta: <offer>vea qué ofrecer</offer>, línea por línea, según los precios publicados. También recibe qué decir por teléfono y la carta para enviar.",
  alreadyOpen:
    "Ya está abierto: <search>busque precios de hospitales</search>, <upload>suba una factura</upload> para que se lea, <check>revise si hay errores en una factura</check> o <offer>vea qué ofrecer por una factura</offer>.",
  waitlist: "Únase a la lista de espera",
  roadmap: "Ayude a decidir qué va primero",
  roadmapText:
    "Vote por lo que crearemos después o envíe una idea. <roadmap>Vea el plan de desarrollo</roadmap>",
  demo: {
    heading: "Pedir una demo",
    chooseATime: "Elegir una hora",
    requested: "Gracias. Responderemos por correo electrónico.",
    name: "Nombre",
    email: "Correo electrónico",
    organisation: "Organización (opcional)",
    message: "¿Qué le gustaría ver? (opcional)",
    submit: "Pedir una demo",
    tooMany: "Recibimos muchas solicitudes de demostración desde su red. Envíe esta otra vez en {wait}.",
    problems: {
      name: { missing: "Escriba su nombre", "too-long": "Escriba su nombre en 120 caracteres o menos" },
      email: { invalid: "Escriba un correo electrónico con la forma nombre@ejemplo.com" },
      organisation: { "too-long": "Escriba la organización en 200 caracteres o menos" },
      message: { "too-long": "Acorte el mensaje a 2,000 caracteres o menos" },
    },
  },
} as const;
