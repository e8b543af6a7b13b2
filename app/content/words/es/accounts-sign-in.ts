import type { Translation } from "#app/domain/language/message.ts";
import type { signIn as english } from "../en/accounts-sign-in.ts";

export const signIn: Translation<typeof english> = {
  email: "Correo electrónico",
  password: "Contraseña",
  mailIsOff:
    "El correo está desactivado en este sitio. El administrador del sitio ve su enlace en la consola del servidor y se lo da a usted.",
  sentHeading: "Revise su correo",
  withoutMailHeading: "Pida su enlace",
  invited:
    "{owner} le invita a ayudar con sus facturas médicas. Inicie sesión o cree una cuenta con el correo al que llegó la invitación. Después verá lo que le permite hacer, y podrá aceptar o no.",
  busy: "Muchas personas están iniciando sesión ahora. Lo que escribió sigue aquí, menos la contraseña. Envíelo otra vez en un momento.",
  passwordHint:
    "12 caracteres o más, u 8 que sean difíciles de adivinar. Puede usar unas pocas palabras con espacios.",
  passwordProblems: {
    missing: "Escriba una contraseña",
    "too-short": "Escriba una contraseña de 8 caracteres o más",
    "too-long": "Escriba una contraseña de 200 caracteres o menos",
    guessable: "Esta contraseña es fácil de adivinar. Hágala menos predecible o use 12 caracteres o más",
    personal: "No use su nombre ni su correo electrónico como contraseña",
  },
  signUp: {
    title: "Crear una cuenta",
    description: "Cree una cuenta de {product} para guardar sus facturas médicas en un solo lugar privado.",
    keywords: "cuenta para facturas médicas, crear una cuenta",
    lead: "Guarde sus facturas en un solo lugar privado, pida que se revisen y deje que le ayude alguien de confianza.",
    carriedLead:
      "Su factura va incluida. Cuando abra el enlace de su correo e inicie sesión, estará en su cuenta.",
    name: "Nombre",
    nameProblems: { missing: "Escriba su nombre", "too-long": "Escriba su nombre en 100 caracteres o menos" },
    emailHint: "Le enviaremos un enlace que abre su cuenta.",
    emailHintWithoutMail: "Un enlace abre su cuenta. Se lo da el administrador del sitio.",
    submit: "Crear cuenta",
    private:
      "Todo lo que guarda se cifra con su propia clave. Al borrar su cuenta, se destruye la clave. <privacy>Qué guardamos</privacy>",
    haveAccount: "¿Ya tiene una cuenta? <login>Inicie sesión</login>",
    tooMany:
      "Hubo demasiadas solicitudes de cuenta con este correo o desde su red. Intente otra vez en {wait}.",
    sent: "Enviamos un enlace al correo que usted escribió. Ábralo en las próximas 24 horas e inicie sesión con la contraseña que eligió. Así se abre su cuenta.",
    withoutMail:
      "Abra el enlace en las próximas 24 horas e inicie sesión con la contraseña que eligió. Así se abre su cuenta.",
    notArrived:
      "¿No llegó nada? Mire en su carpeta de spam y espere unos minutos. Si había un error en el correo, <again>cree la cuenta otra vez</again>.",
  },
  login: {
    title: "Iniciar sesión",
    description: "Inicie sesión en su cuenta de {product}.",
    keywords: "iniciar sesión, cuenta",
    confirming:
      "Inicie sesión con el correo y la contraseña que usó para crear la cuenta. Con eso confirma su correo.",
    newPassword: "Se cambió su contraseña. Inicie sesión con la nueva.",
    submit: "Iniciar sesión",
    forgotten: "¿Olvidó su contraseña?",
    noAccount: "¿Todavía no tiene cuenta? <signup>Cree una</signup>",
    refused:
      "El correo o la contraseña no es correcto, o el correo todavía no está confirmado. Revise los dos, busque nuestro enlace en su correo o elija una nueva contraseña.",
    tooMany:
      "Hubo demasiados intentos fallidos de iniciar sesión. Intente otra vez en {wait}. Si esta es su cuenta, no tiene que esperar: elija una nueva contraseña.",
  },
  code: {
    title: "Escriba su código",
    description: "El segundo paso para iniciar sesión.",
    keywords: "iniciar sesión, código",
    lead: "Abra su app de autenticación y escriba los seis dígitos que muestra para este sitio. También puede escribir uno de sus códigos de recuperación.",
    code: "Código",
    submit: "Iniciar sesión",
    wrong: "Este código no es correcto o ya se usó. Escriba el que su app muestra ahora",
    tooMany: "Hubo demasiados códigos incorrectos. Intente otra vez en {wait}.",
    over: "Esto tardó demasiado. Inicie sesión otra vez.",
    startOver: "Empezar de nuevo",
  },
  passkey: {
    signIn: "Iniciar sesión con una llave de acceso",
    failed: "Esa llave de acceso no funcionó aquí. Inicie sesión con su contraseña.",
  },
  sample: {
    heading: "¿Solo está mirando?",
    text: "La cuenta de ejemplo muestra las facturas de una persona ficticia, como las ve ella.",
    button: "Explorar con una cuenta de ejemplo",
    tooMany: "La cuenta de ejemplo se abrió demasiadas veces desde su red. Intente otra vez en {wait}.",
  },
  logout: {
    title: "Cerrar sesión",
    description: "Cierre sesión en su cuenta de {product}.",
    keywords: "cerrar sesión, cuenta",
    text: "Esto termina su sesión en este dispositivo.",
    submit: "Cerrar sesión",
    doneHeading: "Se cerró su sesión",
    done: "En este navegador no queda nada de su cuenta. Solo se recuerda que es un navegador en el que usted inició sesión.",
    again: "Iniciar sesión otra vez",
  },
  forgotten: {
    title: "¿Olvidó su contraseña?",
    description: "Elija una nueva contraseña para su cuenta de {product}.",
    keywords: "olvidé mi contraseña, cuenta",
    lead: "Escriba el correo de su cuenta. Le enviaremos un enlace para elegir una nueva contraseña.",
    leadWithoutMail:
      "Escriba el correo de su cuenta. El administrador del sitio recibe un enlace para usted, con el que puede elegir una nueva contraseña.",
    submit: "Enviar el enlace",
    submitWithoutMail: "Pedir el enlace",
    tooMany: "Se pidieron demasiados enlaces desde su red. Intente otra vez en {wait}.",
    sent: "Si hay una cuenta con este correo, hay un enlace en su buzón. Sirve por 30 minutos, hasta que se elija una nueva contraseña. Si no llega nada nuevo, use el último que enviamos.",
    withoutMail:
      "Si hay una cuenta con este correo, hay un enlace para ella. Sirve una sola vez, por 30 minutos.",
    back: "Volver a iniciar sesión",
  },
  reset: {
    title: "Elegir una nueva contraseña",
    description: "Elija una nueva contraseña para su cuenta de {product}.",
    keywords: "nueva contraseña, cuenta",
    lead: "Se cerrará la sesión en todos los dispositivos.",
    newPassword: "Nueva contraseña",
    submit: "Guardar contraseña e iniciar sesión",
    over: "Este enlace ya no sirve. Cada uno sirve una sola vez, por 30 minutos. Pida uno nuevo.",
    askAgain: "Pedir un enlace nuevo",
  },
} as const;
