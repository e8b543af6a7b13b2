import type { Translation } from "#app/domain/language/message.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  keywords:
    "precios de hospitales, ayuda con facturas médicas, transparencia de precios, comparar hospitales, facturas médicas compartidas",
  question: "¿Cuánto cuesta la atención en los hospitales cerca de usted?",
  lead: "Compare los precios que los hospitales deben publicar.",
  search: {
    label: "Precios",
    service: "Servicio o código",
    serviceHint: "En sus propias palabras, o el código de su factura.",
    submit: "Buscar precios",
    examplesLabel: "Ejemplos",
    everyday: {
      mri: "Resonancia de rodilla",
      emergency: "Sala de emergencias",
      blood: "Análisis de sangre",
      mammogram: "Mamografía",
      colonoscopy: "Colonoscopia",
      ct: "Tomografía",
    },
    examples: "Por ejemplo:",
    more: "Seguro médico, cuánto le pidieron pagar",
    choose: "Elegir",
  },
  live: {
    all: {
      one: "Ver el precio de {count} hospital",
      many: "Ver los precios de {count} de hospitales",
      other: "Ver los precios de los {count} hospitales",
    },
    none: "Todavía no tenemos suficientes precios para mostrar uno. Aparecerán en cuanto se importen los primeros archivos de precios. Ya puede subir una factura.",
    unreadable: "No podemos cargar estos precios ahora. Vuelva a cargar la página en un minuto.",
    sample:
      "Estos son datos de ejemplo: inventamos los hospitales y los precios para mostrar cómo funciona el sitio.",
    changed:
      "Los precios cambiaron por última vez el <date>{date}</date>. <data>Explore precios por estado</data>",
  },
  proof: {
    label: "Qué hay en este sitio",
    hospitals: "hospitales con un archivo de precios aquí",
    prices: "precios de sus archivos",
    services: "servicios",
    states: "estados y territorios",
    asOf: "Archivo más reciente del {newest}. Última importación el {imported}.",
  },
  how: {
    heading: "Cómo funciona",
    post: {
      heading: "Los hospitales publican sus precios",
      text: "Por reglamento federal, cada hospital tiene que publicar un <file>archivo de precios</file> (45 CFR 180.50). Son archivos enormes, hechos para computadoras.",
    },
    check: {
      heading: "Leemos y revisamos cada archivo",
      text: "Comparamos cada fila con las reglas para estos archivos. Lo que está mal o es raro aparece en un informe que usted puede leer.",
    },
    compare: {
      heading: "Usted compara cosas iguales",
      text: "Busque un servicio cerca de usted. Vea el <cash>precio en efectivo</cash>, el <gross>precio de lista</gross> y lo que <negotiated>las aseguradoras acordaron pagar</negotiated>.",
    },
  },
  bill: {
    heading: "¿Tiene una factura a mano?",
    text: "Tómele una foto o use el PDF. Usted ve lo que leímos y decide si comparte el hospital, la fecha y el total.",
    file: "Su factura",
    formats: "JPG, PNG, BMP, TIFF, WebP o PDF.",
    privacy:
      "Gratis y sin cuenta. El archivo se lee en este servidor y después se borra. Vea nuestra <policy>política de privacidad</policy>.",
    check:
      "¿Busca errores? <audit>Revise su factura</audit>. No guardamos nada de ella. También puede <post>leerla línea por línea</post>, o buscar una palabra en el <glossary>Portal de aprendizaje</glossary>.",
    assistance:
      "¿Es más de lo que puede pagar? <assistance>Muchos hospitales perdonan facturas según los ingresos</assistance>. Conteste cuatro preguntas para ver si cumple los requisitos.",
    account:
      "En una <account>cuenta</account> gratis puede guardar sus facturas y escribir cartas sobre lo que encontró la revisión. También puede ver <offer>qué ofrecer</offer> y seguir sus fechas límite.",
  },
  example: {
    heading: "Qué encuentra una revisión",
    madeUp: "Inventamos esta factura. Las reglas que la revisaron son las mismas que revisan la suya.",
    caption: "Una factura de hospital del 2 de marzo de 2026",
    total: "Total a pagar",
    answer: {
      one: "Se encontró {count} problema. Es posible que el paciente no deba {amount} de esto.",
      many: "Se encontraron {count} de problemas. Es posible que el paciente no deba {amount} de esto.",
      other: "Se encontraron {count} problemas. Es posible que el paciente no deba {amount} de esto.",
    },
    checkYours: "Revisar su factura",
  },
  compare: {
    heading: "¿Está eligiendo entre hospitales?",
    text: "Ponga de dos a cuatro hospitales lado a lado. Vea cuál cobra menos, por qué atención y por cuánto.",
    submit: "Comparar hospitales",
  },
  trust: {
    heading: "Por qué puede comprobar cada número",
    source: {
      heading: "Cada precio tiene una fuente",
      text: "Cada precio lleva al archivo del hospital de donde viene, con la fecha del archivo. Vea <files>todos los archivos de precios</files>.",
    },
    faults: {
      heading: "Los errores están a la vista",
      text: "Cada archivo tiene un informe con sus errores y con lo que dejamos fuera. Lea <process>cómo revisamos un archivo</process>.",
    },
    data: {
      heading: "Usted puede usar los datos",
      text: "Puede descargar cada tabla como hoja de cálculo. <downloads>Descargue todas las cifras</downloads>, o deje que un programa las lea con la <api>API de datos</api>, gratis y sin clave.",
    },
  },
  questions: {
    heading: "Lo que la gente pregunta",
    pay: {
      question: "¿Es esto lo que voy a pagar?",
      answer:
        "No siempre. Usted ve lo que el hospital publicó. Su parte depende de su plan y de la atención que al final necesite. Si no tiene seguro, o no lo va a usar, tiene derecho a un estimado por escrito antes de una atención programada. Se llama estimado de buena fe (45 CFR 149.610).",
    },
    source: {
      question: "¿De dónde vienen los precios?",
      answer:
        "De los hospitales. Un reglamento federal obliga a cada uno a publicar un archivo con sus precios (45 CFR 180.50). Cada precio de aquí nombra el archivo de donde viene y la fecha del archivo.",
    },
    free: {
      question: "¿Es gratis, y necesito una cuenta?",
      answer:
        "Es gratis. No necesita una cuenta para buscar precios, comparar dos hospitales, o subir o revisar una factura.",
    },
    help: {
      question: "¿Me pueden ayudar a disputar una factura?",
      answer:
        "Sí. Primero revise aquí la factura. Con una cuenta gratis puede escribir después una carta con lo que encontró la revisión, ver sus fechas límite y calcular qué ofrecer. Usted lee la carta, cambia lo que quiera y la envía por su cuenta. Esto es información, no asesoría legal.",
    },
    sharing: {
      question: "¿Qué comparten cuando subo una factura?",
      answer:
        "Cuatro cosas: el hospital, la fecha, el total y la hora. Nunca su nombre, un número de cuenta ni la imagen. Usted puede corregir o retirar estos datos.",
    },
    difference: {
      question: "¿Por qué dos hospitales cobran precios tan distintos?",
      answer:
        "Cada hospital fija sus propios precios de lista y hace sus propios acuerdos con las aseguradoras. Por eso el mismo estudio de imágenes puede costar mucho más de un lado de la ciudad que del otro. Por eso ayuda mirar antes de una atención programada.",
    },
  },
  waitlist: {
    heading: "Entérese cuando haya más",
    text: "Deje su correo electrónico y le avisaremos cuando se abra algo nuevo. También puede ver <roadmap>lo que está planeado</roadmap> y votar.",
  },
  earlier: {
    title: "La página de inicio anterior",
    description:
      "La página de inicio anterior de {product}, más corta: haga leer una factura de hospital, o vea lo que cobran los hospitales.",
    keywords: "factura de hospital, precios de hospitales",
    heading: "Sepa lo que dice su factura del hospital",
    lead: "Tómele una foto a la factura. Leemos el hospital, la fecha y el total, y compartimos solo eso y la hora, sin nombre. Así todos pueden ver lo que cuesta la atención.",
    upload: "Subir una factura",
    noBill:
      "¿No tiene una factura con usted? <hospitals>Vea lo que cobran los hospitales</hospitals>, o <compare>compare dos hospitales</compare>.",
    present: "Esta es nuestra página de inicio anterior. <home>Ir a la actual</home>",
  },
} as const;
