import type { Translation } from "#app/domain/language/message.ts";
import type { serviceDetails as english } from "../en/service-details.ts";

type Words = Translation<typeof english>;

/** How a price ranks among those of other hospitals; {place} is a state or 'Estados Unidos'. */
const rank: Words["rank"] = {
  alone: "El único precio de este tipo en nuestros archivos de {place}",
  same: "El mismo precio en los {count} hospitales en {place}",
  middle: "La mediana de {count} hospitales en {place}: tantos cobran más como cobran menos",
  lowest: "El más bajo de {count} hospitales en {place}",
  highest: "El más alto de {count} hospitales en {place}",
  higherOfFew: "Más alto que {some} de los otros {others} hospitales en {place}",
  lowerOfFew: "Más bajo que {some} de los otros {others} hospitales en {place}",
  higher: "Más alto que {tenths} de cada 10 hospitales en {place}, n = {count}",
  lower: "Más bajo que {tenths} de cada 10 hospitales en {place}, n = {count}",
  higherThanAllBut: "Más alto que todos menos {left} de {count} hospitales en {place}",
  lowerThanAllBut: "Más bajo que todos menos {left} de {count} hospitales en {place}",
};

/** The price that the page is about. */
const price: Words["price"] = {
  heading: {
    cash: "Precio en efectivo, sin seguro",
    gross: "Precio de lista (el archivo no tiene precio en efectivo)",
    negotiated: "Tarifa de {payer}, {plans}",
    none: "En la lista, sin un precio que se pueda usar",
  },
  none: "El archivo no tiene ni precio en efectivo con descuento ni cargo bruto para esta línea: {likeness}.",
  unknownPayer:
    "El archivo que tenemos de este hospital no tiene ninguna tarifa de “{payer}” para este servicio. <all>Ver el precio sin seguro</all>",
  cash: "<term>Precio en efectivo con descuento</term>: {likeness}.",
  gross:
    "<term>Cargo bruto</term>, el precio de lista del hospital: {likeness}. El archivo no tiene precio en efectivo.",
  ofPlan: "<term>Tarifa negociada</term> de {plan}: {likeness}.",
  ofPlans: {
    one: "<term>Tarifa negociada</term> de {plans}, {plan}: {likeness}.",
    many: "<term>Tarifas negociadas</term> de {plans}, mediana {middle}: {likeness}.",
    other: "<term>Tarifas negociadas</term> de {plans}, mediana {middle}: {likeness}.",
  },
  fromTo: "{from} a {to}",
  medicare: {
    price: "Alrededor de {ratio} lo que Medicare paga a nivel nacional: {amount}, {schedule}, {edition}.",
    middleRate:
      "La tarifa mediana es alrededor de {ratio} lo que Medicare paga a nivel nacional: {amount}, {schedule}, {edition}.",
  },
  isOnly: {
    professional:
      "Estos son los honorarios de un médico u otro profesional. El cargo del hospital por la misma atención se cobra por separado.",
    part: "Este es el precio de una parte o de una unidad del servicio, no del servicio completo.",
  },
  notInDollars: "No está en dólares",
  notInDollarsWhy: "El contrato dice una parte de los cargos o una fórmula, no una cantidad.",
  cameTo: "En el pasado, la mediana fue de {amount}.",
  source: "Del archivo del {date}, <source>{row}</source>.",
  sourceUndated: "De un archivo sin fecha, <source>{row}</source>.",
  form: {
    payer: "Su seguro",
    noPayer: "Sin seguro: mostrar el precio en efectivo",
    plan: "Su plan",
    noPlan: "Todos los planes",
    show: "Mostrar mi precio",
  },
};

const standing: Words["standing"] = {
  nation: "Estados Unidos",
  level: { low: "Bajo.", typical: "Típico.", high: "Alto." },
  sentence: "{level} {rank}; {fromMiddle}.",
  rankAlone: "{rank}.",
  aloneOfPayer: "Esta es la única tarifa de {payer} para esto en nuestros archivos de {place}.",
  here: "Este hospital {price}",
  middle: "Mediana {price}",
  bill: "Su factura {price}",
  billBeyond: "Su factura {price} →",
  strip: {
    one: "1 precio en {place}",
    many: "{count} de precios en {place}",
    other: "{count} precios en {place}",
  },
  half: "la mitad de ellos va de {from} a {to}, mediana {middle}",
  beyond: {
    one: "y 1 precio más allá, {highest}",
    many: "y {count} de precios más allá, hasta {highest}",
    other: "y {count} precios más allá, hasta {highest}",
  },
  legend:
    "Cada punto es el precio de un hospital ({what} de {code}, {likeness}); la franja es la mitad central.",
  legendOfHeaps: "Cada punto es el precio de un hospital ({what} de {code}, {likeness}).",
  ofPayer: "tarifa mediana de {payer}",
  caption: "Lo mismo en números",
  columns: {
    where: "Dónde",
    price: "Este precio",
    low: "Una cuarta parte cobra esto o menos",
    middle: "Mediana",
    high: "Una cuarta parte cobra esto o más",
    count: "n",
    implausible: "Excluidos",
  },
  tooFew: "Muy pocos",
  nothing: "Ningún otro archivo de precios que tenemos incluye este precio.",
  note: "Cada hospital cuenta una vez. La mediana y la mitad central dejan fuera los <outlier>precios poco creíbles</outlier>. Estos son probablemente los honorarios de un médico o una parte del servicio, o están lejos de lo que paga Medicare. Donde Medicare no fija una cantidad, son más de 20 veces la mediana o menos de 1/20 de ella. Si un estado tiene menos de cinco precios, usamos la mediana nacional. Un precio no dice nada de la calidad.",
  sampled: "Si hay más de 400 precios, mostramos una muestra pareja.",
};

