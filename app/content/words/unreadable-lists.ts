import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { unreadableLists as en } from "./en/unreadable-lists.ts";

export const unreadableListWords: InEveryLanguage<typeof en> = { en };
