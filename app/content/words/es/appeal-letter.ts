import type { Translation } from "#app/domain/language/message.ts";
import type { appealLetter as english } from "../en/appeal-letter.ts";

export const appealLetter: Translation<typeof english> = {
  title: "Carta",
  description: "La carta de una apelación: léala, cámbiela, imprímala.",
  appeal: "Ver la apelación",
  notAdvice: "Esta carta es información, no asesoría legal. Usted la envía, en su propio nombre.",
  none: "Esta apelación todavía no tiene carta. Escríbala abajo.",
  version: "Versión {number} de {count}, guardada: {time}.",
  saved: "Se guardó como versión {number}.",
  sent: "Esta apelación se envió el {date}, así que su carta se queda como está.",
  closed: "Esta apelación está cerrada, así que su carta se queda como está.",
  old: "Esta es una versión anterior. <newest>Ver la más nueva</newest>",
  blanks: {
    one: "Queda un espacio vacío: {list}. Llénelo abajo, o a mano después de imprimir.",
    many: "Quedan {count} de espacios vacíos: {list}. Llénelos abajo, o a mano después de imprimir.",
    other: "Quedan {count} espacios vacíos: {list}. Llénelos abajo, o a mano después de imprimir.",
  },
  missed:
    "Nuestros tipos de letra no tienen {list}. En lugar de eso, el PDF muestra un signo de interrogación. El archivo de texto los tiene todos.",
  files: {
    heading: "Descargar la carta",
    pdf: "PDF para imprimir",
    fax: "PDF con portada de fax",
    text: "Solo texto",
  },
  send: {
    heading: "Después de enviarla",
    lead: "Anote cómo y cuándo la envió. Calculamos el día para preguntar en qué va y se lo recordamos.",
  },
  paper: "La carta",
  edit: {
    heading: "Cambiar la carta",
    lead: "Puede cambiar cada palabra. Cada vez que guarda, se conserva una versión aparte, cifrada.",
    senderLines: "Usted",
    senderHint: "Su nombre y su dirección, cada cosa en su propia línea.",
    recipientLines: "Para",
    recipientHint: "Nombre, departamento y dirección, cada cosa en su propia línea.",
    date: "Fecha",
    subject: "Asunto",
    references: "Referencias",
    referencesHint: "Número de cuenta y otros números, cada uno en su propia línea.",
    salutation: "Saludo",
    body: "Texto",
    bodyHint:
      "Una línea vacía empieza un párrafo nuevo. Un párrafo que empieza con 1. y un espacio es un punto de una lista.",
    closing: "Despedida",
    signature: "Su nombre debajo",
    enclosures: "Adjuntos",
    enclosuresHint: "Las copias que incluye, cada una en su propia línea.",
    save: "Guardar la carta",
  },
  versions: {
    heading: "Versiones",
    one: "Versión {number}, guardada: {time}",
    shown: "es la de arriba",
    takeUp: "Hacer de esta la versión más nueva",
  },
  conflict: {
    problem:
      "Otra ventana guardó la versión {number}. Lo que usted escribió sigue en el formulario. Guarde otra vez para que sea la versión más nueva; las dos se conservan",
    heading: "Lo que guardó la otra ventana",
  },
  meaning: {
    heading: "Lo que dice la carta",
    lead: "Solo se envía la carta en inglés. Esto es lo que dice cada parte; no lleva firma.",
    changed: "Usted escribió o cambió esta parte. No la traducimos.",
    check: "Envíe la carta solo cuando entienda lo que dice.",
  },
  yours: "Lo que usted escribió",
  problems: {
    "letter-empty": "Escriba algo en el texto de la carta",
    "letter-too-long": "Acorte la carta: tiene {count} caracteres. El límite es 50,000, unas 20 páginas",
    "too-many-letters": "Esta carta tiene 100 versiones, que es el límite. Elija una de ellas",
    "not-now":
      "La apelación se marcó como enviada, así que su carta se queda como está. Lo que usted escribió está abajo para que lo copie",
  },
} as const;
