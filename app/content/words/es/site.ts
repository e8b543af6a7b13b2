import type { Translation } from "#app/domain/language/message.ts";
import type { site as english } from "../en/site.ts";

export const site: Translation<typeof english> = {
  title: "Precios y facturas médicas, fáciles de leer",
  description:
    "{product} ayuda a los pacientes a encontrar errores en sus facturas y a comparar precios de hospitales, procedimiento por procedimiento, en todo EE. UU. Revise gratis su factura con IA, con una explicación de los códigos médicos. También puede apelar y negociar facturas con datos de la comunidad.",
  keywords: "precios de hospitales, facturas médicas, transparencia de precios",
  socialCards: {
    site: "Precios y facturas médicas, fáciles de leer",
    data: "Lo que cuesta la atención, estado por estado y hospital por hospital",
    hospital: "Lo que cobra este hospital, según su propio archivo de precios",
    glossary: "Las palabras de una factura médica, en español sencillo",
    blog: "Cómo leer facturas, precios y sus derechos, paso a paso",
  },
  inEnglish: "Esta documentación está solo en inglés.",
  header: {
    main: "Principal",
    menu: "Menú",
    bookADemo: "Pedir una demo",
  },
  navigation: {
    data: "Datos",
    exploreData: "Explorar datos",
    searchHospitals: "Buscar hospitales",
    about: "Acerca de",
    company: "Empresa",
    team: "Equipo",
    blog: "Blog",
    ourProcess: "Nuestro proceso",
    learningPortal: "Portal de aprendizaje",
    terms: "Términos",
    privacyPolicy: "Política de privacidad",
    termsAndConditions: "Términos y condiciones",
    security: "Seguridad",
    community: "Comunidad",
    negotiate: "Negociar",
    uploadABill: "Subir una factura",
    readOnDevice: "Leer en su dispositivo",
    checkABill: "Revisar una factura",
    helpWithABill: "Ayuda con una factura",
    debtRights: "Deudas médicas por estado",
    whatToOffer: "Ver qué ofrecer",
    appealOutcomes: "Cartas y apelaciones",
    account: "Cuenta",
    prices: "Precios",
    services: "Buscar servicios",
    compare: "Comparar",
    savedPrices: "Precios guardados",
    bills: "Facturas",
    openData: "Datos abiertos",
    downloads: "Descargas",
    dataApi: "API de datos",
    assistants: "Para asistentes de IA",
    coverage: "Qué datos hay",
    priceFiles: "Archivos de precios",
    priceFileArchive: "Archivos de precios anteriores",
    checkPriceFile: "Revisar un archivo de precios",
    plans: "Tarifas de los planes",
    priceHistory: "Historial de precios",
    roadmap: "Plan de desarrollo",
    comingSoon: "Próximamente",
  },
  paper: "Al imprimir, las tablas largas se acortan. Están completas en esta dirección.",
  footer: {
    tagline: "Transparencia de las facturas médicas para todos, con datos de la comunidad.",
    pages: "Todas las páginas",
  },
  sampleData: {
    label: "Datos de ejemplo",
    notice: "<strong>Datos de ejemplo</strong>, todos ficticios. <files>Ver los archivos</files>",
    replace: "¿Administra usted este sitio? <steps>Cargue precios reales</steps>",
  },
  errors: {
    status: "Error",
    notFound: {
      title: "No se encontró la página",
      advice:
        "Puede que la dirección esté mal escrita o que la página se haya movido. No se perdió nada de lo que envió.",
    },
    refused: {
      title: "No pudimos aceptar esta solicitud",
      advice:
        "No vino de un formulario de este sitio, o no llegó completa. Regrese, vuelva a cargar la página e intente de nuevo.",
    },
    gone: {
      title: "Esto ya se borró",
      advice:
        "Su cuenta, o aquello en lo que trabajaba, se borró antes de que esto llegara. No se guardó nada de lo que envió.",
    },
    stalled: {
      title: "Este formulario no llegó",
      advice: "Su conexión se cortó o era muy lenta. Regrese y envíe el formulario otra vez.",
    },
    full: {
      title: "Su cuenta está llena",
      advice:
        "No se guardó nada. Su cuenta llegó al límite de facturas, explicaciones y apelaciones. Borre las que ya no necesite y guarde de nuevo.",
    },
    tooLarge: {
      title: "Este formulario es demasiado grande",
      advice: "Tiene más texto del que podemos aceptar. Regrese y acórtelo.",
    },
    away: {
      title: "Volvemos enseguida",
      advice:
        "Nuestra base de datos o nuestro almacén de archivos se está reiniciando o no tiene espacio. Espere un minuto y vuelva a cargar la página.",
    },
    failed: {
      title: "Algo falló de nuestro lado",
      advice:
        "No pudimos mostrar esta página. Intente de nuevo en un minuto. Si sigue pasando, vuelva a empezar desde la página de inicio.",
    },
    plain: {
      turnedAway: {
        "unknown-method":
          "Este sitio no admite el método de esta solicitud. Use GET para leer y POST para enviar.",
        "unknown-host":
          "Esta solicitud no dice para qué sitio web es. Escriba otra vez la dirección de la página. Si usa un proxy, este tiene que pasar el encabezado Host.",
        "malformed-address":
          "La dirección tiene caracteres que este sitio no usa. Abra la página desde la página de inicio, o escriba la dirección de otra forma. No use puntos entre barras, barras dobles, barras invertidas ni letras codificadas.",
      },
      otherOrigin:
        "Esto se envió desde otro sitio web, así que no lo aceptamos. Abra la página en este sitio y envíelo desde ahí.",
      full: "En este momento recibimos más solicitudes de las que podemos atender. Intente de nuevo en unos segundos.",
      failed: "Algo falló de nuestro lado. Intente de nuevo en un minuto.",
    },
    calls: {
      away: "Nuestra base de datos se está reiniciando. Intente de nuevo en unos segundos.",
      noRoom: "Nuestro servidor se quedó sin espacio. Intente de nuevo en unos minutos.",
      filesAway: "Nuestro almacén de archivos no responde. Intente de nuevo en un minuto.",
      malformed: "La dirección tiene un signo de porcentaje que no codifica ningún carácter.",
      tooMany: {
        one: "Fueron más de {limit} llamadas en un minuto. Intente de nuevo en {count} segundo.",
        many: "Fueron más de {limit} llamadas en un minuto. Intente de nuevo en {count} de segundos.",
        other: "Fueron más de {limit} llamadas en un minuto. Intente de nuevo en {count} segundos.",
      },
    },
    home: "Ir a la página de inicio",
    upload: "Subir una factura para que la leamos",
  },
  unreadArticle: { title: "No se pudo cargar esta página", description: "Intente de nuevo en un minuto." },
  article: {
    changed: "Último cambio: <updated>{updated}</updated>",
    changedAndPublished:
      "Último cambio: <updated>{updated}</updated>. Se publicó por primera vez el <date>{date}</date>",

    sources: "Fuentes",
  },
  hospitalMap: {
    unavailable: "Mapa no disponible",
  },
  noSuchPage: {
    text: "Esta lista no tiene esa página. Tiene {pages}. <first>Ir a la primera</first>",
  },
  tableDownloads: {
    allRows: "todas las filas",
    download: "Descargue esta tabla: <csv>{value}</csv> o <json>JSON</json>.",
  },
  notFound: {
    heading: "No se encontró la página",
    title: "Esta página no existe.",
  },
  breadcrumbs: {
    breadcrumbs: "Ruta de navegación",
  },
  dataBar: {
    pages: {
      explore: "Explorar datos",
      hospitals: "Buscar hospitales",
      services: "Servicios",
      compare: "Comparar",
      saved: "Guardados",
    },
    prices: "Precios",
  },
  pagedPrices: {
    prices: "Precios",
    pages: "Páginas de precios",
  },
  partsLinks: {
    show: "Mostrar",
    whole: "Servicios completos",
    withParts: "También partes cobradas por separado",
  },
  siteFigures: {
    hospitals: "Hospitales",
    states: "Estados",
    services: "Servicios",
    prices: "Precios",
    payers: "Pagadores",
    uploads: "Facturas compartidas",
    newestFile: "Archivo de precios más reciente",
  },
  sortLinks: {
    label: "Ordenar por",
  },
} as const;
