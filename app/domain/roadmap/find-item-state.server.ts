import { eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { roadmapIdeas, roadmapMoves } from "#app/platform/db/schema.server.ts";
import { ideaKeyShape, isRoadmapState, type RoadmapItem, type RoadmapState } from "./roadmap-item.ts";

/** How far the item of this key is; null where the roadmap shows none, as of an idea that is still held.
 *  `ownItems`: those of the project. */
export async function findItemState(
  db: Database,
  ownItems: readonly RoadmapItem[],
  itemKey: string,
): Promise<RoadmapState | null> {
  const own = ownItems.find(({ key }) => key === itemKey);
  if (own) {
    const moves = await db.select().from(roadmapMoves).where(eq(roadmapMoves.itemKey, itemKey));
    return stateOf(own, moves[0]).state;
  }
  const ideaId = ideaKeyShape.exec(itemKey)?.[1];
  if (ideaId === undefined) return null;
  const [idea] = await db
    .select({ state: roadmapIdeas.state })
    .from(roadmapIdeas)
    .where(eq(roadmapIdeas.ideaId, Number(ideaId)));
  return isRoadmapState(idea?.state) ? idea.state : null;
}

/** How far an item of the project is and since when: as the operator moved it, except that what this version ships is
 *  shipped. */
export function stateOf(
  own: RoadmapItem,
  move: { state: string; stateSince: Date } | undefined,
): Pick<RoadmapItem, "state" | "since"> {
  if (own.state === "shipped" || !isRoadmapState(move?.state)) return { state: own.state, since: own.since };
  return { state: move.state, since: dayOf(move.stateSince) };
}

/** A moment's ISO day, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
