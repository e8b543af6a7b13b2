import type { Translation } from "#app/domain/language/message.ts";
import type { payerFiles as english } from "../en/payer-files.ts";

const kinds: Translation<(typeof english)["kinds"]> = {
  hospital: "Hospital",
  imaging: "Centro de imágenes",
  surgery: "Centro de cirugía",
  laboratory: "Laboratorio",
  "urgent-care": "Centro de atención de urgencia",
  therapy: "Clínica de terapia",
  dialysis: "Centro de diálisis",
  doctor: "Consultorio médico",
  other: "Otro proveedor",
};

const types: Translation<(typeof english)["types"]> = {
  negotiated: "tarifa negociada",
  "fee schedule": "lista de tarifas con la que se calcula lo que le toca pagar",
  derived: "el precio interno del plan",
  other: "{type}",
};

const unread: Translation<(typeof english)["planPage"]["unread"]> = {
  "not-there": "No estaba cuando lo pedimos. Puede que su dirección haya vencido.",
  "packed-badly": "Llegó dañado o cortado. No mostramos nada de él.",
  "cut-off": "Terminó antes de tiempo. No mostramos nada de él.",
  "not-json": "Lo que llegó en su lugar no es un archivo de tarifas.",
  other: "No se pudo leer. No mostramos nada de él.",
};

