import type { Message, Translation } from "#app/domain/language/message.ts";
import type {
  ParquetColumnName,
  ParquetTableName,
} from "#app/domain/open-data/parquet/parquet-tables.server.ts";
import type { openDataParquet as english } from "../en/open-data-parquet.ts";
import { type ColumnWords, column, openTableWords } from "./open-data-tables.ts";

type TableWords<Table extends ParquetTableName> = {
  title: Message;
  /** What a row is. */
  meaning: Message;
  columns: Record<ParquetColumnName<Table>, ColumnWords>;
};

const hospitalKey = {
  hospital_id: column("El identificador del hospital en este sitio. Es el mismo en todas las tablas."),
  state: column("Dos letras."),
};

const code = {
  code_type: column("El sistema del código: CPT, HCPCS, MS-DRG, NDC y otros."),
  code: column("El código de facturación con el que comparamos hospitales."),
};

const dollars = (meaning: string) => column(`${meaning}; null si no se publicó.`, "dólares");

const fileOfRates = {
  file_id: column("El archivo de tarifas del plan. rate-plans tiene sus planes, mes y dirección."),
};

const tables = {
  hospitals: openTableWords.hospitals,
  services: openTableWords.services,
  statistics: openTableWords["service-statistics"],
  "state-pricing": openTableWords["state-pricing"],
  policies: openTableWords.assistance,
  payers: openTableWords.payers,
  outcomes: openTableWords.outcomes,
  editions: {
    title: "Ediciones de archivos de precios",
    meaning: "Un archivo de precios de un hospital que importamos, vigente o anterior.",
    columns: {
      import_id: column("La edición. Su informe está en /price-files/ con este número."),
      ...hospitalKey,
      is_current: column("Si es el archivo vigente del hospital."),
      file_name: column("El nombre del archivo como lo recibimos."),
      source_url: column("De dónde se descargó el archivo; null si era un archivo local."),
      file_sha256: column("El hash del archivo del hospital como lo leímos.", "hexadecimal"),
      size_bytes: column("El tamaño del archivo del hospital.", "bytes"),
      layout: column("tall, wide o json."),
      template: column("La versión de la plantilla de CMS."),
      file_date: column("La fecha propia del archivo; null si no da ninguna.", "día"),
      imported_at: column("Cuándo lo importamos.", "UTC"),
      last_seen_at: column(
        "Cuándo dio su dirección estos bytes por última vez; null si no volvimos a mirar.",
        "UTC",
      ),
      row_count: column("Filas que se leyeron; en un archivo JSON, elementos.", "filas"),
      charge_count: column("Cargos estándar.", "cargos"),
      negotiated_charge_count: column("Cargos negociados con cada pagador.", "cargos"),
      price_count: column("Precios que se pueden comparar.", "precios"),
      former_import_id: column("La edición anterior; null si no hay ninguna."),
      compared_count: column("Precios comparables que tienen las dos ediciones.", "precios"),
      up_count: column("Los que subieron 1% o más.", "precios"),
      down_count: column("Los que bajaron 1% o más.", "precios"),
    },
  },
  prices: {
    title: "Cargos de hospitales",
    meaning:
      "Un cargo estándar del archivo de precios vigente de un hospital, como se publicó, también si es poco creíble. No lleva descripción, porque puede ser texto del dueño de un código. source_row dice dónde está en el archivo del propio hospital.",
    columns: {
      ...hospitalKey,
      charge_no: column("El número del cargo en el archivo del hospital. negotiated tiene el mismo."),
      ...code,
      codes: column("Todos los códigos como se publicaron, separados por |."),
      setting: column("inpatient, outpatient o both."),
      billing_class: column("facility, professional o both; vacío si el hospital no lo dice."),
      modifiers: column("Los modificadores del código; vacío si no hay."),
      drug_unit: column(
        "Para un medicamento: la cantidad a la que se refiere el precio; vacío si no es un medicamento.",
      ),
      gross: dollars("El cargo bruto"),
      cash: dollars("El precio en efectivo con descuento"),
      minimum: dollars("El cargo negociado más bajo, como lo declara el hospital"),
      maximum: dollars("El cargo negociado más alto, como lo declara el hospital"),
      source_row: column("En un archivo CSV la fila, en un archivo JSON el elemento."),
      source_item: column("En un archivo JSON el cargo dentro de su elemento; null en un archivo CSV."),
    },
  },
  negotiated: {
    title: "Cargos negociados",
    meaning:
      "Un cargo negociado con un pagador en el archivo de precios vigente de un hospital, como se publicó. hospital_id y charge_no llevan a su cargo en prices.",
    columns: {
      ...hospitalKey,
      charge_no: column("El número del cargo en el archivo del hospital."),
      rate_no: column("El número del cargo negociado en el archivo del hospital."),
      ...code,
      payer_name: column("El pagador como lo escribió el hospital."),
      payer: column("El nombre que usa este sitio para todas las formas de escribir el pagador."),
      plan_name: column("El plan como lo escribió el hospital."),
      plan_kind: column(
        "El tipo de plan, según de quién es el dinero con que paga: commercial, medicare-advantage, medicaid y otros.",
      ),
      dollar: dollars("El cargo negociado"),
      percentage: column("El porcentaje negociado; null si no se publicó.", "porcentaje"),
      algorithm: column("Cómo se calcula la cantidad, en palabras del hospital; null si no se publicó."),
      methodology: column("El método del contrato; null si no se publicó."),
      estimated_amount: dollars("El estimado del hospital de la cantidad permitida, en la plantilla 2"),
      median_amount: dollars("La mediana de la cantidad permitida, en la plantilla 3"),
      percentile_10: dollars("El percentil 10 de las cantidades permitidas, en la plantilla 3"),
      percentile_90: dollars("El percentil 90 de las cantidades permitidas, en la plantilla 3"),
      claim_count: column(
        "De cuántas reclamaciones vienen estas cantidades: 0, 1 through 10 (de 1 a 10) o un número; null si no se publicó.",
        "reclamaciones",
      ),
      source_row: column("En un archivo CSV la fila, en un archivo JSON el elemento."),
    },
  },
  "rate-plans": {
    title: "Planes y sus archivos de tarifas",
    meaning:
      "Un plan de salud que nombra un archivo de tarifas (45 CFR 147.212). Un archivo puede servir a muchos planes, y un plan puede tener muchos archivos.",
    columns: {
      ...fileOfRates,
      plan_id_type: column("ein o hios."),
      plan_id: column("El número de identificación del plan, en dígitos."),
      plan_name: column("Como lo escribió el pagador."),
      issuer: column("La compañía que emite el plan, como la escribió el pagador; null si no se indica."),
      market: column("group o individual; null si no se indica."),
      payer: column("Quién publica el archivo; null si no se indica."),
      updated_on: column("La fecha propia del archivo; null si no da ninguna.", "día"),
      address: column("La dirección del archivo, sin la parte firmada que sigue al signo de interrogación."),
      file_sha256: column("El hash del archivo del pagador como lo leímos.", "hexadecimal"),
      rate_count: column("Las tarifas que guardamos de él.", "tarifas"),
    },
  },
  rates: {
    title: "Tarifas de planes de salud",
    meaning:
      "Una tarifa que un plan acordó pagar, del archivo vigente del pagador. Guardamos tarifas de los servicios y estados que se pidió cargar en este sitio. Incluyen tarifas de proveedores que nunca hacen el servicio. Una tarifa está en el archivo de cada estado donde atiende uno de sus proveedores. provider_set lleva a rate-providers.",
    columns: {
      ...fileOfRates,
      rate_no: column("El número de la tarifa entre las que guardamos del archivo."),
      code_type: column("El sistema del código, como lo indica el pagador."),
      code: column(
        "El código de facturación; CSTM-ALL para todos los códigos que no tienen su propia tarifa.",
      ),
      arrangement: column("ffs, bundle o capitation."),
      billing_class: column("professional, institutional o both."),
      modifiers: column("Los modificadores del código, separados por espacios; vacío si no hay."),
      places: column(
        "Los lugares del servicio, separados por espacios; null si el archivo no nombra ninguno.",
      ),
      setting: column("inpatient, outpatient o both; null si el archivo no lo dice."),
      rate_type: column("negotiated, fee schedule, derived, percentage o per diem."),
      amount: column(
        "La tarifa, exacta hasta ocho decimales.",
        "dólares; si rate_type es percentage, porcentaje",
      ),
      expires_on: column("El último día de la tarifa; null si no se indica.", "día"),
      status: column(
        "price; expired si terminó antes del día del archivo; not-a-price para nueves, cero y un centavo.",
      ),
      provider_set: column("Para quién es la tarifa. El número vale solo dentro de su file_id."),
    },
  },
  "rate-providers": {
    title: "Para quién son las tarifas",
    meaning: "Un proveedor de un grupo que nombran las tarifas, con el número fiscal que indica el pagador.",
    columns: {
      ...fileOfRates,
      provider_set: column("El grupo, como en rates. El número vale solo dentro de su file_id."),
      state: column("El estado donde atiende el proveedor, según NPPES; null si no se sabe."),
      tax_id_type: column("ein, o npi donde el pagador indica en su lugar un NPI."),
      tax_id: column("El número fiscal como lo indica el pagador."),
      npi: column("El NPI del proveedor; null si el pagador da solo un número fiscal."),
    },
  },
} as const satisfies { [Table in ParquetTableName]: TableWords<Table> };

