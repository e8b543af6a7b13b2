import type { Language } from "#app/domain/language/language.ts";
import type { RoadmapItem } from "#app/domain/roadmap/roadmap-item.ts";
import { type Words, wordsIn } from "./words/words.ts";

type PlannedItem = Omit<RoadmapItem, "title" | "description"> & { key: keyof Words["roadmapItems"] };

/** The project's own items. A key stays the same forever, since votes are counted by it. Who builds one sets its state and
 *  day here. Without votes in a state, they show newest first, then as here. */
const items: readonly PlannedItem[] = [
  { key: "bill-reading-accuracy", state: "in-progress", since: "2026-11-21", path: null },
  { key: "bill-audit", state: "shipped", since: "2026-11-22", path: "/audit" },
  { key: "plans-explanation", state: "shipped", since: "2026-11-27", path: "/audit" },
  { key: "financial-assistance", state: "shipped", since: "2026-11-26", path: "/assistance" },
  { key: "accounts", state: "shipped", since: "2026-11-22", path: "/signup" },
  { key: "authorized-persons", state: "shipped", since: "2026-11-22", path: "/signup" },
  {
    key: "appeals",
    state: "shipped",
    since: "2026-11-22",
    path: "/login?redirectTo=%2Faccount%2Faudit%2Fdetailed",
  },
  { key: "estimate-against-bill", state: "shipped", since: "2026-11-22", path: "/audit" },
  { key: "type-in-a-bill", state: "shipped", since: "2026-11-22", path: "/audit" },
  {
    key: "negotiate",
    state: "shipped",
    since: "2026-11-22",
    path: "/login?redirectTo=%2Faccount%2Fnegotiate",
  },
  { key: "community", state: "shipped", since: "2026-11-22", path: "/learn-roadmap-process" },
  { key: "spanish", state: "planned", since: "2026-11-21", path: null },
  { key: "several-machines", state: "shipped", since: "2026-11-27", path: null },
  { key: "several-photos", state: "idea", since: "2026-11-21", path: null },
  { key: "price-alerts", state: "idea", since: "2026-11-21", path: null },
  { key: "plan-price-files", state: "shipped", since: "2026-11-30", path: "/plans" },
  { key: "medicare-beside-price", state: "shipped", since: "2026-11-24", path: "/hospital_search" },
  { key: "financial-assistance-finder", state: "shipped", since: "2026-11-28", path: "/assistance" },
  { key: "quality-beside-price", state: "idea", since: "2026-11-21", path: null },
  { key: "coverage-score", state: "shipped", since: "2026-11-21", path: "/data/coverage" },
  { key: "price-moves", state: "shipped", since: "2026-11-21", path: "/data/price-history" },
  { key: "open-data-files", state: "shipped", since: "2026-11-21", path: "/data/downloads" },
  { key: "explore-data", state: "shipped", since: "2026-11-21", path: "/data" },
  { key: "glossary", state: "shipped", since: "2026-11-21", path: "/glossary" },
  { key: "compare-hospitals", state: "shipped", since: "2026-11-21", path: "/compare" },
  { key: "search-hospitals", state: "shipped", since: "2026-11-21", path: "/hospitals" },
  { key: "search-in-own-words", state: "shipped", since: "2026-11-21", path: "/hospital_search" },
  { key: "data-api", state: "shipped", since: "2026-11-21", path: "/api" },
  { key: "price-files", state: "shipped", since: "2026-11-21", path: "/price-files" },
  { key: "bill-reading", state: "shipped", since: "2026-11-21", path: "/upload-bill" },
];

/** The project's own items in words. */
export function roadmapItems(language: Language): RoadmapItem[] {
  const words = wordsIn(language).roadmapItems;
  return items.map((item) => ({ ...item, ...words[item.key] }));
}
