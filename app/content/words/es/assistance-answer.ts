import type { Translation } from "#app/domain/language/message.ts";
import type { assistanceAnswer as english } from "../en/assistance-answer.ts";

export const assistanceAnswer: Translation<typeof english> = {
  heading: "Lo que encontramos",
  thisHospital: "este hospital",
  by: {
    filing: "Según la política que {hospital} declaró para {year}",
    organisation: "Según la política que {filer} declaró para {year} para todos sus hospitales",
    operator: "Según la política de {hospital}, leída el {day}",
    law: "Según las normas de {state}",
  },
  headline: {
    free: "{by}, la atención es gratuita para familias con hasta el {line}% del nivel federal de pobreza. Sus ingresos son alrededor del {own}%. Solicite la ayuda.",
    settled:
      "{by}, la atención es gratuita para quienes reciben {program}. Solicite la ayuda y envíe la carta del programa.",
    discount:
      "{by}, las familias con hasta el {line}% del nivel federal de pobreza pagan menos. Sus ingresos son alrededor del {own}%. Solicite la ayuda.",
    unsure: {
      free: "{by}, es posible que la atención sea gratuita para familias con hasta el {line}% del nivel federal de pobreza. Sus ingresos son alrededor del {own}%. Solicite la ayuda.",
      discount:
        "{by}, es posible que las familias con hasta el {line}% del nivel federal de pobreza paguen menos. Sus ingresos son alrededor del {own}%. Solicite la ayuda.",
    },
    above:
      "{by}, la ayuda llega hasta el {line}% del nivel federal de pobreza. Sus ingresos son alrededor del {own}%. Pídala de todos modos.",
    aboveLaw:
      "{by}, la ayuda llega hasta el {line}% del nivel federal de pobreza. Sus ingresos son alrededor del {own}%. Es posible que la política del propio hospital llegue más lejos, y no tenemos su declaración al IRS. Pida la política.",
    noIncome: {
      free: "{by}, la atención es gratuita para familias con hasta el {line}% del nivel federal de pobreza. Pida el formulario, aunque no sabemos sus ingresos.",
      discount:
        "{by}, las familias con hasta el {line}% del nivel federal de pobreza pagan menos. Pida el formulario, aunque no sabemos sus ingresos.",
    },
    noLines: "{hospital} tiene una política, pero lo que leímos no da sus límites de ingresos. Pídala.",
    nonprofit:
      "No tenemos ninguna declaración al IRS de {hospital}. Pero los hospitales sin fines de lucro deben tener una política para quienes no pueden pagar. Pídala.",
    forProfit:
      "{hospital} tiene fines de lucro, así que la ley federal no le exige tener esa política. Muchos hospitales como este ayudan de todos modos. Pregunte.",
    unknown:
      "No tenemos ninguna declaración al IRS de {hospital}. Los hospitales sin fines de lucro deben tener una política para quienes no pueden pagar, y muchos hospitales públicos tienen una. Pídala.",
  },
  hospitalDecides: "Decide el hospital, no nosotros. Preguntar no cuesta nada.",
  near: "Usted está cerca del límite del {line}%. Los hospitales cuentan los ingresos de distintas formas, así que solicite la ayuda.",
  programs: "Usted recibe {programs}. Muchas veces eso basta: envíe con el formulario la carta del programa.",
  insured: "La ayuda también puede pagar su parte después del seguro, si la política lo dice.",
  ownLevel:
    "Para un hogar de {size}, el nivel federal de pobreza de {year} es de {level} al año, según el Departamento de Salud y Servicios Humanos (HHS).",
  ownLevelIn:
    "Para un hogar de {size} en {state}, el nivel federal de pobreza de {year} es de {level} al año, según el Departamento de Salud y Servicios Humanos (HHS).",
  newestLevel: "Estos son los niveles más nuevos que tenemos. Cada enero salen otros.",
  whyAsk: {
    heading: "Por qué vale la pena preguntar",
    newer: "Es posible que los límites hayan subido desde {year}.",
    counted:
      "Los hospitales cuentan los ingresos de distintas formas. Algunos solo miran los últimos tres meses.",
    largeBills: "Este hospital también mira las facturas que son grandes en comparación con los ingresos.",
    change: "Si sus ingresos bajaron, o llegó otra factura, su respuesta también cambia.",
  },
  source: {
    heading: "De dónde viene esto",
    filing:
      "{facility} está en la declaración de {filer} (EIN {ein}) ante el IRS: Formulario 990, Anexo H, del año que terminó el {end}.",
    organisation:
      "{filer} (EIN {ein}) presentó ante el IRS el Formulario 990, Anexo H, del año que terminó el {end}. Los límites son de toda la organización, no solo de este hospital.",
    operator: "Quienes administran este sitio lo anotaron el {day} de esta fuente: {source}",
    age: {
      one: "Ese año terminó hace {count} mes. Es posible que la política ahora ayude a más personas.",
      many: "Ese año terminó hace {count} de meses. Es posible que la política ahora ayude a más personas.",
      other: "Ese año terminó hace {count} meses. Es posible que la política ahora ayude a más personas.",
    },
    lines: {
      both: "Sus límites: atención gratuita hasta el {free}% del nivel federal de pobreza, descuentos hasta el {discount}%.",
      free: "Su límite: atención gratuita hasta el {free}% del nivel federal de pobreza. No nombra un límite para descuentos. Eso no quiere decir que no los dé.",
      discount:
        "Su límite: descuentos hasta el {discount}% del nivel federal de pobreza. No nombra un límite para la atención gratuita. Eso no quiere decir que no la dé.",
      none: "No nombra un límite para la atención gratuita ni para descuentos. Eso no quiere decir que no los dé.",
    },
    doubtful:
      "No estamos seguros de un límite. Se declaró como un número pequeño, por ejemplo 2.00, y lo leemos como 200%. Revise la política.",
    alsoLooksAt: "Además de los ingresos, el hospital mira {criteria}.",
    criteria: {
      assets: "los ahorros y otros bienes",
      "medical indigency": "las facturas que son grandes en comparación con los ingresos",
      insurance: "el seguro",
      underinsurance: "los gastos que el seguro no cubre",
      residency: "dónde vive usted",
      other: "otras cosas que la política nombra",
    },
    sample: "Este hospital y su política son ficticios.",
    none: "No tenemos una declaración al IRS de {hospital}.",
    noneNamed:
      "Usted no nombró un hospital que conozcamos, así que no tenemos ninguna declaración al IRS que mirar.",
  },
  lawsHeading: "Las normas de {state}",
  apply: {
    heading: "Cómo solicitar la ayuda",
    links: "Según la declaración para {year}. Es posible que las páginas se hayan movido desde entonces.",
    linksEntered: "Del {day}. Es posible que las páginas se hayan movido desde entonces.",
    policy: "La política",
    application: "El formulario de solicitud",
    summary: "El resumen en lenguaje sencillo",
    ask: "Llame o escriba a la oficina de facturación: “¿Tienen una política de asistencia financiera? Envíenme el formulario y el resumen en lenguaje sencillo, por favor.”",
    free: "Un hospital sin fines de lucro debe darle los dos sin costo, también en papel (26 CFR 1.501(r)-4(b)(5)).",
    hold: "Pida que pongan la factura en pausa hasta que decidan.",
    always:
      "Solicite la ayuda aunque la factura esté en una agencia de cobros o la fecha límite ya haya pasado.",
    pay: "La solicitud no cuesta nada, y no tiene que pagar primero algo de la factura.",
    copies: "Guarde copias de todo lo que envía y anote el día.",
    doctors:
      "Es posible que los médicos facturen aparte y que la política no los cubra. Hágales la misma pregunta.",
  },
  gather: {
    heading: "Qué reunir",
    lead: "Los hospitales suelen pedir esto. Envíe lo que tenga y diga qué no tiene.",
    taxes: "Su última declaración de impuestos, o una carta que diga que no tuvo que presentarla",
    pay: "Tres talones de pago recientes de cada persona que trabaja. Si trabaja por su cuenta, lo que queda después de los gastos",
    benefits: "Cartas sobre desempleo, Seguro Social, pensión alimenticia o manutención de hijos",
    programs:
      "La carta sobre Medicaid, SNAP, WIC, comidas escolares o ayuda de energía, si recibe una de esas ayudas",
    noIncome: "Si no tiene ingresos: una carta corta sobre cómo se mantiene",
    savings: "Estados de cuenta del banco de unos tres meses, porque este hospital mira los ahorros",
    savingsMaybe: "A veces, estados de cuenta del banco de unos tres meses",
    home: "Algo que muestre dónde vive, porque aquí importa",
    medicaid: "A veces, una carta de Medicaid que diga que no le aprobaron",
    limit:
      "Un hospital sin fines de lucro no puede decirle que no porque falte un documento, a menos que su política o su formulario pida ese documento (26 CFR 1.501(r)-4(b)(3)).",
  },
  days: {
    heading: "Cuánto tiempo tiene",
    applyUntil:
      "Puede solicitar la ayuda por lo menos hasta el {day}: 240 días después de la primera factura que llegó después de la atención (26 CFR 1.501(r)-1(b)(3)).",
    applyPast:
      "Los 240 días que debe dar un hospital sin fines de lucro terminaron el {day} (26 CFR 1.501(r)-1(b)(3)). Solicite la ayuda de todos modos: muchos aceptan solicitudes tardías.",
    applyUndated:
      "Puede solicitar la ayuda por lo menos hasta 240 días después de la primera factura que llegó después de la atención (26 CFR 1.501(r)-1(b)(3)). Con la fecha de esa factura, contamos los días por usted abajo.",
    quiet:
      "Hasta el {day}, 120 días después de esa factura, no puede demandarle, vender la deuda ni informar de ella a una compañía de informes de crédito (26 CFR 1.501(r)-6(c)(3)).",
    quietPast:
      "Los 120 días sin esos pasos terminaron el {day} (26 CFR 1.501(r)-6(c)(3)). Una solicitud completa enviada a tiempo los detiene hasta que se decida.",
    quietUndated:
      "Durante 120 días después de esa factura, no puede demandarle, vender la deuda ni informar de ella a una compañía de informes de crédito (26 CFR 1.501(r)-6(c)(3)).",
    refund:
      "Si recibe ayuda, el hospital debe devolver lo que usted pagó por encima de su parte, si son $5 o más (26 CFR 1.501(r)-6(c)(6)).",
    ifNonprofit: "Si el hospital no tiene fines de lucro, la ley federal le da estos plazos:",
    forProfit:
      "La ley federal no fija plazos para este hospital. Pregunte pronto, y pregunte cuál es su fecha límite.",
    laterBill: "Si antes llegó otra factura, el plazo empezó con ella.",
    stateAnyTime: "Según lo que leímos, en {state} puede solicitar la ayuda en cualquier momento.",
    stateFromBill: "Según lo que leímos, {state} le da {time} desde la primera factura.",
    stateFromBillUntil: "Según lo que leímos, {state} le da por lo menos hasta el {day}.",
    stateFromCare: "Según lo que leímos, {state} le da {time} desde el día de la atención.",
    inDays: { one: "{count} día", many: "{count} de días", other: "{count} días" },
    inYears: { one: "un año", many: "{count} de años", other: "{count} años" },
  },
  notLegal: "Esto es información, no asesoría legal. No se guarda nada de lo que usted escribió.",
} as const;
