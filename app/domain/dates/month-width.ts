import type { Language } from "#app/domain/language/language.ts";

const widths: Record<Language, "short" | "long"> = { en: "short", es: "long" };

/** How months and weekdays are written inside a date: 'Mar 1, 2026' in English. */
export const monthWidth = (language: Language): "short" | "long" => widths[language];
