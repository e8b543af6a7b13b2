import type { Translation } from "#app/domain/language/message.ts";
import type { onDevice as english } from "../en/on-device.ts";

export const onDevice: Translation<typeof english> = {
  title: "Leer una factura en su propio dispositivo",
  description:
    "Lea una foto o un PDF de una factura médica dentro de su navegador. La imagen nunca se envía. El hospital, la fecha y el total se comparten solo si usted los aprueba.",
  keywords: "leer factura en privado, leer factura médica sin conexión, lectura en el dispositivo",
  heading: "Leer una factura en su propio dispositivo",
  lead: "Su navegador lee la factura. La imagen nunca sale de este dispositivo, y nada más sale antes de que usted lo apruebe.",
  card: "Leer en este dispositivo",
  promise:
    "Usted ve lo que se leyó y decide si lo comparte: el nombre del hospital, la fecha de la factura, el total y la hora. También se comparte la nota de que se leyó en su dispositivo. Nunca su nombre, nunca la imagen.",
  download:
    "La primera vez que presione el botón, su navegador descarga el lector. Son {picture} MB para una foto, {pdf} MB para un PDF con texto y {scans} MB para un PDF escaneado. Después, leer una foto tarda unos diez segundos por página, más en un teléfono viejo.",
  needsScript:
    "Para leer en su propio dispositivo se necesita JavaScript, que está apagado en este navegador. En su lugar puede <upload>subir la factura</upload>: se lee en nuestro servidor y después se borra.",
  unsupported:
    "Este navegador es demasiado viejo para leer facturas por sí solo. Actualícelo, o <upload>suba la factura</upload>: se lee en nuestro servidor y después se borra.",
  elsewhere:
    "¿Es lento o falla? En su lugar puede <upload>subir la factura</upload>: se lee en nuestro servidor y después se borra.",
  submit: "Leer en este dispositivo",
  cancel: "Cancelar",
  steps: {
    downloading: "Descargando el lector...",
    reading: "Leyendo su factura...",
  },
  fileState: { idle: "Listo", uploading: "Se está leyendo", success: "Leído", error: "No se leyó" },
  failures: {
    "not-loaded": "No se pudo descargar el lector. Revise su conexión e intente otra vez.",
    "not-opened": "Su navegador no pudo abrir este archivo. Elija la factura otra vez.",
    failed: "Falló la lectura en este navegador. Intente otra vez, o suba la factura.",
  },
  refusals: {
    "empty-file": "Este archivo está vacío. Elija la factura otra vez.",
    "unsupported-type":
      "No podemos leer este tipo de archivo. Elija un archivo JPG, PNG, BMP, TIFF, WebP o PDF.",
    "pdf-too-large": "Este PDF es demasiado grande. Elija uno de menos de 20 MB.",
    "unreadable-pdf": "Este PDF está dañado. Elija otra copia, o tome una foto de la factura.",
    "locked-pdf": "Este PDF está protegido con una contraseña. Guarde una copia sin contraseña y elíjala.",
    "unreadable-image": "Su navegador no pudo abrir esta imagen. Elija otra copia o un JPG.",
    "too-many-pixels": "Esta imagen es demasiado grande para leerla. Elija una con menos píxeles.",
    "too-much-memory":
      "Este dispositivo se quedó sin memoria. Cierre otras pestañas e intente otra vez, o suba la factura.",
    "reading-timed-out": "La lectura tardó demasiado. Intente otra vez, o suba la factura.",
    "no-bill-data":
      "No encontramos datos de una factura. Intente con una imagen más clara, con luz pareja y con toda la página a la vista.",
    illegible:
      "No encontramos datos de una factura. El texto de esta foto está muy borroso o muy oscuro para leerlo. Sostenga el teléfono sin moverlo sobre la página, con buena luz, e intente otra vez.",
    "shop-receipt":
      "No encontramos datos de una factura. Esto parece un recibo de una tienda. Elija una factura médica.",
    "bank-statement":
      "No encontramos datos de una factura. Esto parece un estado de cuenta del banco. Elija una factura médica.",
    "appointment-letter":
      "No encontramos datos de una factura. Esto parece una carta sobre una cita. Elija una factura médica.",
    "insurance-card":
      "No encontramos datos de una factura. Esto parece una tarjeta del seguro. Elija una factura médica.",
    "lab-result":
      "No encontramos datos de una factura. Esto parece un resultado de laboratorio. La factura de las pruebas llega por separado.",
    "utility-bill":
      "No encontramos datos de una factura. Esto parece una factura de agua, luz o teléfono. Elija una factura médica.",
    "medicine-leaflet":
      "No encontramos datos de una factura. Esto parece un folleto de un medicamento. Elija una factura médica.",
    "coverage-summary":
      "No encontramos datos de una factura. Esto parece un resumen de lo que cubre su plan. Elija una factura médica.",
    "premium-invoice":
      "No encontramos datos de una factura. Esto parece una factura de la prima de su seguro. Elija una factura médica.",
    "price-list":
      "No encontramos datos de una factura. Esto parece una lista general de precios. Elija una factura médica.",
    "authorization-letter":
      "No encontramos datos de una factura. Esto parece una carta sobre una autorización. Elija una factura médica.",
    "veterinary-bill":
      "No encontramos datos de una factura. Esto parece una factura del veterinario. Elija una factura médica.",
    "pay-stub":
      "No encontramos datos de una factura. Esto parece un talón de pago. Elija una factura médica.",
    "food-receipt":
      "No encontramos datos de una factura. Esto parece una cuenta de comida. Elija una factura médica.",
    "school-bill":
      "No encontramos datos de una factura. Esto parece una factura de una escuela o una guardería. Elija una factura médica.",
    "vehicle-bill":
      "No encontramos datos de una factura. Esto parece una factura de un vehículo o de un estacionamiento. Elija una factura médica.",
  },
  check: {
    nothingYet:
      "Todavía no se envía nada. Esto es lo que leyó su navegador. Compárelo con su factura y cambie lo que esté mal. Deje vacío lo que no quiera compartir.",
    picture: "La primera página de su factura, solo en este dispositivo",
    noPicture: "Tenga su factura cerca: su imagen solo estuvo en su dispositivo.",
    time: "También se comparten la hora y que la factura se leyó en su dispositivo. Lo que usted cambió aparece como corregido a mano.",
    again: "No compartir nada, leer otra factura",
    nothing: "Llene al menos un campo, o salga de esta página para no compartir nada.",
    tooMany: "Desde su red llegaron muchas facturas. Envíe esta otra vez en {wait}.",
  },
} as const;
