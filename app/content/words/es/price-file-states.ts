import type { Translation } from "#app/domain/language/message.ts";
import type { priceFileStates as english } from "../en/price-file-states.ts";

export const priceFileStates: Translation<typeof english> = {
  line: {
    dated: {
      today: "Archivo del {date}, revisado hoy.",
      yesterday: "Archivo del {date}, revisado ayer.",
      earlier: "Archivo del {date}, revisado el {day}.",
      unwatched: "Archivo del {date}, importado el {day}.",
    },
    undated: {
      today: "Archivo sin fecha, revisado hoy.",
      yesterday: "Archivo sin fecha, revisado ayer.",
      earlier: "Archivo sin fecha, revisado el {day}.",
      unwatched: "Archivo sin fecha, importado el {day}.",
    },
  },
  checks: {
    today: "Revisado hoy.",
    yesterday: "Revisado ayer.",
    earlier: "Revisado el {day}.",
    unwatched: "Importado el {day}.",
  },
  stale: "Este archivo tiene {days} días, y un hospital debe actualizar su archivo cada año (45 CFR 180.50).",
  failing: "No pudimos cargar un archivo más nuevo desde el {day}.",
  reasons: {
    "not-asked-yet": "Todavía no hemos pedido su archivo de precios.",
    "no-file": "No encontramos nada en la dirección de su archivo de precios.",
    blocked: "Su servidor no deja que los programas descarguen el archivo de precios.",
    "page-in-place": "Hay una página web en lugar de su archivo de precios.",
    unreachable: "No se pudo descargar su archivo de precios.",
    broken: "Su archivo de precios llegó dañado o incompleto.",
    refused: "Nuestras comprobaciones rechazaron su archivo de precios.",
    quarantined: "Su nuevo archivo de precios espera nuestra revisión.",
  },
  names: {
    states: { current: "Vigente", stale: "Desactualizado", failing: "Con fallas", missing: "Falta" },
    reasons: {
      "not-asked-yet": "No pedido todavía",
      "no-file": "Nada en su dirección",
      blocked: "Bloqueado",
      "page-in-place": "Una página en su lugar",
      unreachable: "No se puede descargar",
      broken: "Dañado",
      refused: "Rechazado",
      quarantined: "Espera revisión",
    },
  },
} as const;
