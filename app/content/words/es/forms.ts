import type { Translation } from "#app/domain/language/message.ts";
import type { forms as english } from "../en/forms.ts";

export const forms: Translation<typeof english> = {
  errorTitle: "Error: {title}",
  databaseAway:
    "No pudimos guardar esto: nuestra base de datos no puede guardar nada en este momento. Lo que escribió sigue aquí. Espere un minuto y envíelo otra vez.",
  minutes: { one: "un minuto", many: "{count} de minutos", other: "{count} minutos" },
  emailInvalid: "Escriba un correo electrónico con el formato nombre@example.com",
  waitlist: {
    email: "Correo electrónico",
    emailHint: "Le escribiremos cuando se abra algo nuevo, y para nada más.",
    submit: "Enviar",
    thanks: "Gracias",
    joined: "Está en la lista de espera.",
    tooMany: "Llegaron muchas direcciones desde su red. Envíe esta otra vez en {wait}.",
  },
} as const;
