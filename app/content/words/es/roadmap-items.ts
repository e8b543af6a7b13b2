import type { Translation } from "#app/domain/language/message.ts";
import type { roadmapItems as english } from "../en/roadmap-items.ts";

export const roadmapItems: Translation<typeof english> = {
  "bill-reading-accuracy": {
    title: "Leer más facturas sin un error",
    description:
      "Las fotos borrosas, los formularios con muchas columnas y las cartas de cobradores todavía son difíciles de leer. Probamos cada cambio con un grupo de facturas inventadas. Lo dejamos solo si más de ellas salen bien.",
  },
  "bill-audit": {
    title: "Una revisión gratis de su factura",
    description:
      "Encuentre lo que puede estar mal en una factura: una línea que aparece dos veces, partes cobradas por separado que van juntas o un código que no corresponde. Cada hallazgo dice por qué, y en qué regla se basa.",
  },
  "plans-explanation": {
    title: "Lo que decidió su plan, junto a la factura",
    description:
      "Agregue la explicación de beneficios (EOB) que le envió su plan de salud. La leemos, la unimos a la factura y mostramos al centavo dónde la factura pide más de lo que el plan dice que usted debe. Una denegación recibe su fecha límite para apelar y una carta.",
  },
  "financial-assistance": {
    title: "Ver si un hospital puede perdonar una factura",
    description:
      "Muchos hospitales perdonan facturas según los ingresos, y poca gente lo sabe. Cuatro preguntas muestran qué declaró su hospital sobre esto, qué agregan las normas de su estado, cómo presentar la solicitud y hasta cuándo.",
  },
  accounts: {
    title: "Una cuenta, si la quiere",
    description:
      "Guarde en un solo lugar sus facturas y lo que encontró. Vuelva más tarde, descargue todo o bórrelo todo. El sitio sigue abierto sin una cuenta.",
  },
  "authorized-persons": {
    title: "Deje que le ayude alguien de su confianza",
    description:
      "Nombre a una persona que puede ver o agregar sus facturas. Usted dice qué puede hacer esa persona y hasta cuándo, y puede terminarlo en cualquier momento.",
  },
  appeals: {
    title: "Cartas para una apelación",
    description:
      "Convierta lo que encontró la revisión de su factura en una carta al hospital o a su plan de salud. La carta nombra la regla. Usted cambia lo que quiera, la envía y sigue las fechas límite y la respuesta.",
  },
  "estimate-against-bill": {
    title: "Comparar una factura con su estimado",
    description:
      "Si usted paga la atención por su cuenta, tiene derecho a un estimado de buena fe cuando hace la cita con tiempo o lo pide (45 CFR 149.610). Ponga los dos y vea si la factura es al menos $400 más alta. Entonces puede iniciar una disputa (45 CFR 149.620).",
  },
  "type-in-a-bill": {
    title: "Escribir una factura a mano",
    description:
      "Para una factura que una cámara no puede captar: escriba usted el hospital, la fecha y las líneas, y reciba la misma ayuda.",
  },
  negotiate: {
    title: "Números para hablar de su factura",
    description:
      "Una página para llevar a la oficina de facturación. Muestra su cargo, el precio en efectivo del hospital, lo que acepta de los planes de salud y lo que cobran los hospitales del estado por la misma atención. De ahí salen tres cantidades para negociar.",
  },
  community: {
    title: "Cómo terminó",
    description:
      "Deje que el resultado de su apelación ayude a otros, sin su nombre. Los resultados aparecen en la página de un hospital cuando hay 11 de un tipo. Están redondeados, para que nadie pueda reconocer uno solo.",
  },
  spanish: {
    title: "Todo el sitio en español",
    description:
      "Cada página, término y carta en español, no solo los botones. Ya podemos leer facturas en español.",
  },
  "several-machines": {
    title: "Funcionar en varias máquinas",
    description:
      "Para quienes administran este sitio: varios sitios con una base de datos, copias de ella para leer y otra máquina que toma su lugar por sí sola.",
  },
  "several-photos": {
    title: "Varias fotos de una factura",
    description:
      "Hoy se sube un solo archivo. Tome una foto de cada página de una factura larga y haga que se lean como una sola.",
  },
  "price-alerts": {
    title: "Avisarme cuando cambie un precio",
    description:
      "Elija un servicio y un hospital, y reciba un correo cuando cambie su precio. Un clic lo detiene.",
  },
  "plan-price-files": {
    title: "Precios de los archivos de los planes de salud",
    description:
      "Los planes de salud también deben publicar las tarifas que pagan (45 CFR 147.212). Eso agregaría médicos y laboratorios que no son parte de un hospital. Los archivos son enormes.",
  },
  "medicare-beside-price": {
    title: "Lo que paga Medicare, junto a cada precio",
    description:
      "Las tarifas de Medicare son públicas. Junto al precio de un hospital, muestran qué tan lejos está de lo que paga el pagador más grande.",
  },
  "financial-assistance-finder": {
    title: "Encontrar la asistencia financiera de cada hospital",
    description:
      "Un hospital sin fines de lucro debe tener una política por escrito sobre quién recibe atención gratuita o más barata (26 U.S.C. 501(r)(4)). Enlazarla en la página del hospital, con sus límites de ingresos en palabras sencillas.",
  },
  "quality-beside-price": {
    title: "La calidad junto al precio",
    description:
      "Un precio bajo no es todo lo que importa. Mostrar las estrellas federales de un hospital junto a sus precios, con lo que las estrellas dicen y lo que no dicen.",
  },
  "coverage-score": {
    title: "¿Qué tan abierto es cada hospital sobre sus precios?",
    description:
      "Una lista de todos los hospitales con un puntaje para su archivo de precios. El puntaje muestra qué tan nuevo es el archivo, cuántos errores tiene y para cuántos servicios da un precio en efectivo.",
  },
  "price-moves": {
    title: "Qué precios subieron y cuáles bajaron",
    description:
      "Cuando un hospital publica un nuevo archivo de precios, vea cuáles de sus precios subieron o bajaron, y cuánto.",
  },
  "open-data-files": {
    title: "Nuestras cifras como archivos para descargar",
    description:
      "Las tablas de nuestras gráficas, para descargarlas tal como son. Cada una con su fecha, una lista de lo que significan las columnas y cómo citarla.",
  },
  "explore-data": {
    title: "Precios estado por estado",
    description:
      "Un mapa y una tabla de cuánto cuesta la atención en cada estado, para un tipo de atención o un servicio.",
  },
  glossary: {
    title: "Las palabras de la facturación, explicadas",
    description: "Más de 300 términos con lo que significan, para qué sirven y un ejemplo con números.",
  },
  "compare-hospitals": {
    title: "Dos hospitales lado a lado",
    description:
      "Cada servicio para el que los dos publican un precio, lo mismo con lo mismo, con la diferencia.",
  },
  "search-hospitals": {
    title: "Buscar por estado y servicio",
    description:
      "Elija un estado y un servicio, y vea cuánto cobra por él cada hospital, en una lista y en un mapa.",
  },
  "search-in-own-words": {
    title: "Buscar con sus propias palabras",
    description:
      "Escriba “resonancia de rodilla” o “visita a emergencias”, con un lugar, un rango de precios o su plan de salud. Se perdonan los errores al escribir.",
  },
  "data-api": {
    title: "Los datos para otros programas",
    description:
      "Todo lo que encuentran las páginas de búsqueda, gratis para usarlo en un programa, sin clave y sin registrarse.",
  },
  "price-files": {
    title: "Los archivos de precios de los hospitales",
    description:
      "Cualquier archivo que un hospital debe publicar (45 CFR 180.50) se puede importar con un comando. Cada precio lleva de vuelta a su archivo, su fila y su fecha. Cada archivo tiene un informe sobre sus errores.",
  },
  "bill-reading": {
    title: "Una factura leída de una foto",
    description:
      "Suba una foto o un PDF. El hospital, la fecha y el total se leen en nuestro propio servidor y se comparten sin su nombre. Puede corregir o retirar lo que compartió.",
  },
} as const;