export const openDataParquet: Translation<typeof english> = {
  heading: "Parquet",
  lead: "Las mismas tablas para programas como DuckDB, pandas y Spark. Tienen cada cargo, cada cargo negociado y cada tarifa de planes que está cargada. Una tabla dividida por estado tiene un archivo para cada uno.",
  manifest:
    "<manifest>manifest.json</manifest> lista cada archivo con sus filas, su SHA-256 y el significado de cada columna. Léalo primero: sus archivos van juntos.",
  madeAt: "Estos archivos muestran los datos del {at}.",
  address:
    "La dirección de un archivo contiene el comienzo de su hash. Cuando archivos nuevos reemplazan a estos, una dirección anterior informa que su archivo ya no existe.",
  beingMade:
    "Los archivos Parquet se están preparando. En sitios grandes esto tarda minutos. Vuelva a cargar esta página más tarde.",
  beingRenewed: "Los datos cambiaron, y se están preparando archivos Parquet nuevos.",
  resting: "Los datos cambiaron desde entonces. Los archivos Parquet nuevos se prepararán más tarde.",
  failed: "No pudimos preparar archivos Parquet nuevos. Intente otra vez más tarde.",
  none: "Ningún archivo Parquet tiene filas todavía.",
  table: "Tabla",
  rows: "Filas",
  size: "Tamaño",
  files: "Archivos",
  caption: "Las tablas Parquet",
  columnsOf: "Qué significan las {count} columnas de {table}",
  columnsCaption: "Las columnas de {table} en Parquet, en orden",
  type: "Tipo",
  all: "todos los estados",
  other: "otros",
  tables,
  gone: "Este archivo no es uno de los actuales. Es posible que datos más nuevos lo hayan reemplazado. Lea otra vez el manifiesto, y tome de él todos los archivos.",
  manifestBeingMade: "Los archivos Parquet se están preparando. Pida el manifiesto otra vez en un minuto.",
  wrongRange: "El archivo no tiene esos bytes.",
} as const;
