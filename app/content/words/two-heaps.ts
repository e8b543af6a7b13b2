import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { twoHeaps as en } from "./en/two-heaps.ts";

export const twoHeapWords: InEveryLanguage<typeof en> = { en };
