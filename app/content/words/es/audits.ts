import type { Translation } from "#app/domain/language/message.ts";
import type { audits as english } from "../en/audits.ts";

type English = typeof english;

const rules: Translation<English["rules"]> = {
  "sum-mismatch": "Si las líneas suman el total",
  "quantity-price-mismatch": "Si las unidades por el precio dan la cantidad de la línea",
  "duplicate-line": "Líneas cobradas dos veces",
  "date-outside-stay": "Fechas fuera de los días de la atención",
  "future-date": "Fechas posteriores a la fecha de la factura",
  "balance-mismatch": "Si los cargos, ajustes y pagos dan el saldo",
  "paid-twice": "Pagos cobrados dos veces",
  "eob-mismatch": "Si la factura coincide con la explicación de beneficios (EOB)",
  "balance-billing": "Un saldo mayor de lo que su plan dice que usted debe, dentro de su red",
  "surprise-emergency": "Una factura sorpresa por atención de emergencia",
  "surprise-out-of-network": "Una factura sorpresa de fuera de la red",
  "write-off-billed": "Si le cobran a usted lo que el proveedor tiene que dar de baja (write-off)",
  "denied-line-billed": "Servicios que su plan denegó a costa del proveedor",
  "payment-not-credited": "Pagos que la factura no cuenta",
  "line-unseen-by-plan": "Cargos que su plan nunca vio",
  "plan-line-not-billed": "Servicios que le cobraron a su plan y no a usted",
  "coordination-of-benefits": "Cuál de dos planes paga primero",
  "deductible-twice": "Un deducible contado dos veces",
  "good-faith-estimate": "Cargos por encima del estimado de buena fe",
  "ncci-pair": "Servicios que son parte de otro",
  "mue-units": "Más unidades de las que son creíbles",
  "add-on-without-primary": "Servicios adicionales sin el servicio principal",
  "invalid-code": "Códigos que no existen o que ya habían vencido",
  "global-and-component": "Un servicio completo y una parte de él",
  "em-level": "El nivel de las visitas",
  "modifier-missing": "Visitas cobradas junto con un procedimiento",
  "facility-and-professional": "Un cargo del centro médico y otro del profesional de la salud",
  "repeated-line": "Las mismas palabras cobradas dos veces",
  "vague-line": "Líneas que no dicen para qué son",
  "charity-care": "Asistencia financiera",
  "timely-filing": "Una factura que llega tarde",
  "above-own-published-price": "Cargos por encima del precio de lista del propio hospital",
  "above-cash-price": "Cargos por encima del precio en efectivo del hospital",
  "above-state": "Cargos por encima de la mayoría de los hospitales del estado",
  "above-medicare": "Cargos comparados con las tarifas de Medicare",
};

const reasons: Translation<English["reasons"]> = {
  "no-lines": "no hay líneas",
  "no-codes": "no hay códigos de procedimiento en las líneas",
  "no-revenue-codes": "no hay códigos de ingresos en las líneas",
  "no-dates": "no hay fechas en las líneas",
  "no-units": "no hay unidades en las líneas",
  "no-unit-prices": "no hay precios por unidad en las líneas",
  "unlike-unit-prices":
    "en la mayoría de las líneas, el cargo no es sus unidades por el precio de al lado (tal vez un precio de lista)",
  "no-charges-total": "la factura no dice el total de sus cargos",
  "no-balance": "la factura no dice el saldo",
  "no-deductions": "no se dicen los ajustes o los pagos",
  "no-statement-date": "la factura no tiene fecha",
  "no-service-dates": "la factura no dice cuándo se dio la atención",
  "no-payments-listed": "no hay una lista de pagos",
  "no-setting": "no sabemos dónde se dio la atención",
  "no-hospital": "no sabemos qué hospital es",
  "two-heaps": "los precios en efectivo del estado forman dos grupos, así que ninguno es el usual",
  "paid-by-the-stay": "Medicare paga la hospitalización completa, no cada servicio",
  "days-not-printed": "la factura no los imprime con suficiente claridad para nosotros",
  "not-a-bill": "este documento todavía no pide ningún pago",
  "not-for-inpatients": "las reglas de códigos de Medicare no se usan para las hospitalizaciones",
  "no-explanation-of-benefits": "no hay explicación de beneficios (EOB)",
  "no-plan-claims": "no conocemos línea por línea las reclamaciones de la explicación de beneficios (EOB)",
  "ground-ambulance":
    "la ley federal sobre facturas sorpresa no cubre las ambulancias terrestres (es posible que la ley de su estado las cubra)",
  "no-estimate": "no hay estimado de buena fe",
  "not-self-pay": "solo para quien paga sin seguro",
  "no-household": "no sabemos el tamaño del hogar ni sus ingresos",
  "not-nonprofit": "no sabemos que sea un hospital sin fines de lucro",
  "no-poverty-guidelines": "no tenemos las guías de pobreza de ese año",
  "no-edition-for-date": "no tenemos la edición de las reglas de Medicare para el día de la atención",
  "no-published-prices": "no hay precios publicados comparables para estas líneas",
  "no-medicare-prices": "no tenemos tarifas de Medicare para estas líneas",
};

