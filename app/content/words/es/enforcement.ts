import type { Translation } from "#app/domain/language/message.ts";
import type { enforcement as english } from "../en/enforcement.ts";

export const enforcement: Translation<typeof english> = {
  heading: "CMS y el archivo de precios de este hospital",
  actions: {
    "warning-notice":
      "CMS envió una advertencia el {day} (caso {case}). Esto no es una conclusión de que los precios estén mal.",
    "plan-requested": "CMS pidió un plan de medidas correctivas el {day} (caso {case}).",
    "penalty-notice": "CMS envió un aviso de multa civil el {day} (caso {case}).",
    "met-requirements": "CMS determinó el {day} que se cumplían sus requisitos (caso {case}).",
    "closure-notice": "CMS cerró su caso el {day} (caso {case}).",
    "administrative-closure": "CMS cerró su caso por razones administrativas el {day} (caso {case}).",
    appealed: "CMS registró una apelación el {day} (caso {case}).",
  },
  source:
    "De la lista de CMS de medidas para hacer cumplir las reglas, hasta el {day}, relacionada por nombre, ciudad y número de la calle. CMS revisa cómo un hospital publica sus precios, no si son altos.",
  coverage: {
    heading: "Lo que hizo CMS sobre los archivos de precios en {place}",
    actions: {
      "warning-notice": "Advertencias",
      "plan-requested": "Planes de medidas correctivas pedidos",
      "penalty-notice": "Avisos de multa",
      "met-requirements": "Requisitos cumplidos",
      "closure-notice": "Casos cerrados",
      "administrative-closure": "Casos cerrados por razones administrativas",
      appealed: "Apelaciones",
    },
    counted: {
      one: "{action}: {count} hospital",
      many: "{action}: {count} de hospitales",
      other: "{action}: {count} hospitales",
    },
    source:
      "De la lista de CMS de medidas para hacer cumplir las reglas, hasta el {day}. Una advertencia no es una conclusión de que los precios estén mal.",
    unmatched: {
      one: "1 medida más nombra un hospital que no pudimos relacionar con certeza; no se cuenta.",
      many: "{count} de medidas más nombran hospitales que no pudimos relacionar con certeza; no se cuentan.",
      other: "{count} medidas más nombran hospitales que no pudimos relacionar con certeza; no se cuentan.",
    },
  },
} as const;
