import type { Translation } from "#app/domain/language/message.ts";
import type { assistanceNear as english } from "../en/assistance-near.ts";

export const assistanceNear: Translation<typeof english> = {
  lead: {
    free: {
      one: "{count} hospital a no más de {miles} millas de {place} debería darle atención gratuita.",
      many: "{count} de hospitales a no más de {miles} millas de {place} deberían darle atención gratuita.",
      other: "{count} hospitales a no más de {miles} millas de {place} deberían darle atención gratuita.",
    },
    discount: {
      one: "{count} hospital a no más de {miles} millas de {place} debería bajar su factura.",
      many: "{count} de hospitales a no más de {miles} millas de {place} deberían bajar su factura.",
      other: "{count} hospitales a no más de {miles} millas de {place} deberían bajar su factura.",
    },
    maybe: {
      one: "Es posible que {count} hospital a no más de {miles} millas de {place} le ayude. Pregunte antes de pagar.",
      many: "Es posible que {count} de hospitales a no más de {miles} millas de {place} le ayuden. Pregunte antes de pagar.",
      other:
        "Es posible que {count} hospitales a no más de {miles} millas de {place} le ayuden. Pregunte antes de pagar.",
    },
    unknown: {
      one: "No tenemos la política del hospital a no más de {miles} millas de {place}. Pídala antes de pagar.",
      many: "No tenemos las políticas de los {count} de hospitales a no más de {miles} millas de {place}. Pídalas antes de pagar.",
      other:
        "No tenemos las políticas de los {count} hospitales a no más de {miles} millas de {place}. Pídalas antes de pagar.",
    },
    above: {
      one: "Sus ingresos pasan del límite que conocemos en el hospital a no más de {miles} millas de {place}. Pida ayuda de todos modos.",
      many: "Sus ingresos pasan de los límites que conocemos en {count} de hospitales a no más de {miles} millas de {place}. Pida ayuda de todos modos.",
      other:
        "Sus ingresos pasan de los límites que conocemos en {count} hospitales a no más de {miles} millas de {place}. Pida ayuda de todos modos.",
    },
    far: "No conocemos ningún hospital a no más de {miles} millas de {place}. El más cercano está abajo.",
    none: "No conocemos ningún hospital cerca de {place}. Pruebe con otro código postal u otra ciudad.",
  },
  own: "Sus ingresos son alrededor del {own}% del nivel federal de pobreza de {year}.",
  home: "Tomamos {state} como el estado donde usted vive. Puede cambiarlo abajo.",
  widened: "No hay ningún hospital a no más de {asked} millas, así que buscamos hasta {miles} millas.",
  otherPlaces: "¿No es este lugar? Agregue el estado, o pruebe con {places}.",
  which:
    "La lista tiene hospitales generales, de niños y de acceso crítico. No incluye los de veteranos, los militares ni los psiquiátricos.",
  heading: "Hospitales cerca de {place}, primero los que más ayudan",
  counts: {
    free: {
      one: "{count} con atención gratuita",
      many: "{count} con atención gratuita",
      other: "{count} con atención gratuita",
    },
    discount: {
      one: "{count} con una factura más baja",
      many: "{count} con una factura más baja",
      other: "{count} con una factura más baja",
    },
    maybe: {
      one: "{count} que tal vez ayude",
      many: "{count} que tal vez ayuden",
      other: "{count} que tal vez ayuden",
    },
    unknown: {
      one: "{count} cuya política no tenemos",
      many: "{count} cuyas políticas no tenemos",
      other: "{count} cuyas políticas no tenemos",
    },
    above: {
      one: "{count} con un límite de ingresos más bajo",
      many: "{count} con un límite de ingresos más bajo",
      other: "{count} con un límite de ingresos más bajo",
    },
  },
  kinds: {
    free: "Atención gratuita",
    discount: "Factura más baja",
    maybe: "Tal vez ayude: pregunte",
    unknown: "No conocemos la política del hospital: pregunte",
    above: "Por encima del límite conocido: pida ayuda de todos modos",
  },
  line: {
    free: "{source} da atención gratuita hasta el {line}% del nivel federal de pobreza.",
    discount: "{source} baja las facturas hasta el {line}% del nivel federal de pobreza.",
    program: "{source} da atención gratuita a quienes reciben {program}.",
  },
  source: {
    filing: "La política que este hospital declaró para {year}",
    organisation: "La política que {filer} declaró para {year} para todos sus hospitales",
    operator: "La política de este hospital, leída el {day},",
    law: "La ley de {state} ({statute})",
  },
  doubt: {
    "doubtful-line": "No estamos seguros de este límite. Revise la política.",
    "high-costs":
      "Con seguro, ayuda si sus propios gastos médicos son altos en comparación con sus ingresos.",
    "in-program": "Vale para los hospitales del programa del estado. Pregunte si este participa.",
    "may-bind": "No sabemos si vale para este hospital.",
    "if-uninsured": "Es solo para personas sin seguro médico.",
    "income-not-said": "Díganos sus ingresos para comparar.",
  },
  residents: "Es para personas que viven en {state}.",
  alsoLooksAt: "El hospital también mira {criteria}.",
  noLines: "Este hospital tiene una política, pero su declaración al IRS no nombra un límite de ingresos.",
  unknown: {
    nonprofit: "Los hospitales sin fines de lucro deben tener una política para quienes no pueden pagar.",
    forProfit: "Este hospital tiene fines de lucro. Muchos como este también ayudan.",
    other: "Muchos hospitales públicos tienen una política para quienes no pueden pagar.",
  },
  phone: "Llamar al {phone}",
  noPhone: "Teléfono no disponible",
  apply: "Cómo solicitar la ayuda",
  applyAt: "Cómo solicitar la ayuda en {hospital}",
  form: "Formulario de solicitud",
  policy: "Política",
  pages: "Páginas de la lista",
  page: "Página {page}",
  shown: "Hospitales {first} a {last} de {count}.",
  lawsHeading: "Las normas estatales detrás de esta lista",
} as const;
