import type { Translation } from "#app/domain/language/message.ts";
import type { contracted as english } from "../en/contracted.ts";

export const contracted: Translation<typeof english> = {
  heading: "Lo que el plan acordó con este proveedor",
  leads: {
    above: {
      one: "{count} línea está por encima de la tarifa del archivo del plan. Pregunte a su plan por qué.",
      many: "{count} de líneas están por encima de la tarifa del archivo del plan. Pregunte a su plan por qué.",
      other: "{count} líneas están por encima de la tarifa del archivo del plan. Pregunte a su plan por qué.",
    },
    none: "Ninguna línea está por encima de una tarifa del archivo del plan.",
    notCompared: "Ninguna línea se pudo comparar con una sola tarifa.",
  },
  plan: "Fuente: los archivos publicados de <plan>{name}</plan>.",
  results: {
    equal: "{service}: el plan permitió {allowed}, la tarifa de su archivo de {month}.",
    above:
      "{service}: el plan permitió {allowed}. La tarifa de su archivo de {month} es {rate}: {difference} menos. Eso es una pregunta, no un error.",
    below:
      "{service}: el plan permitió {allowed}. La tarifa de su archivo de {month} es {rate}: {difference} más. Varios procedimientos en un día son una razón usual.",
    several:
      "{service}: el plan permitió {allowed}. Su archivo de {month} tiene varias tarifas con este proveedor: {rates}. Nada en el archivo dice cuál se aplica.",
    other_terms:
      "{service}: el plan permitió {allowed}. Su archivo de {month} tiene {terms} con este proveedor, así que no se puede comparar ninguna cantidad.",
    not_found:
      "{service}: los archivos del plan que tenemos aquí no tienen ninguna tarifa con este proveedor.",
    not_found_incomplete:
      "{service}: no encontramos ninguna tarifa con este proveedor. Algunos archivos del plan no se pudieron leer.",
    out_of_network_published:
      "{service}: el plan permitió {allowed}. Su archivo de {month} dice lo que antes permitió a este proveedor fuera de la red: {amounts}. Eso es lo que pasó, no una tarifa acordada.",
  },
  notCompared: {
    plan_unknown: "{service}: los archivos de este plan no están cargados aquí.",
    no_readable_file: "{service}: no se pudo leer ninguno de los archivos del plan.",
    file_has_no_rates: "{service}: los archivos del plan no tienen tarifas.",
    no_day: "{service}: sin un día de atención, la línea no se puede comparar con el archivo de {month}.",
    another_time:
      "{service}: el archivo del plan de {month} no se aplica al día de la atención, así que no los comparamos.",
    past_limit: "{service}: comparamos 50 servicios a la vez. Envíe los otros por separado.",
  },
  terms: {
    percent: "un porcentaje del cargo del proveedor",
    per_diem: "una cantidad por cada día",
    bundles: "una sola cantidad por varios servicios juntos",
    capitated: "una cantidad por cada mes",
    wildcard: "una regla para todos los servicios que no están en el archivo",
  },
  units: "{total} por {units} unidades",
  withModifiers: {
    one: "{code} con el modificador {modifiers}",
    many: "{code} con los modificadores {modifiers}",
    other: "{code} con los modificadores {modifiers}",
  },
  unknownMonth: "un mes desconocido",
  choose: {
    title: "Comparar con las tarifas publicadas de su plan",
    description:
      "Elija el plan y los proveedores de una explicación de beneficios, para comparar sus cantidades con las tarifas publicadas del plan.",
    back: "Volver a la explicación de beneficios",
    offer:
      "Los planes publican lo que acordaron pagar a cada proveedor. Diga su plan y el proveedor, y comparamos cada cantidad permitida.",
    open: "Comparar con las tarifas publicadas de su plan",
    change: "Cambiar el plan o el proveedor",
    lead: "Elija su plan y escriba el NPI del proveedor. Comparamos cada cantidad permitida con la tarifa del archivo del plan.",
    search: "Busque su plan",
    searchHint: "Por su nombre, su compañía de seguros, el empleador o la identificación del plan.",
    find: "Buscar planes",
    plans: "Su plan",
    planWithId: "{name} (identificación {id})",
    noneFound:
      "Ningún plan de aquí coincide con estas palabras. Puede que su plan sí publique sus tarifas: solo tenemos algunos planes.",
    more: "Hay más planes que coinciden. Agregue una palabra a su búsqueda.",
    npi: "NPI de {provider}",
    npiUnnamed: "NPI del proveedor",
    npiHint:
      "Diez dígitos, en muchas facturas. La oficina del proveedor lo sabe, y está en npiregistry.cms.hhs.gov.",
    submit: "Comparar",
    problems: {
      plan: "Elija su plan.",
      npi: "Esto no es un NPI: tiene diez dígitos, y el último comprueba los otros.",
      noNpi: "Escriba el NPI de un proveedor.",
    },
    changedMeanwhile:
      "Esta explicación se cambió en otra ventana. Revise lo que escribió y envíelo otra vez.",
  },
  call: {
    heading: "Qué preguntar a su plan",
    lead: "Llame al número de la tarjeta de su plan.",
    claim: "Hola, llamo por la reclamación {number}. ¿Con quién hablo?",
    unnumbered: "Hola, llamo por una reclamación de {provider}. ¿Con quién hablo?",
    anyProvider: "un proveedor",
    line: "Por {service}, ustedes permitieron {allowed}. Su archivo publicado de {month} tiene {rate}, que es {difference} menos.",
    correction:
      "Si la cantidad se fijó mal, procesen la reclamación otra vez, por favor, y envíenme la nueva explicación.",
  },
  asking: "Pregunte a su plan: “{ask}”",
  ask: "¿Cuántas unidades de {service} procesaron? ¿Qué contrato con este proveedor, y de qué fecha, fijó la cantidad permitida? ¿La cambió una regla para varios procedimientos?",
  askSeveral: "¿Cuál de estas tarifas de {service} se aplica a esta reclamación, y según qué contrato?",
} as const;