/** 'Is this charge on my bill fair?' */
const bill: Words["bill"] = {
  heading: "¿Es justo este cargo de mi factura?",
  label: "Lo que su factura cobra por esto, en dólares",
  hint: "Por una unidad. No guardamos lo que escriba.",
  check: "Revisar esta cantidad",
  problem: "Escriba la cantidad en dólares, más de 0 y menos de 100 millones; por ejemplo, 4200 o 4,200.50.",
  sentence: "{amount} es {first}.",
  sentenceOfTwo: "{amount} es {first} y {second}.",
  above: "{difference} más que {price}",
  below: "{difference} menos que {price}",
  exactly: "exactamente {price}",
  times: "{times} veces {price}",
  prices: {
    gross: "el precio de lista de este hospital",
    cash: "su precio en efectivo",
    onlyCash: "el precio en efectivo de este hospital",
  },
  paysRange: "Las aseguradoras pagan de {from} a {to} aquí, entre todos los tipos de planes.",
  paysOne: "Las aseguradoras pagan {from} aquí, entre todos los tipos de planes.",
  payerRange: "{payer} paga de {from} a {to} aquí.",
  payerOne: "{payer} paga {from} aquí.",
  nothing: "El archivo no tiene ningún precio para comparar con {amount}.",
  aboveList:
    "Un cargo más alto que el precio de lista del propio hospital puede ser por varias unidades, o un error. Pida una <term>factura detallada</term>.",
  caption: "{amount} comparado con cada precio publicado",
  columns: { published: "Publicado", price: "Precio", difference: "{amount} es", source: "Fuente" },
  rows: {
    gross: "Precio de lista aquí (cargo bruto)",
    cash: "Precio en efectivo aquí",
    lowest: "Tarifa negociada más baja aquí, cualquier tipo de plan",
    highest: "Tarifa negociada más alta aquí, cualquier tipo de plan",
  },
  ofState: {
    gross: "Mediana del precio de lista en {place}, n = {count}",
    cash: "Mediana del precio en efectivo en {place}, n = {count}",
  },
  strip: "Cada punto es el precio de lista de un hospital en {place}; la franja es la mitad central.",
  more: "{difference} más",
  less: "{difference} menos",
  same: "lo mismo",
  aboveOf: "más alto que {lower} de {count}",
  hospitalSource: "Archivo de precios",
  stateSource: "Archivos de precios de estos hospitales",
};

