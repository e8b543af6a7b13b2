/** How far an item is. Visitors vote on all but what is shipped. */
export const roadmapStates = ["in-progress", "planned", "idea", "shipped"] as const;

export type RoadmapState = (typeof roadmapStates)[number];

/** One thing that is built, is to be built or may be. */
export interface RoadmapItem {
  /** Stays the same for ever: votes are counted by it. A visitor's idea has 'idea-' and its number. */
  key: string;
  title: string;
  description: string;
  state: RoadmapState;
  /** The ISO day on which it came into this state. */
  since: string;
  /** Where it can be used, once it is shipped; null where it has no separate page. */
  path: string | null;
}

export function isRoadmapState(text: unknown): text is RoadmapState {
  return roadmapStates.some((state) => state === text);
}

/** A key that no item of the project may have. */
export const ideaKeyShape = /^idea-([1-9]\d{0,8})$/;

export function ideaKey(ideaId: number): string {
  return `idea-${ideaId}`;
}