export const payerFiles: Translation<typeof english> = {
  kinds,
  parts: {
    global: "Centro médico y lectura juntos",
    facility: "Solo el centro médico: los médicos cobran por separado",
    professional: "Solo los honorarios del proveedor: un centro médico cobra por separado",
  },
  readings: {
    own: {
      one: "Centro médico, con {reading} por la lectura según la tarifa propia de este lugar. La lectura se cobra por separado.",
      many: "Centro médico, con {reading} por la lectura: la mediana de las {count} de tarifas propias de este lugar. La lectura se cobra por separado.",
      other:
        "Centro médico, con {reading} por la lectura: la mediana de las {count} tarifas propias de este lugar. La lectura se cobra por separado.",
    },
    others: {
      one: "Centro médico, con {reading} por la lectura: un estimado según {count} tarifa de otro médico cercano que lee. La tarifa propia de este lugar no está en los archivos del plan.",
      many: "Centro médico, con {reading} por la lectura: un estimado, la mediana de {count} de tarifas de otros cercanos. La tarifa propia de este lugar no está en los archivos del plan.",
      other:
        "Centro médico, con {reading} por la lectura: un estimado, la mediana de {count} tarifas de otros cercanos. La tarifa propia de este lugar no está en los archivos del plan.",
    },
  },
  types,
  outside: {
    heading: "También fuera de los hospitales",
    lead: {
      card: "Lo que {plan} acordó pagar, según sus propios archivos publicados. No es lo que usted debe: eso lo deciden su deducible y su coseguro.",
      range:
        "El rango entre los {count} planes cargados aquí. Escriba arriba su aseguradora y su plan para ver una sola cantidad.",
      rangeOfOne:
        "Lo que {plan} acordó pagar: el único plan cargado aquí. Otros planes acuerdan otras cantidades.",
    },
    columns: { place: "Lugar", amount: "Cantidad acordada", distance: "Distancia" },
    caption:
      "{count} lugares cerca de {place}: primero los que con seguridad lo hacen, después por lo que paga la cantidad y después por cantidad",
    summary:
      "También en {count} lugares, hospitales y otros, según los archivos de los planes: desde {lowest}",
    summaryEstimated:
      "También en {count} lugares, hospitales y otros, según los archivos de los planes: desde alrededor de {lowest}, con la lectura estimada",
    miles: "aprox. {miles} mi",
    providers: "{count} proveedores",
    unsure: "Pregunte primero: no sabemos con certeza que este lugar lo haga.",
    ambiguous: "El archivo tiene más de una cantidad para este lugar. Pregunte al plan cuál vale para usted.",
    source: "{type}, {file}",
    sourceOfDay: "{type}, {file} del {day}",
    ghosts: {
      one: "Se deja fuera {count} proveedor con una tarifa: por su especialidad, no hace este servicio.",
      many: "Se dejan fuera {count} de proveedores con una tarifa: por su especialidad, no hacen este servicio.",
      other:
        "Se dejan fuera {count} proveedores con una tarifa: por su especialidad, no hacen este servicio.",
    },
    none: "De los planes cargados aquí, ninguno tiene una tarifa para este servicio cerca de {place}. Eso no significa que nadie lo haga.",
    allKinds: "Todos los tipos",
    kindLabel: "Tipo de lugar",
    sample: "Ficticio: este plan y estos lugares vienen con los datos de ejemplo.",
    plans: "Planes cargados aquí",
    download: "Estos lugares en CSV",
  },
  agreement: {
    link: "¿Coinciden los archivos de los planes con el archivo de este hospital?",
    title: "{hospital}: su archivo de precios y los archivos de sus planes",
    description:
      "En qué coinciden, y en qué no, el archivo de precios de {hospital} y los archivos de sus planes.",
    keywords: "{hospital}, tarifas negociadas, archivos de pagadores",
    lead: "Los hospitales y los planes publican, cada uno, lo que acordaron. Esta página compara los dos: precios del centro médico, sin modificador y sin hospitalización, por código CPT.",
    heading: "{plan}",
    summary:
      "{same} iguales en los dos, {differs} distintos, {onlyHospital} solo en el archivo del hospital, {onlyPayer} solo en los archivos del plan.",
    note: "Los archivos son de meses distintos. Una diferencia es una pregunta para los dos, todavía no un error: pregunte cuál vale el día de su atención.",
    caption: "Precios que son distintos, primero la diferencia más grande",
    none: "Ningún precio es distinto.",
    nothing: "Ningún plan del archivo de este hospital está cargado aquí con el mismo nombre.",
    columns: { service: "Servicio", hospital: "Archivo del hospital", plan: "Archivos del plan" },
  },
  agreements: {
    heading: "¿Coinciden los archivos de los hospitales con los de los planes?",
    lead: {
      one: "De {count} precio que publican un hospital y un plan, {percent} es igual.",
      many: "De {count} de precios que publican un hospital y un plan, {percent} son iguales.",
      other: "De {count} precios que publican un hospital y un plan, {percent} son iguales.",
    },
    note: "Precios del centro médico por código CPT, sin modificador y sin hospitalización. Los archivos son de meses distintos, así que una diferencia es una pregunta, no un error.",
    show: "Por plan",
    caption: "Precios de los archivos de hospitales comparados con los archivos de planes",
    columns: {
      plan: "Plan",
      hospitals: "Hospitales",
      same: "Iguales",
      differing: "Distintos",
      onlyHospital: "Solo en el archivo del hospital",
      onlyPlan: "Solo en los archivos del plan",
    },
  },
  plansPage: {
    title: "Los planes y lo que acordaron pagar",
    description:
      "Planes de salud cuyas tarifas publicadas están cargadas aquí: archivos, meses y lo que tiene cada archivo.",
    keywords: "tarifas negociadas, Transparency in Coverage, precios de planes de salud",
    heading: "Planes",
    lead: "Los planes deben publicar lo que acordaron pagar a cada proveedor. Estos están cargados aquí. Si otro plan no está cargado, eso no significa que no publique nada.",
    search: "Plan, aseguradora o identificación",
    submit: "Buscar planes",
    caption: "Planes, primero los que tienen archivos que se pudieron leer",
    columns: {
      plan: "Plan",
      payer: "Aseguradora",
      market: "Mercado",
      files: "Archivos leídos",
      newest: "Archivo más reciente",
    },
    filesRead: "{read} de {count}",
    none: "Ningún plan de aquí tiene estas palabras en su nombre, aseguradora o identificación.",
    noneLoaded:
      "Todavía no hay archivos de ningún plan cargados aquí. Quien administra este sitio los agrega con “npx faircharge payers import”.",
    more: "Hay más planes que coinciden. Agregue una palabra del nombre del plan.",
  },
  planPage: {
    title: "{plan}: lo que acordó pagar",
    description: "Los archivos publicados de {plan}: redes, meses y cuántas tarifas tiene cada uno.",
    keywords: "{plan}, tarifas negociadas",
    lead: "{plan}, identificación {id}, como lo nombra el índice de la aseguradora.",
    facts: {
      payer: "Aseguradora",
      sponsor: "Empleador o patrocinador",
      market: "Mercado",
      id: "Identificación",
      networks: "Redes",
    },
    files: "Archivos",
    filesCaption: "Archivos que el índice nombra para este plan",
    columns: {
      file: "Archivo",
      month: "Fecha",
      rates: "Tarifas publicadas",
      kept: "Guardadas aquí",
      left: "Dejadas fuera",
    },
    allowedFile: "Cantidades permitidas fuera de la red",
    unread,
    leftOut:
      "{otherServices} de otros servicios, {otherStates} de otros estados, {ghost} de proveedores que no hacen el servicio, {refused} que no se pueden usar",
    search: "Buscar un servicio con este plan",
    service: "Servicio o código",
    location: "Código postal",
    submit: "Buscar",
    estimate: {
      heading: "Pida a su plan su propio estimado",
      text: "Estos son contratos, no su factura. Su plan debe darle un estimado de su costo por cualquier servicio y proveedor, en línea o en papel (45 CFR 147.211). Llame al número de su tarjeta, diga el proveedor y el código, y pida el estimado por escrito.",
    },
  },
  placePage: {
    title: "{place}: tarifas acordadas por plan",
    description: "Lo que los planes acordaron pagar a {place}, según sus propios archivos publicados.",
    keywords: "{place}, tarifas negociadas",
    facts: {
      kind: "Tipo",
      specialties: "Especialidades",
      address: "Dirección",
      others: "También en",
      phone: "Teléfono",
      npi: "NPI",
    },
    registry:
      "El nombre, la dirección y las especialidades son lo que el proveedor dijo al registro nacional (NPPES). Pueden ser antiguos: llame antes de ir.",
    rates: "Tarifas acordadas",
    caption:
      "Tarifas acordadas por servicio y plan: las cantidades son lo que paga un plan junto con lo que le toca a usted",
    columns: { service: "Servicio", amount: "Cantidad acordada", plan: "Plan" },
    none: "Ningún plan cargado aquí tiene una tarifa de este proveedor que podamos mostrar.",
    ghosts: {
      one: "{count} tarifa de un servicio que no hace, por su especialidad",
      many: "{count} de tarifas de servicios que no hace, por su especialidad",
      other: "{count} tarifas de servicios que no hace, por su especialidad",
    },
    ghostNote:
      "Los planes publican listas de tarifas completas para cada proveedor. Estas tarifas no se pueden usar, así que ninguna de nuestras listas las cuenta.",
    more: "Se muestran las primeras {count} tarifas. La API de datos las tiene todas.",
    callScript:
      "Cuando llame, diga: “¿Hacen {service}, código {code}? ¿Están dentro de la red de {plan}? ¿Cuál es la cantidad acordada, y quién más cobra?”",
    unknownService: "este servicio",
  },
} as const;
