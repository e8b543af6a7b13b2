import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { assumptions as en } from "./en/assumptions.ts";

export const assumptionsWords: InEveryLanguage<typeof en> = { en };
