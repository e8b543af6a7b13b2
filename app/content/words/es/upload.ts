import type { Translation } from "#app/domain/language/message.ts";
import type { upload as english } from "../en/upload.ts";

export const upload: Translation<typeof english> = {
  title: "Subir una factura médica",
  description:
    "Detecte errores: suba una foto o un PDF de su factura médica. La leemos en nuestro propio servidor. El hospital, la fecha, el total y la hora se comparten sin nombre.",
  keywords: "subir factura médica, leer factura de hospital, compartir factura médica sin nombre",
  heading: "Subir una factura médica",
  lead: "Vea el hospital, la fecha y el total que encontramos en su factura. Ayude a otras personas a ver cuánto cuesta la atención.",
  card: "Comparta su factura",
  promise:
    "La factura se lee en este servidor y después se borra. Usted ve lo que leímos y decide si comparte el nombre del hospital, la fecha de la factura, el total y la hora. Nunca su nombre, nunca la imagen.",
  dropHere: "Arrastre su factura hasta aquí, o",
  formats:
    "Formatos aceptados: JPG, JPEG, PNG, BMP, TIFF, WebP o PDF. Un PDF puede tener hasta 20 MB y 25 páginas.",
  submit: "Subir archivo",
  onDevice:
    "¿Prefiere no enviarla? <device>Léala en su propio dispositivo</device>: solo sale de él lo que usted apruebe.",
  steps: {
    preparing: "Preparando su archivo...",
    uploading: "Subiendo...",
    processing: "Procesando su factura...",
  },
  pageOf: "Página {page} de {pageCount}",
  waiting: {
    queued: "Su factura espera su turno.",
    refreshes: "Esta página vuelve a mirar cada tres segundos. Si sale de ella, la lectura se detiene.",
    over: "Esta lectura terminó. Vuelva a subir la factura.",
  },
  busy: {
    one: "Ahora estamos leyendo tantas facturas como podemos. Intente otra vez en {count} segundo.",
    many: "Ahora estamos leyendo tantas facturas como podemos. Intente otra vez en {count} de segundos.",
    other: "Ahora estamos leyendo tantas facturas como podemos. Intente otra vez en {count} segundos.",
  },
  tooManyPages: "Demasiadas páginas. Suba un PDF de 25 páginas o menos (tiene {pageCount})",
  refusals: {
    "missing-file": "Elija un archivo para subir.",
    "several-files": "Suba un solo archivo a la vez.",
    "empty-file": "Este archivo está vacío. Elija la factura otra vez.",
    "unsupported-type":
      "No aceptamos este tipo de archivo. Suba una imagen válida (JPG, PNG, BMP, TIFF, GIF, WEBP).",
    "file-too-large":
      "El archivo es demasiado grande. Suba un PDF de menos de 20 MB o una imagen de menos de 50 MB",
    "pdf-too-large": "El archivo es demasiado grande. Suba un PDF de menos de 20 MB",
    "unreadable-pdf": "No se pudo comprobar el PDF. Intente otra vez.",
    "locked-pdf": "Este PDF está protegido con una contraseña. Guarde una copia sin contraseña y súbala.",
    "no-bill-data": "No encontramos datos de una factura. Intente subir una imagen más clara.",
    illegible:
      "No encontramos datos de una factura. El texto de esta foto está muy borroso o muy oscuro para leerlo. Sostenga el teléfono sin moverlo sobre la página, con buena luz, e intente otra vez.",
    "shop-receipt":
      "No encontramos datos de una factura. Esto parece un recibo de una tienda. Suba una factura médica.",
    "bank-statement":
      "No encontramos datos de una factura. Esto parece un estado de cuenta del banco. Suba una factura médica.",
    "appointment-letter":
      "No encontramos datos de una factura. Esto parece una carta sobre una cita. Suba una factura médica.",
    "insurance-card":
      "No encontramos datos de una factura. Esto parece una tarjeta del seguro. Suba una factura médica.",
    "lab-result":
      "No encontramos datos de una factura. Esto parece un resultado de laboratorio. La factura de las pruebas llega por separado.",
    "utility-bill":
      "No encontramos datos de una factura. Esto parece una factura de agua, luz o teléfono. Suba una factura médica.",
    "medicine-leaflet":
      "No encontramos datos de una factura. Esto parece un folleto de un medicamento. Suba una factura médica.",
    "coverage-summary":
      "No encontramos datos de una factura. Esto parece un resumen de lo que cubre su plan. Suba una factura médica.",
    "premium-invoice":
      "No encontramos datos de una factura. Esto parece una factura de la prima de su seguro. Suba una factura médica.",
    "price-list":
      "No encontramos datos de una factura. Esto parece una lista general de precios. Suba una factura médica.",
    "authorization-letter":
      "No encontramos datos de una factura. Esto parece una carta sobre una autorización. Suba una factura médica.",
    "veterinary-bill":
      "No encontramos datos de una factura. Esto parece una factura del veterinario. Suba una factura médica.",
    "pay-stub": "No encontramos datos de una factura. Esto parece un talón de pago. Suba una factura médica.",
    "food-receipt":
      "No encontramos datos de una factura. Esto parece una cuenta de comida. Suba una factura médica.",
    "school-bill":
      "No encontramos datos de una factura. Esto parece una factura de una escuela o una guardería. Suba una factura médica.",
    "vehicle-bill":
      "No encontramos datos de una factura. Esto parece una factura de un vehículo o de un estacionamiento. Suba una factura médica.",
    "unreadable-image": "No se pudo subir. Intente con un archivo más pequeño o con otro formato.",
    "too-much-memory": "No se pudo subir. Intente con un archivo más pequeño o con otro formato.",
    "too-many-pixels": "No se pudo subir. Intente con un archivo más pequeño o con otro formato.",
    "reading-timed-out": "No se pudo subir. Intente con un archivo más pequeño o con otro formato.",
    "malformed-upload": "No se pudo subir. Intente con un archivo más pequeño o con otro formato.",
    "upload-stalled": "No se pudo subir. Intente con un archivo más pequeño o con otro formato.",
    "database-away": "Nuestra base de datos se está reiniciando. Vuelva a subir la factura en unos segundos.",
    failed: "No se pudo subir",
  },
  inBrowser: {
    invalidType:
      "No aceptamos este tipo de archivo. Suba un formato aceptado: JPG, JPEG, PNG, BMP, TIFF, WebP o PDF",
    damagedImage: "No se pudo cargar la imagen",
    unreadableFile: "No se pudo leer el archivo",
    connectionLost: "No se pudo subir. Intente con un archivo más pequeño o con otro formato.",
    unknown: "Ocurrió un error desconocido",
  },
  check: {
    heading: "Revise y después comparta",
    nothingYet:
      "Todavía no se comparte nada. Esto es lo que leímos. Compárelo con su factura y cambie lo que esté mal. Deje vacío lo que no quiera compartir.",
    picture: "La primera página de su factura",
    noPicture: "Tenga su factura cerca. Ya no tenemos la imagen.",
    doubtful: "Difícil de leer: revíselo",
    notAHospital:
      "Lo que leímos no parecía el nombre de un hospital, así que lo dejamos fuera. Usted puede escribir el nombre.",
    time: "También se comparte la hora en que subió la factura, y nada más. Lo que usted cambió aparece como corregido a mano.",
    share: "Compartir esto",
    decline: "No compartir nada",
    declined: "No compartimos ni guardamos nada de su factura.",
  },
  receipt: {
    heading: "Gracias por compartir su factura",
    everything: "Esto es todo lo que se comparte ahora. El archivo ya se borró.",
    everythingOfDevice:
      "Esto es todo lo que se comparte ahora. La factura se leyó en su dispositivo. Su imagen nunca se envió.",
    byHand: "Corregido a mano",
    unreadable: "No podemos cargar su comprobante ahora. Vuelva a cargar la página en un minuto.",
    hospital: "Hospital",
    invoiceDate: "Fecha de la factura",
    total: "Cargos totales",
    time: "Hora en que se subió",
    correct: "Corregir",
    withdraw: "Retirar",
    withdrawing: "El hospital, la fecha y el total se borran de inmediato. No guardamos nada de la factura.",
    withdrawThis: "Retirar esta factura",
    withdrawn: "Su factura se retiró. No guardamos nada de ella.",
    waitlist:
      "<waitlist>Apúntese en la lista de espera</waitlist> para saber qué será lo próximo que abramos.",
    keepAddress:
      "Para corregirla o retirarla más tarde, guarde la dirección de esta página. Es la única llave de su factura.",
    next: "<check>Revise esta factura</check> para encontrar errores y ver qué preguntar, o <again>suba otra factura</again>. En <account>una cuenta</account> puede guardarla, escribir cartas sobre ella, ver qué ofrecer y seguir las fechas límite.",
  },
  correction: {
    hospitalName: "Hospital o consultorio",
    hospitalNameHint: "Como está impreso en la factura. Déjelo vacío para no compartir ninguno.",
    invoiceDate: "Fecha de la factura",
    invoiceDateHint:
      "La fecha del estado de cuenta, no la fecha de vencimiento. Déjela vacía si no hay ninguna impresa.",
    total: "Cargos totales en dólares",
    totalHint:
      "Antes del seguro y de los pagos, por ejemplo 1,234.56. Déjelo vacío si no hay ninguno impreso.",
    submit: "Compartir la corrección",
    problems: {
      hospitalName: {
        "not-a-provider":
          "Escriba el nombre de un hospital, clínica o consultorio como está impreso en la factura; los nombres de personas no se comparten",
      },
      invoiceDate: {
        invalid: "Escriba la fecha como en la factura, por ejemplo 2026-03-01",
        "too-early": "Escriba una fecha posterior a 1990",
        "in-future": "Escriba una fecha que no sea futura",
      },
      total: { invalid: "Escriba una cantidad en dólares, por ejemplo 1,234.56" },
    },
  },
  recent: {
    heading: "Facturas recientes de la comunidad",
    none: "No hay facturas recientes",
    unreadable: "No podemos cargar las facturas recientes ahora. Vuelva a cargar la página en un minuto.",
    hospitalNotRecognised: "Hospital no reconocido",
    invoiceDate: "Fecha de la factura",
    byHand: "Corregido a mano",
    onDevice: "Se leyó en el dispositivo de quien la compartió",
    about:
      "Las 10 facturas más nuevas que compartieron los visitantes. Las cantidades son los cargos totales impresos en la factura, antes del seguro, en dólares. Se leen con OCR. Marcamos lo que cambió la persona que compartió la factura. También marcamos la que se leyó en el dispositivo de quien la compartió: nuestro servidor no la ha visto.",
  },
} as const;
