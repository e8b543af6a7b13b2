import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { medicare as en } from "./en/medicare.ts";

export const medicareWords: InEveryLanguage<typeof en> = { en };
