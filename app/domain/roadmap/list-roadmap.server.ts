import { ne, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { roadmapIdeas, roadmapMoves, roadmapVotes } from "#app/platform/db/schema.server.ts";
import { dayOf, stateOf } from "./find-item-state.server.ts";
import {
  ideaKey,
  isRoadmapState,
  type RoadmapItem,
  type RoadmapState,
  roadmapStates,
} from "./roadmap-item.ts";

export interface ListedItem extends RoadmapItem {
  voteCount: number;
  /** Whether the asking voter voted for it. */
  isVotedFor: boolean;
}

/** All items by state: most votes first, then newest. `ownItems`: those of the project; `voter`: who asks, null for
 *  somebody who has not voted yet. */
export async function listRoadmap(
  db: Database,
  ownItems: readonly RoadmapItem[],
  voter: string | null,
): Promise<{ state: RoadmapState; items: ListedItem[] }[]> {
  const [ideas, moves, votes] = await Promise.all([
    db.select().from(roadmapIdeas).where(ne(roadmapIdeas.state, "held")),
    db.select().from(roadmapMoves),
    countVotes(db, voter),
  ]);
  return byState(
    [
      ...ownItems.map((own) => ({
        ...own,
        ...stateOf(
          own,
          moves.find(({ itemKey }) => itemKey === own.key),
        ),
      })),
      ...ideas.map(ideaAsItem),
    ].map((item) => ({ ...item, ...(votes.get(item.key) ?? noVotes) })),
  );
}

const noVotes = { voteCount: 0, isVotedFor: false };

/** The project's own items where the database cannot be asked for the rest. */
export function withoutVotes(ownItems: readonly RoadmapItem[]) {
  return byState(ownItems.map((own) => ({ ...own, ...noVotes })));
}

function byState(items: ListedItem[]): { state: RoadmapState; items: ListedItem[] }[] {
  items.sort((a, b) => b.voteCount - a.voteCount || compareDays(b.since, a.since));
  return roadmapStates.map((state) => ({ state, items: items.filter((item) => item.state === state) }));
}

function ideaAsItem({ ideaId, title, description, state, stateSince }: typeof roadmapIdeas.$inferSelect) {
  if (!isRoadmapState(state)) throw new Error(`Idea ${ideaId} is in no state of the roadmap: ${state}`);
  return { key: ideaKey(ideaId), title, description, state, since: dayOf(stateSince), path: null };
}

async function countVotes(db: Database, voter: string | null) {
  const { itemKey } = roadmapVotes;
  const counts = await db
    .select({
      itemKey,
      voteCount: sql<number>`count(*)::int`,
      isVotedFor: sql<boolean>`coalesce(bool_or(${roadmapVotes.voter} = ${voter}), false)`,
    })
    .from(roadmapVotes)
    .groupBy(itemKey);
  return new Map(counts.map(({ itemKey, ...count }) => [itemKey, count]));
}

function compareDays(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
