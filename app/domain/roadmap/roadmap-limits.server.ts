import type { WriteLimit, WriteLimitRule } from "#app/platform/http/limits/write-limit.server.ts";

/** How much may come from one network address in an hour. Many people may share one: a household, a clinic, a carrier. */
export interface RoadmapLimits {
  /** Votes cast or taken back. */
  votes: WriteLimit;
  /** Visitors who vote for the first time, or whose browser keeps no cookie. */
  newVoters: WriteLimit;
  ideas: WriteLimit;
}

const windowMs = 3_600_000;

export function openRoadmapLimits(open: (rule: WriteLimitRule) => WriteLimit): RoadmapLimits {
  return {
    votes: open({ name: "roadmap votes", writes: 120, windowMs }),
    newVoters: open({ name: "roadmap voters", writes: 20, windowMs }),
    ideas: open({ name: "roadmap ideas", writes: 5, windowMs }),
  };
}
