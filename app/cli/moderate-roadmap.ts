import { roadmapItems } from "#app/content/roadmap-items.ts";
import { acceptIdea, listHeldIdeas, moveItem, rejectIdea } from "#app/domain/roadmap/moderate.server.ts";
import { isRoadmapState, type RoadmapState, roadmapStates } from "#app/domain/roadmap/roadmap-item.ts";
import { systemClock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { CLI_LANGUAGE } from "./cli-language.ts";
import { defineCommand, exitCodes } from "./define-command.ts";

type Wanted =
  | { what: "list" }
  | { what: "accept"; ideaId: number; state: RoadmapState }
  | { what: "reject"; ideaId: number }
  | { what: "move"; itemKey: string; state: RoadmapState };

/** What was done, as it is printed: a sentence, or the facts as JSON. */
type Done = { isDone: boolean; sentence: string; facts: Record<string, unknown> };

interface Given {
  accept?: string | undefined;
  reject?: string | undefined;
  move?: string | undefined;
  state?: string | undefined;
}

function whatIsWanted({ accept, reject, move, state }: Given, positionals: string[]): Wanted | null {
  const decisions = [accept, reject, move].filter((decision) => decision !== undefined);
  const hasRest =
    positionals.length > (move === undefined ? 0 : 1) || (state !== undefined && accept === undefined);
  if (decisions.length > 1 || hasRest) return null;
  if (accept !== undefined) {
    const [ideaId, into] = [ideaNumber(accept), state ?? "idea"];
    return ideaId !== null && isRoadmapState(into) ? { what: "accept", ideaId, state: into } : null;
  }
  if (reject !== undefined) {
    const ideaId = ideaNumber(reject);
    return ideaId === null ? null : { what: "reject", ideaId };
  }
  if (move !== undefined) {
    const [into] = positionals;
    return isRoadmapState(into) ? { what: "move", itemKey: move, state: into } : null;
  }
  return { what: "list" };
}

/** PostgreSQL's integer goes further, but no roadmap. */
function ideaNumber(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

async function printHeld(db: Database, json: boolean): Promise<void> {
  const held = await listHeldIdeas(db);
  for (const idea of held) {
    if (json) {
      console.log(JSON.stringify(idea));
      continue;
    }
    console.log(`${idea.ideaId}\t${idea.sentAt.toISOString().slice(0, 10)}\t${idea.title}`);
    for (const line of idea.description.split("\n")) console.log(`\t${line}`);
    if (idea.email) console.log(`\tasked back at: ${idea.email}`);
  }
  if (!json) console.log(`Held ideas: ${held.length}`);
}

async function decide(db: Database, wanted: Exclude<Wanted, { what: "list" }>): Promise<Done> {
  switch (wanted.what) {
    case "accept": {
      const { ideaId, state } = wanted;
      const accepted = await acceptIdea(db, ideaId, state, systemClock);
      return {
        isDone: accepted !== null,
        sentence: accepted
          ? `“${accepted.title}” shows on the roadmap now, in state ${state}, as ${accepted.key}.`
          : `No idea ${ideaId} is held.`,
        facts: { outcome: accepted ? "accepted" : "unknown", ideaId, ...accepted },
      };
    }
    case "reject": {
      const { ideaId } = wanted;
      const erased = await rejectIdea(db, ideaId);
      return {
        isDone: erased !== null,
        sentence: erased ? `“${erased.title}” is erased.` : `There is no idea ${ideaId}.`,
        facts: { outcome: erased ? "erased" : "unknown", ideaId, ...erased },
      };
    }
    case "move": {
      const { itemKey, state } = wanted;
      const { outcome } = await moveItem(db, roadmapItems(CLI_LANGUAGE), { itemKey, state }, systemClock);
      const sentences: Record<typeof outcome, string> = {
        moved: `${itemKey} is in state ${state} now.`,
        "unknown-item": `There is no item ${itemKey}.`,
        held: `${itemKey} is held: accept it first.`,
        "shipped-in-this-version": `${itemKey} is part of this version of the program, so it stays shipped.`,
      };
      return {
        isDone: outcome === "moved",
        sentence: sentences[outcome],
        facts: { outcome, key: itemKey, state },
      };
    }
  }
}

export const moderateRoadmap = defineCommand({
  usage: ["[--json]", "--accept <number> [--state <state>]", "--reject <number>", "--move <key> <state>"],
  about: `Lists the ideas that are held until you decide. States: ${roadmapStates.join(", ")}`,
  options: {
    accept: { type: "string", value: "<number>", about: "shows a held idea on the roadmap" },
    state: { type: "string", value: "<state>", about: "in this state (default: idea)" },
    reject: { type: "string", value: "<number>", about: "erases an idea, held or shown, with its votes" },
    move: {
      type: "string",
      value: "<key>",
      about: "moves an item; its key is in the page's addresses, /roadmap#item-<key>",
    },
    json: {
      type: "boolean",
      default: false,
      about: "prints one line of JSON for each idea, or one for what was done",
    },
  },
  examples: ["--json", "--accept 3 --state planned", "--reject 4", "--move dark-mode shipped"],
  read({ values, positionals }) {
    const wanted = whatIsWanted(values, positionals);
    return wanted && { wanted, json: values.json };
  },
  run: ({ wanted, json }, { withDatabase }) =>
    withDatabase(async (db) => {
      if (wanted.what === "list") {
        await printHeld(db, json);
        return exitCodes.done;
      }
      const { isDone, sentence, facts } = await decide(db, wanted);
      if (json) console.log(JSON.stringify(facts));
      else if (isDone) console.log(sentence);
      else console.error(sentence);
      return isDone ? exitCodes.done : exitCodes.failed;
    }),
});
