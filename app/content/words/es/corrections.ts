import type { Translation } from "#app/domain/language/message.ts";
import type { corrections as english } from "../en/corrections.ts";

export const corrections: Translation<typeof english> = {
  part: {
    heading: "Correcciones",
    none: "No hemos decidido sobre ningún aviso de error en esta página.",
    report: "Avisar de un error en esta página",
    corrected: "Se corrigió el {day}.",
    asPublished: {
      price: "Lo miramos el {day}, y el precio está como lo da el archivo.",
      policy: "La miramos el {day}, y la política está como la da su fuente.",
      phone: "Lo miramos el {day}, y el número de teléfono está como lo da su fuente.",
      name: "Lo miramos el {day}, y el nombre está como lo da su fuente.",
      other: "Lo miramos el {day}, y está como lo da su fuente.",
    },
  },
  page: {
    title: "Avisar de un error",
    titleOfHospital: "Avisar de un error sobre {hospital}",
    description: "Díganos qué está mal sobre un hospital en este sitio, con pruebas.",
    lead: "Una persona lee cada aviso y mira las pruebas. Nada cambia antes de eso. Nuestra decisión es pública en la página del hospital.",
    privacy: "No guardamos nada sobre usted. No escriba nada sobre un paciente.",
    sent: "Gracias. Lo miraremos, y nuestra decisión estará en la página del hospital.",
    back: "A la página del hospital",
    subject: "¿Qué está mal?",
    subjects: {
      price: "Un precio",
      policy: "La política de asistencia financiera",
      phone: "El número de teléfono o la dirección",
      name: "El nombre del hospital",
      other: "Otra cosa",
    },
    choose: "Elija una opción",
    sender: "¿Quién es usted?",
    senders: { reader: "Alguien que lee el sitio", hospital: "Alguien que trabaja para este hospital" },
    says: "¿Qué está mal y qué sería lo correcto?",
    saysHint: "Para un precio, nombre el servicio y su código. Hasta 1,000 caracteres.",
    evidence: "¿Cómo podemos verlo?",
    evidenceHint: "Un enlace o dónde está impreso. Hasta 500 caracteres.",
    submit: "Enviar aviso",
    tooMany: "Llegaron demasiados avisos desde su red. Intente otra vez en {wait}.",
    problems: {
      subject: { missing: "Elija qué está mal." },
      sender: { missing: "Elija quién es usted." },
      says: {
        missing: "Diga qué está mal y qué sería lo correcto.",
        "too-long": "Use 1,000 caracteres como máximo.",
      },
      evidence: {
        missing: "Dé un enlace o diga dónde está impreso.",
        "too-long": "Use 500 caracteres como máximo.",
      },
    },
  },
} as const;
