import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { findItemState } from "./find-item-state.server.ts";
import type { RoadmapItem } from "./roadmap-item.ts";

interface VoteChange {
  itemKey: string;
  /** One vote for each voter and item; who voted already, or has no vote to take back, changes nothing. */
  voter: string;
  wants: "vote" | "undo";
}

export type ChangedVote =
  | { outcome: "changed" }
  | { outcome: "unknown-item" }
  /** The item is shipped: there is nothing left to vote on. */
  | { outcome: "closed" };

/** Counts a voter's vote for an item, or takes it back. */
export async function changeVote(
  db: Database,
  ownItems: readonly RoadmapItem[],
  { itemKey, voter, wants }: VoteChange,
): Promise<ChangedVote> {
  const state = await findItemState(db, ownItems, itemKey);
  if (state === null) return { outcome: "unknown-item" };
  if (state === "shipped") return { outcome: "closed" };
  if (wants === "vote") {
    await db.execute(sql`
      insert into roadmap_votes (item_key, voter) values (${itemKey}, ${voter}) on conflict do nothing`);
  } else {
    await db.execute(sql`delete from roadmap_votes where item_key = ${itemKey} and voter = ${voter}`);
  }
  return { outcome: "changed" };
}
