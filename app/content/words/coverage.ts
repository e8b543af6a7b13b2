import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { coverage as en } from "./en/coverage.ts";

export const coverageWords: InEveryLanguage<typeof en> = { en };
