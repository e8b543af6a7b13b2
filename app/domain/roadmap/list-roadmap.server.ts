import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isOneOf,
  isText,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { dayOf, listMoves, stateOf } from "./find-item-state.server.ts";
import { ideaKey, type RoadmapItem, type RoadmapState, roadmapStates } from "./roadmap-item.ts";

export interface ListedItem extends RoadmapItem {
  voteCount: number;
  /** Whether the asking voter voted for it. */
  isVotedFor: boolean;
}

/** Returns all items by state: most votes first, then newest. `ownItems`: those of the project; `voter`: who asks, null for a
 *  visitor who has not voted yet. */
export async function listRoadmap(
  db: Database,
  ownItems: readonly RoadmapItem[],
  voter: string | null,
): Promise<{ state: RoadmapState; items: ListedItem[] }[]> {
  const [ideas, moves, votes] = await Promise.all([listShownIdeas(db), listMoves(db), countVotes(db, voter)]);
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

/** An idea that a moderator has let through. */
interface ShownIdea {
  ideaId: number;
  title: string;
  description: string;
  state: RoadmapState;
  since: string;
}

const ideaShape: Shape<ShownIdea> = {
  ideaId: isInteger,
  title: isText,
  description: isText,
  state: isOneOf(roadmapStates),
  since: isText,
};

function listShownIdeas(db: Database): Promise<ShownIdea[]> {
  return readRows(
    db,
    ideaShape,
    sql`
      select idea_id as "ideaId", title, description, state, ${dayOf(sql`state_since`)} as since
      from roadmap_ideas where state <> 'held'`,
  );
}

function ideaAsItem({ ideaId, ...idea }: ShownIdea): RoadmapItem {
  return { key: ideaKey(ideaId), ...idea, path: null };
}

async function countVotes(db: Database, voter: string | null) {
  const counts = await readRows(
    db,
    { itemKey: isText, voteCount: isInteger, isVotedFor: isFlag },
    sql`
      select item_key as "itemKey", count(*)::int as "voteCount",
        coalesce(bool_or(voter = ${voter}), false) as "isVotedFor"
      from roadmap_votes group by item_key`,
  );
  return new Map(counts.map(({ itemKey, ...count }) => [itemKey, count]));
}

function compareDays(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