/** 'What will I pay?' */
const share: Words["share"] = {
  heading: "¿Cuánto voy a pagar?",
  lead: "Con seguro, usted paga una parte de la <allowed>cantidad permitida</allowed>, que aquí es la tarifa que su plan acordó. El sitio web de su plan muestra cuánto le queda de su <deductible>deducible</deductible>, su <coinsurance>coseguro</coinsurance> o <copay>copago</copay>, y su <limit>máximo de gastos de bolsillo</limit>. No guardamos lo que escriba.",
  without: "Sin seguro, usted paga el precio en efectivo, {price}.",
  payer: "Compañía de seguros",
  noPayer: "Elija la suya",
  plan: "Plan de esta compañía",
  noPlan: "Todos sus planes",
  fields: {
    deductible: {
      label: "Deducible que le queda este año, en dólares",
      hint: "Déjelo en blanco si no le queda nada.",
    },
    coinsurance: {
      label: "Coseguro, en porcentaje",
      hint: "Su parte después del deducible; por ejemplo, 20.",
    },
    copay: {
      label: "Copago, en dólares",
      hint: "Solo si su plan tiene uno para esto; reemplaza al coseguro.",
    },
    out_of_pocket: {
      label: "Lo que falta para su máximo de gastos de bolsillo, en dólares",
      hint: "Déjelo en blanco si no lo sabe. Entonces su parte no tiene límite.",
    },
  },
  work: "Calcular mi parte",
  problems: {
    amount: "Escriba la cantidad en dólares; por ejemplo, 500 o 1,250.50.",
    deductible: "Escriba en dólares el deducible que le queda; por ejemplo, 500 o 1,250.50.",
    coinsurance: "Escriba el coseguro como porcentaje de 0 a 100; por ejemplo, 20.",
    copay: "Escriba el copago en dólares; por ejemplo, 50.",
    out_of_pocket: "Escriba en dólares lo que falta para su máximo de gastos de bolsillo; por ejemplo, 3000.",
    payer: "Elija su compañía de seguros: su parte depende de la tarifa que ella acordó.",
  },
  noRates:
    "El archivo no tiene tarifas negociadas para esta línea, así que aquí no podemos calcular su parte con seguro.",
  fromTo: "{from} a {to}",
  youPay: "es lo que usted paga, según los datos que escribió.",
  youPayByPlan: "es lo que usted paga según los datos que escribió, dependiendo de su plan.",
  cannotTell:
    "No podemos decir cuánto pagaría usted. La tarifa de {payer} es {why}, y el hospital no da un estimado de la cantidad. Pregunte a {payer} la cantidad permitida de {code} en este hospital.",
  why: { percentage: "el {percentage}% de una cantidad que el archivo no dice", formula: "una fórmula" },
  steps: {
    formula: "{deductible} + {percent}% de {rest} = {sum}",
    copayFormula: "{deductible} + {copay} = {sum}",
    limited: "{formula}, con el límite de {limit} que falta para su máximo de gastos de bolsillo",
    caption: "Cómo se calcula: {payer}, {plan}",
    column: "Paso",
    amount: "Cantidad",
    allowed: {
      rate: "Cantidad permitida: la tarifa negociada",
      estimate: "Cantidad permitida: el estimado del hospital, porque la tarifa no está en dólares",
      median: "Cantidad permitida: la mediana de las cantidades pasadas, porque la tarifa no está en dólares",
    },
    deductible: "Deducible: de los {left} que quedan, como máximo la cantidad permitida",
    coinsurance: "Coseguro: {percent}% de los {rest} restantes",
    copay: "Copago de {copay}, como máximo los {rest} restantes",
    limit: "Límite: lo que falta para su máximo de gastos de bolsillo",
    patient: "Usted paga",
    plan: "Su plan paga",
  },
  plans: {
    caption: "Su parte en cada plan de {payer}",
    plan: "Plan",
    allowed: "Cantidad permitida",
    share: "Usted paga",
    cannotTell: "No lo sabemos",
    choose: "Elija su plan abajo para ver cada paso.",
  },
  rule: "Primero el deducible, después el copago o, si no hay, el coseguro, hasta el máximo de gastos de bolsillo. Así funciona la mayoría de los planes dentro de la red. Los planes varían. Si el suyo cobra un copago sin deducible, deje el deducible en blanco. Los médicos pueden cobrar por separado. Pregunte a su plan antes de confiar en esto.",
};

/** All plans' rates in one picture. */
const payers: Words["payers"] = {
  range: {
    one: "1 tarifa en dólares: {from}.",
    many: "{count} de tarifas en dólares, de {from} a {to}.",
    other: "{count} tarifas en dólares, de {from} a {to}.",
  },
  cash: "Precio en efectivo {price}",
  middle: "Tarifa mediana {price}",
  legend: "Cada punto es la tarifa de un plan de cualquier tipo; la franja es la mitad central.",
};

/** What former files said. */
const history: Words["history"] = {
  heading: "Precios anteriores",
  none: "No tenemos ningún archivo de precios anterior de este hospital con este servicio.",
  change: {
    up: "{kind}: subió {percent}%, de {first} ({firstDate}) a {last} ({lastDate}).",
    down: "{kind}: bajó {percent}%, de {first} ({firstDate}) a {last} ({lastDate}).",
    same: "{kind}: {last} desde el {firstDate}.",
  },
  caption:
    "Precios de los archivos anteriores del hospital, primero el más reciente. Si varias líneas son comparables, mostramos la que tiene el precio mediano.",
  noDate: "Sin fecha",
  columns: {
    file: "Archivo del",
    setting: "Tipo de atención",
    cash: "Precio en efectivo con descuento",
    gross: "Cargo bruto",
    lowest: "Tarifa negociada más baja, cualquier tipo de plan",
    highest: "Tarifa negociada más alta, cualquier tipo de plan",
  },
};

