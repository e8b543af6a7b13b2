import type { Translation } from "#app/domain/language/message.ts";
import type { negotiation as english } from "../en/negotiation.ts";

export const negotiation: Translation<typeof english> = {
  title: "Negociar una factura",
  description:
    "Tres cantidades para negociar, basadas en precios publicados para cada cargo, y qué decir por teléfono.",
  lead: "Elija una factura. Comparamos cada cargo con precios publicados y sugerimos una primera oferta, una meta y un límite.",
  none: "Todavía no hay facturas. Agregue una primero y luego vuelva aquí.",
  add: "Agregar una factura",
  ofDay: "del {date}",
  due: "{amount} por pagar",
  lines: { one: "{count} cargo", many: "{count} de cargos", other: "{count} cargos" },
  seeBill: "Ver la factura",
  another: "Elegir otra factura",
  heading: "Qué ofrecer a {name}",
  headingUnnamed: "Qué ofrecer por esta factura",
  isDraft:
    "Esta factura es un borrador. Revise primero lo que leímos: un solo cargo mal leído hace que la oferta sea incorrecta.",
  checkIt: "Revisarla ahora",
  balance: "La factura le pide pagar {amount}.",
  noBalance: "Esta factura no dice cuánto tiene que pagar.",
  figures: {
    heading: "Tres cantidades",
    lead: "Empiece bajo, apunte a la segunda cantidad y no pase de la última. Cada una suma precios publicados, cargo por cargo.",
    names: { opening: "Empiece con", target: "Apunte a", walkAway: "Como máximo" },
    none: "Sin cantidad",
    share: "{percent}% de lo que la factura le pide pagar",
    nothingPublished: "No tenemos precios publicados en que basarla.",
    yours: "Su propia cantidad.",
    workedOut: "Según los precios publicados, sería {amount}.",
    anchored: {
      negotiated: {
        one: "{count} cargo a la cantidad más baja que un plan de salud paga aquí: {amount}",
        many: "{count} de cargos a las cantidades más bajas que los planes de salud pagan aquí: {amount}",
        other: "{count} cargos a las cantidades más bajas que los planes de salud pagan aquí: {amount}",
      },
      cash: {
        one: "{count} cargo al precio en efectivo de este hospital: {amount}",
        many: "{count} de cargos a los precios en efectivo de este hospital: {amount}",
        other: "{count} cargos a los precios en efectivo de este hospital: {amount}",
      },
      "state-p25": {
        one: "{count} cargo al extremo bajo de lo que cobran los hospitales del estado: {amount}",
        many: "{count} de cargos al extremo bajo de lo que cobran los hospitales del estado: {amount}",
        other: "{count} cargos al extremo bajo de lo que cobran los hospitales del estado: {amount}",
      },
      "state-median": {
        one: "{count} cargo a la mediana de lo que cobran los hospitales del estado: {amount}",
        many: "{count} de cargos a la mediana de lo que cobran los hospitales del estado: {amount}",
        other: "{count} cargos a la mediana de lo que cobran los hospitales del estado: {amount}",
      },
      "state-p75": {
        one: "{count} cargo al extremo alto de lo que cobran los hospitales del estado: {amount}",
        many: "{count} de cargos al extremo alto de lo que cobran los hospitales del estado: {amount}",
        other: "{count} cargos al extremo alto de lo que cobran los hospitales del estado: {amount}",
      },
      medicare: {
        one: "{count} cargo a la tarifa de Medicare: {amount}",
        many: "{count} de cargos a las tarifas de Medicare: {amount}",
        other: "{count} cargos a las tarifas de Medicare: {amount}",
      },
    },
    asBilled: {
      "no-code": {
        one: "{count} cargo como se facturó, porque no tiene código: {amount}",
        many: "{count} de cargos como se facturaron, porque no tienen código: {amount}",
        other: "{count} cargos como se facturaron, porque no tienen código: {amount}",
      },
      "no-units": {
        one: "{count} cargo como se facturó, porque la factura no dice por cuántas unidades: {amount}",
        many: "{count} de cargos como se facturaron, porque la factura no dice por cuántas unidades: {amount}",
        other: "{count} cargos como se facturaron, porque la factura no dice por cuántas unidades: {amount}",
      },
      "nothing-published": {
        one: "{count} cargo como se facturó, porque no hay un precio comparable publicado: {amount}",
        many: "{count} de cargos como se facturaron, porque no hay precios comparables publicados: {amount}",
        other: "{count} cargos como se facturaron, porque no hay precios comparables publicados: {amount}",
      },
      "not-above": {
        one: "{count} cargo como se facturó, que no es más que los precios publicados: {amount}",
        many: "{count} de cargos como se facturaron, que no son más que los precios publicados: {amount}",
        other: "{count} cargos como se facturaron, que no son más que los precios publicados: {amount}",
      },
      credit: {
        one: "{count} crédito: {amount}",
        many: "{count} de créditos: {amount}",
        other: "{count} créditos: {amount}",
      },
      unitemized: "Sin detallar, así que como se facturó: {amount}",
    },
    paid: "Menos lo que ya se pagó: {amount}",
    caps: {
      "printed-offer": "No más de {amount}: la factura misma ofrece ese precio",
      estimate: "No más de {amount}: su estimado de buena fe, menos lo que usted pagó",
      plan: "No más de {amount}: lo que su plan dice que usted debe",
      audit: "No más de {amount}: la factura sin los errores que encontró su revisión",
    },
    alreadyPaid: "Usted ya pagó esa cantidad.",
    isBalance: "Todo lo que se le pide pagar: los cargos suman esa cantidad, o más.",
    oddities: {
      crossed: "Una de sus cantidades es mayor que la siguiente. Compruébelas antes de llamar.",
      "above-balance":
        "Una de sus cantidades es más de lo que la factura le pide pagar, así que no la usamos. Nunca ofrezca más de lo que se debe.",
    },
    unknownPaying:
      "Estas cantidades son para una factura a la que ningún plan le ha fijado un precio. Si el proveedor estaba dentro de la red de su plan, el precio es la tarifa del plan: diga abajo cómo se paga la factura.",
    outOfNetwork:
      "Por atención de emergencia, y por muchos profesionales de la salud en un hospital de su red, la ley limita lo que le pueden cobrar fuera de la red. Compruebe eso antes de ofrecer algo.",
    checkRights: "Revisar eso en la factura",
    how: "Cómo se eligen las cantidades",
    method: [
      "La primera cantidad es el más bajo de cuatro precios. Dos son de este hospital: lo que un plan de salud comercial acordó pagarle y su precio en efectivo. Los otros son el extremo bajo de los precios en efectivo del estado y lo que paga Medicare.",
      "La segunda cantidad es el menor de dos precios: el precio en efectivo de este hospital y la mediana del estado. La última es el menor de su precio en efectivo y el extremo alto del estado. Una cuarta parte de los hospitales está por debajo del extremo bajo, la mitad por debajo de la mediana y tres cuartas partes por debajo del extremo alto.",
      "Solo cuentan los precios comparables: el mismo código, tipo de atención, tipo de facturación y modificadores, por todas las unidades del cargo. Un cargo sin un precio así cuenta como se facturó. También un cargo que no dice por cuántas unidades es.",
      "Nunca sugerimos más de lo que la factura le pide pagar. Tampoco pasamos de un precio más bajo que ofrezca la factura, de su estimado de buena fe ni de lo que su plan dice que usted debe. Lo mismo vale para la cantidad que queda al corregir los errores de su revisión. Los créditos de la factura cuentan. Las facturas de otras personas, y cómo terminaron aquí las apelaciones, no cambian estas cantidades.",
    ],
  },
  why: {
    "in-network":
      "Dentro de la red, el precio es el que su plan acordó con el proveedor. Su explicación de beneficios lo muestra, y usted no debe más de lo que dice. Así que solo puede negociar cómo pagar.",
    "public-plan":
      "Medicare y Medicaid fijan lo que se puede cobrar a sus pacientes. Usted no debe más de lo que dice el aviso de su plan, así que no puede negociar el precio.",
    "nothing-owed": "Esta factura no dice que quede algo por pagar, así que no hay nada que negociar.",
    "other-currency":
      "Esta factura está en otra moneda. Solo comparamos facturas en dólares de EE. UU. Si sus cantidades sí son en dólares, escríbalas en una factura nueva.",
    "no-units":
      "Hay precios comparables publicados, pero la factura no dice por cuántas unidades son sus cargos, así que no podemos compararlos. Pida una factura detallada con las unidades, o agréguelas en el formulario de la factura.",
    "in-question":
      "Su revisión encontró errores que ponen en duda toda la cantidad. Haga que los corrijan antes de ofrecer algo.",
    "no-anchors":
      "No hay precios comparables publicados para los cargos de esta factura, así que no tenemos en qué basar una cantidad.",
    "not-above":
      "La factura no pide más que los precios publicados para estos servicios. No conocemos ningún precio que respalde una oferta más baja, así que no mostramos ninguna. Todavía puede pedir otras cosas.",
    "paid-enough":
      "Lo que ya se pagó suma tanto como los precios publicados. Pregunte por qué se debe más antes de ofrecer algo.",
  },
  instead: {
    heading: "Qué puede hacer",
    itemised: "Pedir una factura detallada con un código para cada cargo",
    charity: "Solicitar asistencia financiera",
    plan: "Pedir un plan de pagos sin intereses",
    check: "Comparar la factura con la decisión de su plan",
    checkErrors: "Revisar la factura otra vez",
    appeal: "Apelar lo que su plan denegó",
  },
  assistance: {
    heading: "Pregunte primero por la asistencia financiera",
    nonprofit:
      "Este hospital no tiene fines de lucro, así que debe tener una política de asistencia financiera. Pregunte por ella antes de ofrecer algo: es posible que baje la factura más que cualquier oferta, o que la perdone. Si le corresponde depende de su hogar y de la política.",
    "may-be-nonprofit":
      "Si este hospital no tiene fines de lucro, debe tener una política de asistencia financiera. Pregunte por ella antes de ofrecer algo: es posible que baje la factura más que cualquier oferta, o que la perdone.",
    "lines-known":
      "Es posible que las normas del hospital o del estado sobre la asistencia bajen la factura más que cualquier oferta, o que la perdonen. Pregunte por ella antes de ofrecer algo. Depende de su hogar.",
    ceiling:
      "Los ingresos de su hogar parecen lo bastante bajos para recibir ayuda aquí. Un hospital sin fines de lucro que le da ayuda no puede cobrarle más de lo que generalmente factura a pacientes con seguro (26 CFR 1.501(r)-5(a)). Esto vale para la atención de emergencia o médicamente necesaria. Pida esa cantidad antes de ofrecer algo.",
    late: "Según la fecha de esta factura, ya pasó la fecha límite hasta la que el hospital debe aceptar una solicitud. Pida de todos modos: muchos aceptan una solicitud tardía.",
    write: "Escribir para pedir asistencia financiera",
  },
  adjust: {
    heading: "Cambiar las cantidades",
    lead: "Sus propias cantidades reemplazan las nuestras. Deje un campo vacío para usar la nuestra.",
    paying: "¿Cómo se paga esta factura?",
    notSaid: "No lo sé",
    payings: {
      alone: "La pago yo, sin un plan",
      "in-network": "La paga un plan, y el proveedor está dentro de su red",
      "out-of-network": "La paga un plan, y el proveedor está fuera de su red",
      "public-plan": "La paga Medicare o Medicaid",
    },
    hint: "Por ejemplo 450.00",
    printed: "Otro precio, más bajo, impreso en la factura",
    printedHint:
      "Lo que la factura pide si usted paga de inmediato, por ejemplo un precio por pronto pago de 2,486.12. Deje el campo vacío si no hay ninguno.",
    submit: "Actualizar las cantidades",
    problem: "Ponga una cantidad mayor que cero, por ejemplo 450.00",
  },
  write: "Escribir la oferta: {amount}",
  writeNote: "Puede cambiar la carta antes de enviarla. Nosotros no enviamos nada.",
  evidence: {
    heading: "Qué les puede mostrar",
    lead: "Todas las cantidades son por todas las unidades de un cargo. Las tarifas de Medicare son nacionales.",
    caption: "Cargos {first} a {last} de {count}, con los precios publicados",
    pages: "Páginas de cargos",
    columns: {
      service: "Servicio",
      billed: "Facturado",
      published: "Precios publicados",
    },
    names: {
      cash: "Precio en efectivo aquí",
      negotiated: "El más bajo de un plan de salud aquí",
      state: "Mediana del precio en efectivo en {state}",
      medicare: "Medicare",
    },
    unknown: "Sin nombre",
    none: "No hay un precio comparable publicado.",
    units: { one: "{count} unidad", many: "{count} de unidades", other: "{count} unidades" },
    unitsUnknown: "No se sabe cuántas unidades",
    ofOneUnit: "La factura no dice por cuántas unidades es esto, así que no lo comparamos. Por una unidad:",
    each: "{amount} cada una.",
    payer: "{payer}, {plan}.",
    forCase: "Por todo el caso.",
    source: "<source>{place}</source>, archivo del {date}",
    sourceUndated: "<source>{place}</source>, archivo sin fecha",
    band: "El 50% central de {hospitalCount} hospitales: de {from} a {to}",
    medicare: {
      physician: "Tarifas médicas, {edition}",
      "physician-facility": "Tarifas médicas en un centro de salud, {edition}",
      outpatient: "Pago por atención ambulatoria, {edition}",
      laboratory: "Tarifas de laboratorio, {edition}",
      drug: "Límite para el medicamento, {edition}",
    },
    noHospital:
      "Esta factura no está relacionada con un hospital cuyos precios tengamos, así que solo podemos comparar sus cargos con las tarifas de Medicare. En el formulario de la factura puede elegir su hospital.",
    noLines:
      "Esta factura no tiene cargos con una cantidad. Pida una factura detallada: indica cada servicio con su código.",
    withoutAmount: {
      one: "{count} cargo de la factura no tiene una cantidad en dólares y no se incluye.",
      many: "{count} de cargos de la factura no tienen una cantidad en dólares y no se incluyen.",
      other: "{count} cargos de la factura no tienen una cantidad en dólares y no se incluyen.",
    },
  },
  outcomes: {
    heading: "Cómo les fue a otras personas aquí",
  },
  phone: {
    heading: "Qué decir por teléfono",
    lead: "Tenga delante la factura y esta página. Anote el día, la hora y el nombre de la persona con quien habla.",
    opening:
      "“Hola, me llamo … y llamo por mi factura, número de cuenta … Quisiera llegar a un acuerdo para saldarla. He buscado los precios publicados para estos servicios.”",
    openingDated:
      "“Hola, me llamo … y llamo por mi factura del {date}, número de cuenta … Quisiera llegar a un acuerdo para saldarla. He buscado los precios publicados para estos servicios.”",
    assistance:
      "“Antes de hablar de una cantidad: ¿tienen asistencia financiera? ¿Pueden enviarme la solicitud y poner la cuenta en pausa hasta que se decida?”",
    points: {
      negotiated: {
        one: "“Por un cargo, ustedes aceptan {published} de un plan de salud. A mí me facturaron {billed}.”",
        many: "“Por {count} de cargos, ustedes aceptan {published} en total de planes de salud. A mí me facturaron {billed}.”",
        other:
          "“Por {count} cargos, ustedes aceptan {published} en total de planes de salud. A mí me facturaron {billed}.”",
      },
      cash: {
        one: "“El propio archivo de precios de ustedes tiene un precio en efectivo de {published} por un cargo. A mí me facturaron {billed}.”",
        many: "“El propio archivo de precios de ustedes tiene precios en efectivo de {published} en total por {count} de cargos. A mí me facturaron {billed}.”",
        other:
          "“El propio archivo de precios de ustedes tiene precios en efectivo de {published} en total por {count} cargos. A mí me facturaron {billed}.”",
      },
      "state-median": {
        one: "“Por un cargo, la mitad de los hospitales del estado cobra {published} o menos a quien paga en efectivo. A mí me facturaron {billed}.”",
        many: "“Por {count} de cargos, las medianas de los precios en efectivo de los hospitales del estado suman {published}. A mí me facturaron {billed}.”",
        other:
          "“Por {count} cargos, las medianas de los precios en efectivo de los hospitales del estado suman {published}. A mí me facturaron {billed}.”",
      },
      medicare: {
        one: "“Medicare paga {published} por un cargo. A mí me facturaron {billed}.”",
        many: "“Medicare paga {published} en total por {count} de cargos. A mí me facturaron {billed}.”",
        other: "“Medicare paga {published} en total por {count} cargos. A mí me facturaron {billed}.”",
      },
    },
    offer: "“Puedo pagar {opening} como pago total. ¿Pueden aceptar eso? Si no, ¿quién puede?”",
    counter:
      "Si dicen una cantidad mayor: “¿Qué es lo menos que pueden aceptar si pago de una vez?” Suba en pasos pequeños y apunte a {target}.",
    counterPlain:
      "Si dicen una cantidad mayor: “¿Qué es lo menos que pueden aceptar si pago de una vez?” Suba en pasos pequeños.",
    stop: "Por encima de {walkAway}: “Necesito pensarlo. Por favor, pongan la cuenta en pausa. Envíenme el formulario de asistencia financiera y las condiciones de ustedes para pagar en cuotas.”",
    closing:
      "“Por favor, envíenme el acuerdo por escrito. Debe dar la cantidad y decir que con ella la cuenta queda liquidada por completo. También debe decir que el resto no se venderá ni se informará.” Pague solo cuando lo tenga.",
  },
  legal: "Información, no asesoría legal.",
} as const;
