import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { ui as en } from "./en/ui.ts";

export const uiWords: InEveryLanguage<typeof en> = { en };
