import type { Message } from "#app/domain/language/message.ts";
import type { OpenColumnName, OpenTableName } from "#app/domain/open-data/open-tables.server.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { coverage } from "./coverage.ts";

export type ColumnWords = Record<"meaning" | "unit", string>;

type TableWords<Table extends OpenTableName> = {
  title: Message;
  /** What a row is. */
  meaning: Message;
  columns: Record<OpenColumnName<Table>, ColumnWords>;
};

export const column = (meaning: string, unit = "Ninguna"): ColumnWords => ({ meaning, unit });

const quartile = (meaning: string) =>
  column(
    `${meaning}. Vacío si no hay ninguno, o si vienen de menos de ${MIN_HOSPITALS} hospitales o cantidades.`,
    "dólares",
  );
const negotiated = "los cargos negociados en dólares, con la mediana de los planes de cada hospital";

const priceColumns = {
  hospital_count: column("Hospitales que publican alguno de estos precios.", "hospitales"),
  gross_count: column("En cuántos cargos brutos se basan las tres columnas siguientes.", "precios"),
  gross_p25: quartile("El cuartil inferior de los cargos brutos"),
  gross_median: quartile("La mediana de los cargos brutos"),
  gross_p75: quartile("El cuartil superior de los cargos brutos"),
  cash_count: column(
    "En cuántos precios en efectivo con descuento se basan las tres columnas siguientes.",
    "precios",
  ),
  cash_p25: quartile("El cuartil inferior de los precios en efectivo con descuento"),
  cash_median: quartile("La mediana de los precios en efectivo con descuento"),
  cash_p75: quartile("El cuartil superior de los precios en efectivo con descuento"),
  negotiated_count: column(
    "En cuántos cargos negociados en dólares se basan las tres columnas siguientes.",
    "precios",
  ),
  negotiated_p25: quartile(`El cuartil inferior de ${negotiated}`),
  negotiated_median: quartile(`La mediana de ${negotiated}`),
  negotiated_p75: quartile(`El cuartil superior de ${negotiated}`),
};

const implausible = (kind: string) =>
  column(`Cuántos ${kind} se omiten porque están lejos de la mediana de los precios comparables.`, "precios");

const serviceKey = {
  code_type: column("El sistema del código: CPT, HCPCS, MS-DRG, NDC y otros."),
  code: column("El código de facturación con el que comparamos hospitales."),
};

const amounts = (kind: string) =>
  column(
    `Cuántas cantidades son los ${kind}: los hospitales que comparten una lista de precios y publican la misma cantidad cuentan una vez.`,
    "precios",
  );

const scorePart = ({ name }: { name: string }) =>
  column(`Los puntos de “${name}”, una parte del puntaje.`, "puntos, de 0 a 20");

