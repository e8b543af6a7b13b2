import { and, asc, eq } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { roadmapIdeas, roadmapMoves, roadmapVotes } from "#app/platform/db/schema.server.ts";
import { ideaKey, ideaKeyShape, type RoadmapItem, type RoadmapState } from "./roadmap-item.ts";

export interface HeldIdea {
  ideaId: number;
  title: string;
  description: string;
  /** Null where none was given. */
  email: string | null;
  sentAt: Date;
}

/** The ideas that nobody has decided on yet, the oldest first. */
export async function listHeldIdeas(db: Database): Promise<HeldIdea[]> {
  return db
    .select({
      ideaId: roadmapIdeas.ideaId,
      title: roadmapIdeas.title,
      description: roadmapIdeas.description,
      email: roadmapIdeas.email,
      sentAt: roadmapIdeas.stateSince,
    })
    .from(roadmapIdeas)
    .where(eq(roadmapIdeas.state, "held"))
    .orderBy(asc(roadmapIdeas.ideaId));
}

/** Shows a held idea on the roadmap and forgets its sender's address. Null: no idea of this number is held. */
export async function acceptIdea(
  db: Database,
  ideaId: number,
  state: RoadmapState,
  clock: Clock,
): Promise<{ key: string; title: string } | null> {
  const [accepted] = await db
    .update(roadmapIdeas)
    .set({ state, stateSince: clock.now(), email: null })
    .where(and(eq(roadmapIdeas.ideaId, ideaId), eq(roadmapIdeas.state, "held")))
    .returning({ title: roadmapIdeas.title });
  return accepted ? { key: ideaKey(ideaId), title: accepted.title } : null;
}

/** Erases an idea, held or shown, with the votes for it. Null: there is none of this number. */
export async function rejectIdea(db: Database, ideaId: number): Promise<{ title: string } | null> {
  return db.transaction(async (transaction) => {
    await transaction.delete(roadmapVotes).where(eq(roadmapVotes.itemKey, ideaKey(ideaId)));
    const [erased] = await transaction
      .delete(roadmapIdeas)
      .where(eq(roadmapIdeas.ideaId, ideaId))
      .returning({ title: roadmapIdeas.title });
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
    if (own.state === state) await db.delete(roadmapMoves).where(eq(roadmapMoves.itemKey, itemKey));
    else {
      const set = { state, stateSince };
      await db
        .insert(roadmapMoves)
        .values({ itemKey, ...set })
        .onConflictDoUpdate({ target: roadmapMoves.itemKey, set });
    }
    return { outcome: "moved" };
  }
  const ideaId = Number(ideaKeyShape.exec(itemKey)?.[1] ?? 0);
  const isIdea = eq(roadmapIdeas.ideaId, ideaId);
  const [idea] = await db.select({ state: roadmapIdeas.state }).from(roadmapIdeas).where(isIdea);
  if (!idea) return { outcome: "unknown-item" };
  if (idea.state === "held") return { outcome: "held" };
  if (idea.state !== state) await db.update(roadmapIdeas).set({ state, stateSince }).where(isIdea);
  return { outcome: "moved" };
}