const strengths: Translation<English["strengths"]> = {
  error: { heading: "Errores", meaning: "La factura se contradice o contradice a un documento." },
  "rule conflict": {
    heading: "Conflictos con reglas",
    meaning: "La factura no cumple una de las reglas de códigos de Medicare.",
  },
  question: { heading: "Preguntas", meaning: "Es posible que esté bien. Pregunte." },
  "price context": {
    heading: "Precios",
    meaning:
      "Lo que publica el propio hospital, y lo que otros cobran o pagan. Un precio alto no es un error.",
  },
};

const first: Translation<English["first"]> = {
  heading: "Primero: es posible que deba menos, o nada",
  meaning:
    "Pregunte por esto antes de corregir o negociar nada. Los totales de arriba no incluyen lo que tal vez le ahorre: el hospital decide.",
};

const result: Translation<English["result"]> = {
  charged: "Cobrado",
  disputable: "Para preguntar",
  disputableMeans:
    "Lo máximo que puede bajar su factura, o que le pueden devolver, si todos los hallazgos de abajo son correctos. Nada se cuenta dos veces. La factura no puede bajar más de lo que le piden pagar.",
  nothingAtStake: "Ningún hallazgo pone en duda una cantidad.",
  none: "No encontramos nada. Lea abajo lo que no pudimos revisar.",
  ask: "Qué preguntar",
  compareIncome: "Ver si tal vez su hogar cumple los requisitos: cuatro preguntas, no se guarda nada",
  amount: "Cantidad en duda: {amount}",
  lines: { one: "Línea {list}", many: "Líneas {list}", other: "Líneas {list}" },
  wholeBill: "La factura entera",
  source: "Fuente",
  priceFile: "El archivo de precios del hospital",
  assistance: {
    free: "Sus ingresos son cerca del {percent}% del nivel federal de pobreza. No pasan del límite para la atención gratuita. Es posible que no deba nada: presente la solicitud.",
    discount:
      "Sus ingresos son cerca del {percent}% del nivel federal de pobreza. No pasan del límite para un descuento. Es posible que deba menos: presente la solicitud.",
    none: "Sus ingresos son cerca del {percent}% del nivel federal de pobreza. Pasan de los límites que conocemos. Pregunte de todos modos: los hospitales cuentan los ingresos de distintas maneras, y muchos también ayudan con costos altos.",
  },
  notChecked: {
    heading: "Lo que no se revisó",
    more: { one: "1 cosa más", many: "{count} de cosas más", other: "{count} cosas más" },
    missing: {
      "not-a-bill": "Este documento no es una factura, así que no buscamos errores en él.",
      plan: "Lo que usted debe de verdad con un plan: agregue su explicación de beneficios (EOB) y comparamos las dos.",
      codes:
        "Los servicios mismos: esta factura no dice cada uno con su código y sus unidades. Una factura detallada sí.",
      setting: "Dónde se dio la atención: diga si fue una sala de emergencias, un hospital o un consultorio.",
      prices:
        "Si los precios son altos: no tenemos precios para comparar, de este hospital o de estos servicios.",
      sums: "Si todo suma bien: le falta un total, un pago o un descuento.",
      days: "Si todos los cargos son de sus días de atención: la factura no imprime esos días con claridad.",
      household: "Si es posible que el hospital la perdone: no conocemos su hogar o las reglas del hospital.",
      estimate:
        "Si está muy por encima de un estimado: si recibió uno antes de la atención y no tiene seguro, agréguelo.",
      law: "Si una ley le protege: la ley federal sobre facturas sorpresa no cubre las ambulancias terrestres. Es posible que la ley de su estado le cubra.",
    },
    one: "{rule}: {reason}.",
    starter:
      "Las reglas de códigos vienen de un pequeño grupo incluido de servicios comunes. Un código que no está en él todavía puede romper una regla.",
    absence:
      "Medicare mantiene en secreto algunos límites de unidades. Una revisión sin hallazgos no prueba que todas las unidades estén bien.",
  },
};

export const audits: Translation<English> = {
  rules,
  reasons,
  strengths,
  first,
  coded: "{code} ({name})",
  unsure: {
    line: "No sabíamos con certeza cómo leer este cargo. Primero compare sus unidades y su cantidad con su factura, y revise otra vez.",
    plan: "No sabíamos con certeza cómo leer el documento de su plan. Primero compare sus cantidades con el documento, y revise otra vez.",
    sums: "Primero compare con su factura los cargos y totales del formulario de abajo. Es posible que se nos pasara uno. Corrija lo que esté mal y revise otra vez.",
  },
  result,
} as const;
