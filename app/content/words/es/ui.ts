import type { Translation } from "#app/domain/language/message.ts";
import type { ui as english } from "../en/ui.ts";

export const ui: Translation<typeof english> = {
  skipToContent: "Saltar al contenido principal",
  scrollToTop: "Volver arriba",
  loading: "Cargando...",
  tryAgain: "Reintentar",
  thereIsAProblem: "Hay un problema",
  useMyPosition: "Usar mi ubicación",
  positionFailed: "No pudimos obtener su ubicación. Escriba una ciudad o un código postal.",
  previousPage: "Anterior",
  nextPage: "Siguiente",
  page: "Página",
  copyLink: "Copiar enlace",
  linkCopied: "El enlace se copió.",
  print: "Imprimir",
  theme: { legend: "Tema", dark: "Oscuro", light: "Claro", system: "Sistema" },
  chooseFile: "Elegir archivo",
  removeFile: "Quitar",
  fileState: { idle: "Listo", uploading: "Subiendo", success: "Hecho", error: "No se aceptó" },
} as const;
