import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { ideaKey, ideaKeyShape, type RoadmapItem, type RoadmapState } from "./roadmap-item.ts";

export interface HeldIdea {
  ideaId: number;
  title: string;
  description: string;
  /** Null where none was given. */
  email: string | null;
  sentAt: Date;
}

/** Returns the ideas that no one has decided on yet, the oldest first. */
export async function listHeldIdeas(db: Database): Promise<HeldIdea[]> {
  const rows = await readRows(
    db,
    { ideaId: isInteger, title: isText, description: isText, email: orNull(isText), sentAt: isText },
    sql`
      select idea_id as "ideaId", title, description, email, ${isoTime(sql`state_since`)} as "sentAt"
      from roadmap_ideas where state = 'held' order by idea_id`,
  );
  return rows.map(({ sentAt, ...idea }) => ({ ...idea, sentAt: new Date(sentAt) }));
}

/** Shows a held idea on the roadmap and forgets its sender's address. Null: no idea of this number is held. */
export async function acceptIdea(
  db: Database,
  ideaId: number,
  state: RoadmapState,
  clock: Clock,
): Promise<{ key: string; title: string } | null> {
  const [accepted] = await readRows(
    db,
    { title: isText },
    sql`
      update roadmap_ideas set state = ${state}, state_since = ${clock.now()}, email = null
      where idea_id = ${ideaId} and state = 'held' returning title`,
  );
  return accepted ? { key: ideaKey(ideaId), title: accepted.title } : null;
}

/** Erases an idea, held or shown, with the votes for it. Null: there is none of this number. */
export async function rejectIdea(db: Database, ideaId: number): Promise<{ title: string } | null> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`delete from roadmap_votes where item_key = ${ideaKey(ideaId)}`);
    const [erased] = await readRows(
      transaction,
      { title: isText },
      sql`delete from roadmap_ideas where idea_id = ${ideaId} returning title`,
    );
    return erased ?? null;
  });
}

export type MovedItem =
  | { outcome: "moved" }
  | { outcome: "unknown-item" }
  | { outcome: "held" }
  /** What this version of the program has cannot be unbuilt. */
  | { outcome: "shipped-in-this-version" };

/** Puts an item into another state; its votes stay. An item of the project that is moved to where this version has it
 *  follows the next versions again. `ownItems`: those of the project. */
export async function moveItem(
  db: Database,
  ownItems: readonly RoadmapItem[],
  { itemKey, state }: { itemKey: string; state: RoadmapState },
  clock: Clock,
): Promise<MovedItem> {
  const own = ownItems.find(({ key }) => key === itemKey);
  const stateSince = clock.now();
  if (own) {
    if (own.state === "shipped") return { outcome: "shipped-in-this-version" };
    await db.execute(
      own.state === state
        ? sql`delete from roadmap_moves where item_key = ${itemKey}`
        : sql`
          insert into roadmap_moves (item_key, state, state_since) values (${itemKey}, ${state}, ${stateSince})
          on conflict (item_key) do update set state = excluded.state, state_since = excluded.state_since`,
    );
    return { outcome: "moved" };
  }
  const ideaId = Number(ideaKeyShape.exec(itemKey)?.[1] ?? 0);
  const [idea] = await readRows(
    db,
    { state: isText },
    sql`select state from roadmap_ideas where idea_id = ${ideaId}`,
  );
  if (!idea) return { outcome: "unknown-item" };
  if (idea.state === "held") return { outcome: "held" };
  if (idea.state !== state) {
    await db.execute(sql`
      update roadmap_ideas set state = ${state}, state_since = ${stateSince} where idea_id = ${ideaId}`);
  }
  return { outcome: "moved" };
}
