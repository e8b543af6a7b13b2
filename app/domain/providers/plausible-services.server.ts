import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** Whether a provider performs a service: as far as is known, perhaps, or not with its taxonomies. */
export type Plausibility = "likely" | "unsure" | "not-theirs";

type Patterns = { exact: ReadonlySet<string>; starts: readonly string[]; not: readonly string[] };

interface PlausibleProviders {
  likely: Patterns;
  unsure: Patterns;
}

/** Which taxonomies bill which service under which class, by knowledge of billing practice; the table says how sure each row is. */
export interface PlausibleServices {
  /** The class of a service with a row in the table, or what follows from it; null: the table does not know the service. */
  judge(service: { codeType: string; code: string; billingClass: string }): PlausibilityRule | null;
  codes(): readonly { codeType: string; code: string }[];
}

/** Judges a provider by all of its taxonomies. */
export type PlausibilityRule = (taxonomies: readonly string[]) => Plausibility;

let read: PlausibleServices | null = null;

/** The table of `plausible-services.tsv`, read at the first question. */
export function plausibleServices(): PlausibleServices {
  read ??= readTable();
  return read;
}

function readTable(): PlausibleServices {
  const file = path.join(projectRoot(), "app/domain/providers/plausible-services.tsv");
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const byService = new Map<string, Map<string, PlausibleProviders>>();
  const codes = new Map<string, { codeType: string; code: string }>();
  for (const line of lines) {
    const [codeType = "", code = "", , billingClass = "", likely = "", unsure = ""] = line.split("\t");
    const key = `${codeType} ${code}`;
    codes.set(key, { codeType, code });
    const ofService = byService.get(key) ?? new Map<string, PlausibleProviders>();
    byService.set(key, ofService.set(billingClass, { likely: patterns(likely), unsure: patterns(unsure) }));
  }
  return {
    judge({ codeType, code, billingClass }) {
      const ofService = byService.get(`${codeType} ${code}`);
      if (ofService === undefined) return null;
      const providers = ofService.get(billingClass);
      return providers === undefined ? () => "not-theirs" : (taxonomies) => judged(providers, taxonomies);
    },
    codes: () => [...codes.values()],
  };
}

function judged({ likely, unsure }: PlausibleProviders, taxonomies: readonly string[]): Plausibility {
  if (taxonomies.some((taxonomy) => fits(likely, taxonomy))) return "likely";
  return taxonomies.some((taxonomy) => fits(unsure, taxonomy)) ? "unsure" : "not-theirs";
}

/** '207*' is any code that begins so, '!2085*' none of those. */
function patterns(text: string): Patterns {
  const all = text.split(" ").filter(Boolean);
  const [not, wanted] = [all.filter((one) => one.startsWith("!")), all.filter((one) => !one.startsWith("!"))];
  return {
    exact: new Set(wanted.filter((one) => !one.endsWith("*"))),
    starts: wanted.filter((one) => one.endsWith("*")).map((one) => one.slice(0, -1)),
    not: not.map((one) => one.slice(1).replace(/\*$/, "")),
  };
}

function fits({ exact, starts, not }: Patterns, taxonomy: string): boolean {
  if (not.some((start) => taxonomy.startsWith(start))) return false;
  return exact.has(taxonomy) || starts.some((start) => taxonomy.startsWith(start));
}
