import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { serviceNotes as en } from "./en/service-notes.ts";

export const serviceNotesWords: InEveryLanguage<typeof en> = { en };
