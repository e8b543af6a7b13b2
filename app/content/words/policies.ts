import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { policies as en } from "./en/policies.ts";

export const policyWords: InEveryLanguage<typeof en> = { en };
