import { z } from "zod/v4";
import { JsonWindow } from "./json-window.ts";
import { readText, readValue, walkItems, walkMembers } from "./walk-window.ts";

/** A plan as a table of contents names it. */
export interface PublishedPlan {
  /** ein or hios. */
  idType: string;
  /** Digits. */
  planId: string;
  name: string;
  issuerName: string | null;
  sponsorName: string | null;
  marketType: string | null;
}

export interface FileLink {
  kind: "in-network" | "allowed";
  /** As published, with what is signed behind '?'. */
  location: string;
  description: string | null;
}

/** The plans of some reporting structure, and its files. */
export interface PlansAndFiles {
  plans: PublishedPlan[];
  files: FileLink[];
}

const Text = z.union([z.string(), z.number()]).transform(String).nullish();
const Link = z.object({ location: z.string(), description: Text });
const Plan = z.object({
  plan_name: Text,
  plan_id_type: Text,
  plan_id: Text,
  plan_market_type: Text,
  issuer_name: Text,
  plan_sponsor_name: Text,
  /** Seen in the wild. */
  plan_sponser_name: Text,
});
const Structure = z.object({
  reporting_plans: z.array(Plan),
  in_network_files: z.array(Link).nullish(),
  allowed_amount_file: Link.nullish(),
});

const MAX_NAME_LENGTH = 300;

/**
 * Reads a table of contents of any version, a structure at a time: the largest unpack to 20 GB. A structure that is none is counted
 * by the result. Throws `JsonWindowError` where the text is cut off or no JSON.
 */
export async function readTableOfContents(
  chunks: AsyncIterable<Uint8Array>,
  onStructure: (structure: PlansAndFiles) => void,
): Promise<{ entityName: string | null; unreadableCount: number }> {
  const window = new JsonWindow(chunks);
  let entityName: string | null = null;
  let unreadableCount = 0;
  await walkMembers(window, async (key) => {
    if (key === "reporting_entity_name") entityName = await readText(window);
    if (key !== "reporting_structure") return;
    await walkItems(window, async () => {
      const structure = Structure.safeParse(await readValue(window));
      if (structure.success) onStructure(plansAndFiles(structure.data));
      else unreadableCount += 1;
    });
  });
  return { entityName, unreadableCount };
}

function plansAndFiles(structure: z.output<typeof Structure>): PlansAndFiles {
  const link = (kind: FileLink["kind"], { location, description }: z.output<typeof Link>): FileLink => ({
    kind,
    location,
    description: named(description),
  });
  const allowed = structure.allowed_amount_file;
  return {
    plans: structure.reporting_plans.flatMap((plan) => publishedPlan(plan) ?? []),
    files: [
      ...(structure.in_network_files ?? []).map((one) => link("in-network", one)),
      ...(allowed ? [link("allowed", allowed)] : []),
    ],
  };
}

/** A plan by the fields of a table of contents, or of a file that no table names; null: it has no id. */
export function publishedPlan(fields: unknown): PublishedPlan | null {
  const read = Plan.safeParse(fields);
  const planId = (read.data?.plan_id ?? "").replace(/\D/g, "");
  if (!read.success || planId === "") return null;
  const plan = read.data;
  return {
    idType: (plan.plan_id_type ?? "").trim().toLowerCase(),
    planId,
    name: named(plan.plan_name) ?? planId,
    issuerName: named(plan.issuer_name),
    sponsorName: named(plan.plan_sponsor_name ?? plan.plan_sponser_name),
    marketType: named(plan.plan_market_type)?.toLowerCase() ?? null,
  };
}

function named(text: string | null | undefined): string | null {
  const trimmed = (text ?? "").trim().slice(0, MAX_NAME_LENGTH);
  return trimmed === "" ? null : trimmed;
}
