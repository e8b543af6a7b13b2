import type { RoadmapState } from "#app/domain/roadmap/roadmap-item.ts";

export const stateWords: Record<
  RoadmapState,
  { heading: string; about: string; since: string; none: string }
> = {
  "in-progress": {
    heading: "In progress",
    about: "What is being built right now.",
    since: "In progress since",
    none: "Nothing is being built right now.",
  },
  planned: {
    heading: "Planned",
    about: "We have decided to build these. Your votes help us choose which comes first.",
    since: "Planned since",
    none: "Nothing is planned right now.",
  },
  idea: {
    heading: "Ideas",
    about: "These may be built, or may not. What many people need has the best chance.",
    since: "An idea since",
    none: "There is no idea right now. Send the first one.",
  },
  shipped: {
    heading: "Shipped",
    about: "You can use these today.",
    since: "Shipped",
    none: "Nothing is shipped yet.",
  },
};

/** Where an item stands on the page. */
export function itemAnchor(key: string): string {
  return `item-${key}`;
}

/** How long to wait, for a person: whole minutes from two on. */
export function waitWords(seconds: number): string {
  if (seconds <= 60) return "a minute";
  return `${Math.ceil(seconds / 60)} minutes`;
}
