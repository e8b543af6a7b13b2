import type { Translation } from "#app/domain/language/message.ts";
import type { roadmap as english } from "../en/roadmap.ts";

export const roadmap: Translation<typeof english> = {
  title: "Plan de desarrollo: vote por lo que viene",
  description:
    "Lo que {product} ha creado para las personas con una factura médica, lo que viene y lo que tal vez venga. Vote por lo que le ayudaría o envíe una idea. No necesita una cuenta.",
  keywords:
    "plan de desarrollo, votar, ideas de funciones, ayuda con facturas médicas, búsqueda de precios de hospitales",
  heading: "Plan de desarrollo",
  lead: "Lo que viene, lo que tal vez venga y lo que ya está aquí. Vote por lo que más le ayudaría. No necesita una cuenta.",
  cookie:
    "Con su primer voto, su navegador recibe una cookie con un número al azar, para que cada visitante cuente una vez. <process>Cómo una idea llega a ser parte del sitio</process>",
  parts: "Partes del plan de desarrollo",
  votesUnreadable:
    "No podemos cargar ahora los votos ni las ideas de los visitantes. Vuelva a cargar la página en un minuto.",
  states: {
    "in-progress": {
      heading: "En curso",
      about: "Lo que se está creando ahora.",
      since: "En curso desde el",
      none: "Ahora no se está creando nada.",
    },
    planned: {
      heading: "Previsto",
      about: "Decidimos crear esto. Sus votos nos ayudan a elegir qué va primero.",
      since: "Previsto desde el",
      none: "Ahora no hay nada previsto.",
    },
    idea: {
      heading: "Ideas",
      about: "Tal vez creemos esto, o tal vez no. Lo que necesitan muchas personas tiene más posibilidades.",
      since: "Idea desde el",
      none: "No tenemos ideas ahora. Envíe la primera.",
    },
    shipped: {
      heading: "Publicado",
      about: "Puede usar esto hoy.",
      since: "Publicado el",
      none: "Todavía no hay nada publicado.",
    },
  },
  votes: { one: "{count} voto", many: "{count} de votos", other: "{count} votos" },
  youVoted: "Usted votó",
  undo: "Deshacer<spoken> su voto por “{title}”</spoken>",
  vote: "Votar<spoken> por “{title}”</spoken>",
  sendAnIdea: "Enviar una idea",
  sent: "Gracias. Leemos cada idea antes de que aparezca. Si aceptamos la suya, se mostrará arriba para que todos voten.",
  howIdeasAreRead:
    "Una persona lee cada idea antes de que se muestre, para no publicar spam ni datos privados. Su correo electrónico no se muestra.",
  idea: {
    title: "Título",
    titleHint: "Qué es, en 80 caracteres o menos",
    description: "Descripción",
    descriptionHint: "Para qué le serviría, en 1,000 caracteres o menos. No ponga nombres ni datos de salud.",
    email: "Correo electrónico (opcional)",
    emailHint:
      "Nunca se muestra. Lo usamos solo para preguntarle sobre su idea, y lo borramos cuando hayamos decidido.",
    trap: "Deje este campo vacío",
    submit: "Enviar la idea",
    tooMany: "Recibimos muchas ideas desde su red en esta hora. La suya sigue aquí abajo: envíela en {wait}.",
    problems: {
      title: { missing: "Escriba un título", "too-long": "Escriba un título de 80 caracteres o menos" },
      description: {
        missing: "Describa para qué le serviría",
        "too-long": "Acorte la descripción a 1,000 caracteres o menos",
      },
      email: {
        invalid: "Escriba un correo electrónico con la forma nombre@ejemplo.com o deje el campo vacío",
      },
    },
  },
  refusedVote: {
    title: "Plan de desarrollo: el voto no se contó",
    description: "Por qué no se contó un voto en el plan de desarrollo y qué hacer.",
    keywords: "plan de desarrollo, votar",
    back: "Volver al plan de desarrollo",
    notAVote: {
      title: "No pudimos contar este voto",
      advice: "No vino de un botón del plan de desarrollo. Vuelva al plan y pulse el botón que está allí.",
    },
    unknownItem: {
      title: "Esto no está en el plan de desarrollo",
      advice:
        "Es posible que se quitara después de que usted abrió la página. El plan muestra por qué puede votar ahora.",
    },
    closed: {
      title: "Esto ya se publicó",
      advice:
        "Ya está en el sitio, así que no queda nada por votar. El plan de desarrollo muestra lo que viene.",
    },
    tooMany: {
      title: "Demasiados votos desde su red",
      advice:
        "Los votos desde una misma red tienen un límite, para que ningún programa decida por las personas. Intente otra vez en {wait}.",
    },
  },
} as const;
