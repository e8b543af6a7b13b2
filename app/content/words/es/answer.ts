import type { Translation } from "#app/domain/language/message.ts";
import type { answer as english } from "../en/answer.ts";

export const answer: Translation<typeof english> = {
  lead: {
    asked: {
      most: "La mayoría de los hospitales cobra <figure>de {low} a {high}</figure>",
      same: "La mayoría de los hospitales cobra <figure>{price}</figure>",
      median: "Los hospitales cobran alrededor de <figure>{price}</figure>",
      two: "Dos hospitales cobran <figure>{low} y {high}</figure>",
      one: "Un hospital cobra <figure>{price}</figure>",
      groups: "Los hospitales cobran <figure>{low} o {high}</figure>",
    },
    agreed: {
      most: "La mayoría de las tarifas va <figure>de {low} a {high}</figure>",
      same: "La mayoría de las tarifas es de <figure>{price}</figure>",
      median: "Las tarifas son de alrededor de <figure>{price}</figure>",
      two: "Las tarifas de dos hospitales son <figure>{low} y {high}</figure>",
      one: "La tarifa es de <figure>{price}</figure>",
      groups: "Las tarifas van <figure>{low} o {high}</figure>",
    },
    levels: "Para los niveles 3 a 5, la mayoría de los hospitales cobra <figure>de {low} a {high}</figure>",
    range: "de {from} a {to}",
  },
  of: {
    cash: {
      one: "si paga por su cuenta, en {count} hospital {where}.",
      many: "si paga por su cuenta, en {count} de hospitales {where}.",
      other: "si paga por su cuenta, en {count} hospitales {where}.",
    },
    list: {
      one: "antes de cualquier descuento, en {count} hospital {where}.",
      many: "antes de cualquier descuento, en {count} de hospitales {where}.",
      other: "antes de cualquier descuento, en {count} hospitales {where}.",
    },
    plan: "para el plan “{plan}”, en 1 hospital {where}. Confirme que este es su plan.",
    negotiated: {
      one: "con {payer}, en {count} hospital {where}.",
      many: "con {payer}, en {count} de hospitales {where}.",
      other: "con {payer}, en {count} hospitales {where}.",
    },
  },
  plan: "La más baja es del plan “{plan}”. Confirme que este es el suyo.",
  named: "{hospital} cobra <figure>{price}</figure>",
  namedRate: "La tarifa en {hospital} es de <figure>{price}</figure>",
  facts: {
    median: "mediana: más bajo es mejor",
    medicare: "Medicare le paga al hospital",
    doctor: "médico, se cobra por separado (tarifa de Medicare)",
    plus: "+ {price}",
  },
  choice: {
    good: "Una buena opción cerca de usted",
    nearest: "El más cercano con precio igual a la mediana o menor",
    call: "Llame al <phone>{phone}</phone> y diga:",
    askPlace:
      "¿Dónde está usted? <place>Escriba un código postal o una ciudad</place> para ver la buena opción más cercana.",
    say: "Qué decir a cualquier hospital:",
    freeCare: "¿No puede pagar? <care>Busque atención gratuita cerca de {place}</care>.",
  },
  scripts: {
    selfPay: "“Quisiera el precio de {code} si pago por mi cuenta, con todo incluido y por escrito.”",
    plan: "“Para {code} con {payer}, ¿cuál es la cantidad permitida y cuánto me toca pagar? Por escrito, por favor.”",
    covered:
      "“Tengo {payer}. ¿Está cubierto aquí {code}, necesito antes una aprobación y cuánto voy a deber? Por escrito, por favor.”",
    above:
      "“Me pidieron pagar {asked} por {code}. La mayoría de los hospitales de esta zona cobra {range}. ¿Pueden igualar {median}, con todo incluido y por escrito?”",
    within:
      "“¿Es {asked} el precio de {code} si pago por mi cuenta, con todo incluido? ¿Hay un descuento si pago por adelantado?”",
    below:
      "“¿Es {asked} el precio completo de {code}: hospital, médico y todo lo demás? Póngalo por escrito, por favor.”",
    unknown:
      "“¿Qué incluyen los {asked} por {code}? Quisiera el precio si pago por mi cuenta, con todo incluido y por escrito.”",
  },
  assumed: {
    label: "Lo que supusimos, y qué más puede querer decir usted",
    insteadPlace: "¿Quiso decir…?",
    instead: "O",
    notLoaded: {
      one: "{count} hospital de esta zona no está cargado",
      many: "{count} de hospitales de esta zona no están cargados",
      other: "{count} hospitales de esta zona no están cargados",
    },
    notLoadedOrMore: "Más hospitales de esta zona no están cargados",
  },
  covered: {
    medicaid: "Con Medicaid, por lo general usted paga poco o nada",
    medicare: "Con Medicare, usted paga una parte de la tarifa de Medicare, no el precio del hospital",
    "medicare-advantage":
      "Con Medicare Advantage, su plan fija lo que le toca pagar, no el precio del hospital",
    "tricare-va": "Con TRICARE o la VA, su programa fija lo que usted paga, no el precio del hospital",
    next: {
      "tricare-va":
        "Pregunte a su programa cuánto va a pagar, y si necesita antes un referido o una aprobación.",
      medicaid:
        "Pregunte al hospital y a su plan antes de pagar algo. Un hospital que acepta Medicaid no puede cobrarle más que un copago pequeño (42 CFR 447.15).",
      medicare:
        "En la mayoría de la atención ambulatoria, su parte es alrededor del 20% de la tarifa de Medicare, después del deducible anual. Puede que un seguro suplementario la pague.",
      "medicare-advantage":
        "Pregunte a su plan si el hospital está dentro de su red y de cuánto es su copago.",
    },
    rates: {
      one: "Tarifas publicadas de esos planes, en {count} hospital {where}: lo que paga el plan, no lo que usted debe.",
      many: "Tarifas publicadas de esos planes, en {count} de hospitales {where}: lo que paga el plan, no lo que usted debe.",
      other:
        "Tarifas publicadas de esos planes, en {count} hospitales {where}: lo que paga el plan, no lo que usted debe.",
    },
    noRates:
      "Nuestros datos no tienen ninguna tarifa de un plan así {where}. Los precios para personas sin seguro no son lo que usted paga.",
  },
  nothingWithin: "Ningún precio de nuestros datos está dentro de los límites que usted puso.",
  noRate:
    "Nuestros datos no tienen una tarifa de {payer} {where} para su búsqueda; pregunte a su plan. Estos son precios sin seguro.",
  asked: {
    label: "¿Cuánto le pidieron pagar?",
    hint: "Opcional, en dólares.",
    problem: "Escriba en dólares cuánto le pidieron pagar; por ejemplo, 850 o 4,500.00.",
    above: "<figure>{asked}</figure> es más de lo que cobra la mayoría de los hospitales",
    within: "<figure>{asked}</figure> está dentro de lo que cobra la mayoría de los hospitales",
    below: "<figure>{asked}</figure> es menos de lo que cobra la mayoría de los hospitales",
    unknown: "Tenemos muy pocos precios comparables para juzgar <figure>{asked}</figure>",
    covered: "No pague <figure>{asked}</figure> antes de preguntar a su plan",
    why: "La mayoría de los {count} hospitales {where} cobra {range}, la mitad central.",
    whyOfPlan:
      "La mayoría de las tarifas de {payer} en los {count} hospitales {where} va {range}, la mitad central.",
    whyMedicare: "Es {ratio} lo que Medicare le paga al hospital ({medicare}).",
    next: {
      above:
        "¿Ya recibió la factura? <audit>Revísela</audit>, o vea si <assistance>el hospital la perdona</assistance>.",
      within: "Un precio menor que la mediana, {median}, es bueno: la lista de abajo tiene algunos.",
      below: "Confirme que no falte nada.",
    },
  },
  how: {
    summary: "Cómo comparamos, con fuentes y fechas",
    most: "“La mayoría” es la mitad central: una cuarta parte de los hospitales cobra menos y una cuarta parte cobra más. Si son menos de cinco hospitales, mostramos la mediana.",
    withDoctor:
      "Con el médico, a la mayoría de los pacientes se le cobraría de {low} a {high} en total. Los médicos cobran alrededor de 1 a 2.5 veces lo que les paga Medicare. La anestesia no está incluida.",
    choice:
      "La buena opción es el hospital más cercano con precio igual a la mediana o menor y con cuatro o cinco estrellas de CMS; si no hay, con tres.",
    stars:
      "Las estrellas son la calificación general de calidad de CMS para hospitales, de una a cinco. No se refieren a este servicio.",
  },
  parts: "Qué más se cobra con esto",
} as const;