/** What the tables of /data/downloads and their columns mean. */
export const openTableWords = {
  "state-pricing": {
    title: "Precios por estado y categoría",
    meaning:
      "Lo que cobran los centros de los hospitales por los servicios de una categoría, en un estado o en el país. Cada hospital cuenta una vez por servicio. Los precios se redondean a tres cifras significativas, y los poco creíbles se omiten.",
    columns: {
      category: column(
        "El tipo de atención, por rangos de códigos de facturación, como aparece en las direcciones de este sitio.",
      ),
      subcategory: column("Una parte de la categoría; vacío para toda ella."),
      setting: column("inpatient u outpatient; vacío para todos los tipos de atención."),
      state: column("Dos letras; US para el país."),
      ...priceColumns,
    },
  },
  "service-statistics": {
    title: "Estadísticas de servicios por estado",
    meaning:
      "Cuánto cuesta un servicio en un estado o en el país, según precios comparables. Cada hospital cuenta una vez, también en los cuartiles. Un precio para los dos tipos de atención cuenta en cada uno. Los precios poco creíbles se omiten. Son los precios en efectivo por encima del cargo bruto, los valores de relleno y lo que probablemente son los honorarios de un profesional o una parte del servicio. También son los precios que están lejos de lo que paga Medicare por lo mismo. Donde Medicare no fija una cantidad, son los de más de 20 veces la mediana o menos de una vigésima parte de ella. Donde un estado tiene menos de cinco precios, cuenta la mediana del país.",
    columns: {
      ...serviceKey,
      setting: column("inpatient u outpatient."),
      billing_class: column("facility o professional; vacío si los hospitales no dicen cuál."),
      modifiers: column("Los modificadores del código; vacío si no hay."),
      drug_unit: column(
        "Para un medicamento: la cantidad a la que se refiere el precio; vacío si no es un medicamento.",
      ),
      state: column("Dos letras; US para el país."),
      ...priceColumns,
      gross_amount_count: amounts("cargos brutos"),
      cash_amount_count: amounts("precios en efectivo con descuento"),
      negotiated_amount_count: amounts("cargos negociados"),
      gross_implausible_count: implausible("cargos brutos"),
      cash_implausible_count: implausible("precios en efectivo con descuento"),
      negotiated_implausible_count: implausible("cargos negociados"),
      cash_ranges: column(
        "Donde los precios en efectivo con descuento forman dos grupos sin nada entre ellos, la mediana no sería el precio de ningún hospital, y los cuartiles quedan vacíos. Aquí están los dos grupos en JSON, primero el más barato, cada uno con hospital_count, lowest y highest. Vacío: un solo grupo.",
        "dólares, JSON",
      ),
    },
  },
  hospitals: {
    title: "Hospitales y sus archivos de precios",
    meaning:
      "Un hospital con su archivo de precios vigente. Si se importó la lista de hospitales de CMS, también cada hospital de la lista sin archivo de precios.",
    columns: {
      hospital_name: column("Como en su archivo de precios o en la lista de hospitales de CMS."),
      hospital_id: column("El identificador del hospital en este sitio, como en los enlaces y la API."),
      state: column("Dos letras."),
      city: column("Vacío si no se publicó."),
      zip: column("Cinco dígitos; vacío si no se publicó."),
      ccn: column("El número de certificación de CMS (CCN); vacío si no se sabe."),
      has_price_file: column(
        "t o f; si es f, no tenemos su archivo de precios y las demás columnas están vacías.",
      ),
      report: column("La ruta del informe de importación en este sitio."),
      file_date: column("La fecha propia del archivo; vacío si no da ninguna.", "día, ISO 8601"),
      imported_on: column("El día en que lo importamos.", "día, ISO 8601"),
      template: column("La versión de la plantilla de CMS."),
      layout: column("tall, wide o json."),
      source_url: column("De dónde se descargó el archivo; vacío si era un archivo local."),
      file_sha256: column("El hash del archivo del hospital como lo leímos.", "hexadecimal"),
      row_count: column("Filas que se leyeron; en un archivo JSON, elementos.", "filas"),
      price_count: column("Precios que se pueden comparar.", "precios"),
      service_count: column("Códigos de facturación de esos precios.", "servicios"),
      cash_price_count: column("Precios que incluyen un precio en efectivo con descuento.", "precios"),
      cash_share: column("Su parte de todos los precios.", "de 0 a 1"),
      payer_count: column("Pagadores que el archivo nombra.", "pagadores"),
      error_count: column("Problemas que no cumplen una regla de la plantilla.", "problemas"),
      warning_count: column("Cosas raras que sí cumplen las reglas.", "problemas"),
      score: column("El puntaje de transparencia, explicado en /data/coverage.", "puntos, de 0 a 100"),
      score_template: scorePart(coverage.parts.template),
      score_date: scorePart(coverage.parts.date),
      score_errors: scorePart(coverage.parts.errors),
      score_cash: scorePart(coverage.parts.cash),
      score_negotiated: scorePart(coverage.parts.negotiated),
    },
  },
  assistance: {
    title: "Políticas de asistencia financiera",
    meaning:
      "Los límites de ingresos hasta los que un hospital dice que da atención gratuita o más barata. Son lo que presentó al IRS (Formulario 990, Anexo H, Parte V) o lo que los administradores de este sitio leyeron en otro lugar, lo que sea más nuevo. Un límite que no se indica está vacío, y eso no significa que no exista.",
    columns: {
      hospital_name: column("Como en su archivo de precios o en la lista de hospitales de CMS."),
      hospital_id: column("El identificador del hospital en este sitio, como en los enlaces y la API."),
      state: column("Dos letras."),
      city: column("Vacío si no se publicó."),
      zip: column("Cinco dígitos; vacío si no se publicó."),
      ccn: column("El número de certificación de CMS (CCN); vacío si no se sabe."),
      free_care_percent: column(
        "Las familias con ingresos hasta este límite reciben atención gratuita; vacío si no se indica.",
        "porcentaje del nivel de pobreza",
      ),
      discount_percent: column(
        "Las familias con ingresos hasta este límite pagan menos; vacío si no se indica.",
        "porcentaje del nivel de pobreza",
      ),
      is_doubtful: column(
        "t o f; si es t, un límite se presentó como un número pequeño, como 2.00, y se toma como 200.",
      ),
      is_of_organization: column("t o f; si es t, los límites son los de toda la organización declarante."),
      criteria: column(
        "Lo que el hospital considera además de los ingresos, como lo marcó en la declaración.",
      ),
      as_of: column(
        "El final del año de la declaración, o el día en que se leyó la política.",
        "día, ISO 8601",
      ),
      tax_year: column("El de la declaración; vacío si no viene de una declaración."),
      ein: column(
        "El número fiscal de la organización declarante; vacío si no viene de una declaración.",
        "nueve dígitos",
      ),
      filer_name: column("Como se presentó; vacío si no viene de una declaración."),
      facility_name: column(
        "El nombre del hospital como se presentó; vacío si la declaración no nombra ninguno.",
      ),
      source: column("Dónde se leyó la política; vacío si viene de una declaración."),
      policy_url: column(
        "La dirección de la política como se presentó. Puede haber cambiado; vacío si no se puede usar ninguna.",
      ),
      application_url: column("La dirección del formulario de solicitud, del mismo modo."),
      summary_url: column("La dirección del resumen en lenguaje sencillo, del mismo modo."),
    },
  },
  payers: {
    title: "Equivalencias de nombres de pagadores",
    meaning: "El nombre de un pagador como lo escribió un hospital, y el nombre único que usa este sitio.",
    columns: {
      written_name: column("Como aparece en los archivos de precios."),
      payer: column("El nombre que usa este sitio para todas sus formas de escribirlo."),
    },
  },
  services: {
    title: "Servicios",
    meaning: "Un código de facturación para el que al menos un hospital publica un precio.",
    columns: {
      ...serviceKey,
      name: column("El nombre sencillo que le da este sitio; vacío si no tiene."),
      category: column("Como en state-pricing.csv."),
      subcategory: column("Como en state-pricing.csv."),
      hospital_count: column("Hospitales que publican un precio para él.", "hospitales"),
    },
  },
  outcomes: {
    title: "Cómo terminaron las apelaciones de facturas",
    meaning:
      "Resultados combinados de un tipo de apelación en un hospital, que informaron personas que siguieron aquí la suya y permitieron contarla. No damos nada con menos de 11 resultados. Las cifras se redondean y se actualizan solo cuando entran o salen de 5 a 9 resultados. Así nadie puede reconocer uno solo.",
    columns: {
      hospital_name: column("Como en su archivo de precios."),
      hospital_id: column("El identificador corto del hospital en este sitio."),
      state: column("Dos letras."),
      city: column("Vacío si no se publicó."),
      subject: column(
        "La regla de la revisión de facturas cuyo hallazgo se apeló, como duplicate-line. Si no hubo hallazgo, el tipo de carta, como negotiation.",
      ),
      at_least: column("Número mínimo de resultados: 11 o un múltiplo de cinco.", "resultados"),
      won_third: column(
        "Cuántos redujeron la factura: menos de un tercio (1), de uno a menos de dos tercios (2), dos tercios o más (3).",
        "de 1 a 3",
      ),
      median_reduction_percent: column(
        "Donde se redujo la factura: la mediana de la parte de lo que se pidió, en decenas; vacío si hubo muy pocos.",
        "porcentaje",
      ),
      median_days_to_answer: column(
        "La mediana del tiempo entre el envío de la carta y la decisión, en semanas completas.",
        "días",
      ),
    },
  },
  rights: {
    title: "Derechos sobre deudas médicas por estado",
    meaning:
      "Cada norma de un estado sobre deudas médicas que hemos leído y que está en vigor el día en que se hizo el archivo. También cuánto tiempo tiene un acreedor para demandar. La página de la fila tiene la norma en palabras. Si un estado no tiene ninguna fila, no hemos leído nada sobre él. Es posible que tenga una ley.",
    columns: {
      state: column("Dos letras."),
      topic: column(
        "De qué trata la norma, como credit-reporting; time-to-sue, cuánto tiempo tiene un acreedor.",
      ),
      key: column("El nombre propio de la fila, que no cambia."),
      page: column("La ruta de la página de este sitio que da la norma en palabras."),
      binds: column("A quién obliga la norma."),
      amount_cents: column("Una cantidad que la norma nombra; vacío si no hay ninguna.", "centavos"),
      percent: column(
        "Un tope del interés, o de una parte del salario o de los ingresos; vacío si no hay ninguno.",
        "porcentaje",
      ),
      poverty_percent: column(
        "Un límite de ingresos; vacío si no hay ninguno.",
        "porcentaje del nivel de pobreza",
      ),
      days: column("Un número de días que la norma nombra; vacío si no hay ninguno.", "días"),
      years: column("Cuánto tiempo tiene un acreedor para demandar; vacío en las demás normas.", "años"),
      citation: column("La ley, el reglamento o el acuerdo."),
      in_force_from: column("El primer día; vacío si no lo leímos.", "día, ISO 8601"),
      in_force_until: column("El último día; vacío si no se conoce ningún fin.", "día, ISO 8601"),
      may_be_overridden: column("t o f; si es t, la norma vale a menos que una corte decida otra cosa."),
      read: column("text: las palabras de la ley misma; secondary: un texto sobre la ley."),
      sureness: column(
        "A: se leyeron las palabras en vigor. B: buenos textos sobre la ley, o un texto anterior de ella.",
      ),
      read_on: column("Cuándo la leímos.", "día, ISO 8601"),
      source: column("Dónde la leímos."),
    },
  },
} as const satisfies { [Table in OpenTableName]: TableWords<Table> };