/** /hospital_service_details: one service at one hospital. */
export const serviceDetails: Words = {
  rank,
  price,
  standing,
  bill,
  share,
  payers,
  history,
  publishedAmount: {
    noPrice: "Sin precio <span>(el archivo dice {dollars})</span>",
  },
  chargeLines: {
    setting: "Tipo de atención",
    name: "Cómo se llama",
    cash: "Precio en efectivo con descuento",
    gross: "Cargo bruto",
    lowest: "Tarifa negociada más baja",
    highest: "Tarifa negociada más alta",
    source: "Fuente",
    all: "{lines} del archivo con este código. Las líneas con otro tipo de atención, tipo de facturación, modificador o unidad de medicamento son precios distintos.",
    some: "{lines} del archivo con este código, de las que se muestran {shown}; el archivo CSV las tiene todas. Las líneas con otro tipo de atención, tipo de facturación, modificador o unidad de medicamento son precios distintos.",

    heading: "Las líneas del archivo de precios",
    shown: "Se muestra en esta página",
  },
  rateColumns: {
    claims: {
      unpublished: "n no se publicó",
      none: "n = 0: no se pagó ninguna reclamación",
      some: "n = {claims} reclamaciones",
      few: "n = {from} a {to} reclamaciones",
    },
    plan: "Plan",
    kind: "Tipo",
    contractRate: "Tarifa del contrato",
    methodology: "Metodología",
    notAvailable: "No disponible",
    allowed: "Lo que de verdad se permitió",
    source: "Fuente",
    notPublished: "No se publicó",
    writtenAs: "Escrito como {payerName}",
    percentage: "{percentage}% de lo que da la metodología",
    formula: "Por una fórmula: {algorithm}",
    middle: "<span>{dollarsOrNone}</span> de mediana",
    percentiles: "{dollarsOrNone} a {dollarsOrNone2}, percentiles 10 a 90",
    estimated: "{dollarsOrNone}, estimado del hospital",
  },
  payerRates: {
    noAmount: "sin cantidad en dólares",
    range: "{from} a {to}",
    pages: "Páginas de tarifas negociadas",
    caption: "Tarifas negociadas de {name}: {likenessText}",
    aboutPercent: "70.5% significa el 70.5 por ciento de la cantidad que dice el contrato.",
    aboutFew:
      "“1 through 10” (de 1 a 10) es todo lo que un hospital puede decir de tan pocas reclamaciones; la mediana puede venir de una sola.",
    counted: "{charges}{page}. Fuente: <report>informe de importación</report>.",
    withPayer: "{charges} con {payer}",
    pageOf: ", página {page} de {pageCount}",

    noSuchPage: "Esta lista no tiene esa página. Tiene {pages}.",
    noneOfPayer: "El archivo que tenemos de este hospital no da ninguna tarifa de {payer} para esta línea.",

    heading: "Lo que acordó pagar el plan de cada aseguradora",
    none: "El archivo que tenemos de este hospital no tiene tarifas negociadas.",
    noneOfLine:
      "El archivo que tenemos de este hospital no tiene ninguna tarifa negociada para esta línea: {likenessText}.",
    meaning:
      "Una <negotiated>tarifa negociada</negotiated> es la tarifa del contrato. Si el hospital también publica las cantidades que de verdad se <allowed>permitieron</allowed>, aparecen al lado con n, el número de reclamaciones detrás de ellas.",
    allPayers: "Ver todos los pagadores",
  },
  foundService: {
    codeAtHospital: "{code} en <hospital>{name}</hospital>, {place}",
    otherServices: "Otros servicios: {subcategory}",
    haveBill: "Tengo una factura por esto",
  },
  noSuchService: {
    subcategory: "{subcategory} en este hospital",
    published: "Lo que publica este hospital",
    elsewhere: "Buscar {askedName} en otros hospitales",
    which: "¿Qué servicio?",
    unnamed:
      "La dirección de esta página debe nombrar un servicio por su código, como en <code>/hospital_service_details?code=71046&code_type=CPT</code>. La página del hospital da la lista de sus servicios.",
    choose: "Elija un servicio de {hospital}",
  },
  page: {
    titleOfService: "{service} ({code}) en {hospital}, {place}",
    titleAtHospital: "Un servicio en {data}",
    title: "Un servicio en un hospital",
    hospitalPrices: "precios del hospital",
    keywords: "{code}, {service}, {hospital}, precio en efectivo, tarifa negociada",
    search: "Buscar hospitales",
    description:
      "Todos los cargos de un servicio en un hospital, según el archivo de precios del propio hospital.",
    descriptionOfService:
      "Lo que {hospital}, en {place}, cobra por {service}, {code}: precio en efectivo, cargo bruto y la tarifa negociada de cada aseguradora. También cómo se compara en {state} y en Estados Unidos.",
  },
} as const;
