import type { Translation } from "#app/domain/language/message.ts";
import type { planFiles as english } from "../en/plan-files.ts";

export const planFiles: Translation<typeof english> = {
  matchReasons: {
    "same-claim-number": "El mismo número de reclamación.",
    "same-account-number": "El mismo número de cuenta.",
    "same-billed": "Los dos tienen cargos de {amount}.",
    "all-lines": {
      one: "El único cargo de la factura está en la reclamación con la misma cantidad.",
      many: "Los {count} de cargos de la factura están en la reclamación con las mismas cantidades.",
      other: "Los {count} cargos de la factura están en la reclamación con las mismas cantidades.",
    },
    "same-lines": {
      one: "Uno de los {billLines} cargos de la factura está en la reclamación con la misma cantidad.",
      many: "{count} de los {billLines} cargos de la factura están en la reclamación con las mismas cantidades.",
      other:
        "{count} de los {billLines} cargos de la factura están en la reclamación con las mismas cantidades.",
    },
    "same-dates": "Las fechas de la atención coinciden.",
    "same-provider": "El nombre del proveedor coincide.",
  },
  problems: {
    "does-not-add-up": "{where}: las cantidades no suman; quedan {amount} sin explicar.",
    "no-amount": "{where}: “{text}” no es una cantidad en dólares y centavos, así que la dejamos fuera.",
    "other-currency": "{where}: {text} no está en dólares de EE. UU., así que lo dejamos fuera.",
    "negative-amount": "{where}: una cantidad menor que cero, {amount}, anula algo de antes.",
    "unresolved-reference": "{where}: nombra {text}, que no está en el archivo.",
    "withdrawn-claim": "{where}: el plan la retiró, así que la dejamos fuera.",
    "cut-off":
      "El archivo está cortado. Leímos las reclamaciones anteriores al corte; pida el archivo completo.",
    "more-problems": "Estos son los primeros 20 problemas; puede haber más.",
    "provider-adjustment":
      "Además de las reclamaciones, se quitaron {amount} del pago del proveedor ({text}); si es menor que cero, se agregaron.",
  },
  places: {
    line: "Reclamación {claim}, línea {line}",
    claim: "Reclamación {claim}",
    file: "El archivo",
  },
  refusals: {
    "too-large":
      "El archivo tiene más de 10 MB. Descargue un período más corto, y envíe cada uno por separado.",
    "too-deep":
      "El archivo tiene demasiados niveles para ser una explicación de beneficios. Descárguelo otra vez.",
    "too-many-items":
      "El archivo tiene más elementos de los que leemos a la vez. Descargue un período más corto.",
    "not-json": "El archivo empieza como JSON, pero no se puede leer como JSON. Descárguelo otra vez.",
    "cut-off": "El archivo termina antes que la primera reclamación. Descárguelo otra vez.",
    "wrong-resource":
      "El archivo tiene datos FHIR, pero ninguna explicación de beneficios. Elija la descarga con reclamaciones o explicaciones de beneficios.",
    "no-explanation":
      "El archivo no tiene ninguna explicación de beneficios. Elija la descarga con reclamaciones o explicaciones de beneficios.",
    "wrong-separators":
      "El archivo empieza como un archivo X12, pero su encabezado no se puede leer. Pida el archivo 835 tal como se envió.",
    "too-many-claims":
      "El archivo tiene más reclamaciones o servicios de los que leemos a la vez: hasta 500 reclamaciones con 5,000 servicios. Descargue un período más corto.",
    "too-long-to-read": "Leer el archivo tarda demasiado. Descargue un período más corto.",
    "not-835": "El archivo X12 no es un aviso de pago (835). Pida el 835, que tiene lo que decidió el plan.",
  },
  unmatched: {
    bill: "Ninguna de las explicaciones coincide claramente con esta factura. Envíe la que tiene el mismo proveedor, fechas y cantidades.",
    claim:
      "Ninguna de las facturas coincide claramente con esta reclamación. Puede ser de otro proveedor, otro día u otra persona, o puede que una reclamación más nueva la haya reemplazado.",
  },
} as const;
