import type { InEveryLanguage } from "#app/domain/language/language.ts";
import { comingSoon } from "./en/coming-soon.ts";
import { coverage } from "./en/coverage.ts";
import { forms } from "./en/forms.ts";
import { home } from "./en/home.ts";
import { openData } from "./en/open-data.ts";
import { priceFiles } from "./en/price-files.ts";
import { roadmap } from "./en/roadmap.ts";
import { serviceCategoryNames } from "./en/service-categories.ts";
import { site } from "./en/site.ts";
import { ui } from "./en/ui.ts";
import { unreadableLists } from "./en/unreadable-lists.ts";
import { upload } from "./en/upload.ts";

/** Every area's texts in every language; a language that lacks one does not compile. */
export const siteWords: InEveryLanguage<typeof site> = { en: site };
export const uiWords: InEveryLanguage<typeof ui> = { en: ui };
export const formWords: InEveryLanguage<typeof forms> = { en: forms };
export const comingSoonWords: InEveryLanguage<typeof comingSoon> = { en: comingSoon };
export const coverageWords: InEveryLanguage<typeof coverage> = { en: coverage };
export const homeWords: InEveryLanguage<typeof home> = { en: home };
export const openDataWords: InEveryLanguage<typeof openData> = { en: openData };
export const priceFileWords: InEveryLanguage<typeof priceFiles> = { en: priceFiles };
export const roadmapWords: InEveryLanguage<typeof roadmap> = { en: roadmap };
export const unreadableListWords: InEveryLanguage<typeof unreadableLists> = { en: unreadableLists };
export const uploadWords: InEveryLanguage<typeof upload> = { en: upload };
export const serviceCategoryWords: InEveryLanguage<typeof serviceCategoryNames> = {
  en: serviceCategoryNames,
};
