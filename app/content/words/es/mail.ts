import type { Translation } from "#app/domain/language/message.ts";
import type { mail as english } from "../en/mail.ts";

export const mail: Translation<typeof english> = {
  "confirm-sign-up": {
    subject: "Confirme su correo electrónico para {product}",
    text: "Abra este enlace e inicie sesión con la contraseña que eligió. Con eso confirma su correo y abre su cuenta.\n\n{link}\n\nEl enlace sirve por 24 horas. Si usted no pidió una cuenta, ignore este correo. Sin su clic no se abre ninguna cuenta.",
  },
  "already-signed-up": {
    subject: "Ya tiene una cuenta de {product}",
    text: "Alguien, probablemente usted, quiso crear una cuenta con este correo. Ya existe una cuenta con él, así que nada cambió.\n\nInicie sesión aquí:\n\n{link}\n\n¿Olvidó la contraseña? Elija una nueva aquí:\n\n{forgotten}\n\nSi no fue usted, ignore este correo.",
  },
  "reset-password": {
    subject: "Elija una nueva contraseña de {product}",
    text: "Abra este enlace para elegir una nueva contraseña.\n\n{link}\n\nEl enlace sirve una sola vez, por 30 minutos. Si usted no lo pidió, ignore este correo: su contraseña queda igual.",
  },
  "confirm-new-email": {
    subject: "Confirme su nuevo correo electrónico para {product}",
    text: "Abra este enlace para usar este correo en su cuenta. Hasta que lo abra, nada cambia.\n\n{link}\n\nEl enlace sirve por 24 horas. Si no tiene una cuenta con nosotros, ignore este correo.",
  },
  "email-changed": {
    subject: "Su cuenta de {product} tiene un nuevo correo electrónico",
    text: "Se cambió el correo de su cuenta. Desde ahora escribimos al nuevo, y usted inicia sesión con él.\n\nSi no fue usted, avise de inmediato al administrador del sitio:\n\n{link}",
  },
  "password-changed": {
    subject: "Se cambió su contraseña de {product}",
    text: "Se cambió la contraseña de su cuenta y se cerró la sesión en todos los demás dispositivos.\n\nSi no fue usted, elija ahora una nueva contraseña:\n\n{link}",
  },
  "second-factor-changed": {
    subject: "Se cambió el inicio de sesión de su cuenta de {product}",
    text: "{change}\n\nSi no fue usted, inicie sesión, cambie su contraseña y revise sus dispositivos:\n\n{link}",
    changes: {
      "codes-on": "Ahora, para iniciar sesión, también se pide un código de su app de autenticación.",
      "codes-off": "Para iniciar sesión ya no se pide un código de una app de autenticación.",
      "recovery-codes-renewed": "Se crearon nuevos códigos de recuperación. Los anteriores ya no sirven.",
      "recovery-code-used":
        "Alguien inició sesión con uno de sus códigos de recuperación. Ese código ya no servirá otra vez.",
      "passkey-added": "Se agregó una llave de acceso. Con ella puede iniciar sesión sin contraseña.",
      "passkey-removed": "Se quitó una llave de acceso. Ya no sirve para iniciar sesión.",
    },
  },
  invitation: {
    subject: "Le invitan a ayudar con facturas médicas en {product}",
    text: "{owner} guarda facturas médicas en {product} y quiere que usted le ayude. Abra este enlace para ver lo que le permite hacer y para aceptar o no.\n\n{link}\n\nEl enlace sirve por 7 días y solo con este correo. Si no conoce a esta persona, ignore este correo.",
  },
  deadline: {
    subject: "Se acerca una fecha límite en su cuenta de {product}",
    text: "La fecha límite de uno de sus próximos pasos es el {day}. Abra su cuenta para ver cuál es y qué hacer.\n\n{link}\n\nSi ya lo hizo, anótelo ahí y no le enviaremos más recordatorios de eso. Puede desactivar los recordatorios en “Configurar perfil”, en su cuenta.",
  },
  "saved-prices-moved": {
    subject: "Cambiaron precios de su lista de {product}",
    text: "Estos precios de su lista cambiaron más de 10% en los archivos que publican los hospitales:\n\n{moved}\n\nVea su lista:\n\n{link}\n\nUsted pidió este correo. Deje de recibirlo, sin iniciar sesión:\n\n{stop}",
    line: "{service} en {hospital}: antes {former}, ahora {present}",
  },
} as const;
