import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
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
    const [move] = await listMoves(db, sql`where item_key = ${itemKey}`);
    return stateOf(own, move).state;
  }
  const ideaId = ideaKeyShape.exec(itemKey)?.[1];
  if (ideaId === undefined) return null;
  const [idea] = await readRows(
    db,
    { state: isText },
    sql`select state from roadmap_ideas where idea_id = ${Number(ideaId)}`,
  );
  return isRoadmapState(idea?.state) ? idea.state : null;
}

/** Where the operator has moved one of the project's own items, and since which day (ISO, UTC). */
export interface RoadmapMove {
  itemKey: string;
  state: string;
  since: string;
}

/** Where the operator has moved the project's own items. */
export function listMoves(db: Database, condition: SQL = sql``): Promise<RoadmapMove[]> {
  const shape = { itemKey: isText, state: isText, since: isText };
  return readRows(
    db,
    shape,
    sql`
      select item_key as "itemKey", state, ${dayOf(sql`state_since`)} as since from roadmap_moves ${condition}`,
  );
}

/** How far an item of the project is and since when: as the operator moved it, except that what this version ships is
 *  shipped. */
export function stateOf(
  own: RoadmapItem,
  move: RoadmapMove | undefined,
): Pick<RoadmapItem, "state" | "since"> {
  if (own.state === "shipped" || !isRoadmapState(move?.state)) return { state: own.state, since: own.since };
  return { state: move.state, since: move.since };
}

/** A moment's ISO day, in UTC. */
export function dayOf(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`;
}
