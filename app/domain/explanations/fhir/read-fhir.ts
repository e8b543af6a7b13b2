import { checkSums } from "../check-sums.ts";
import type { Explanation } from "../explanation.ts";
import type { FileProblem, OtherAmount, ReadStructured } from "../structured-file.ts";
import { statedAmounts, toldOrNull } from "../told.ts";
import { type FhirObject, objectOf, objectsOf, textOf } from "./fhir-values.ts";
import { type ReadBenefit, readExplanationOfBenefit } from "./read-explanation-of-benefit.ts";
import { openResources } from "./resources.ts";

/** A resource that a payer took back says nothing more. */
const WITHDRAWN = new Set(["cancelled", "entered-in-error"]);

/**
 * Reads HL7 FHIR R4 ExplanationOfBenefit resources: one, a Bundle of them, or a list (NDJSON). What is given is parsed JSON
 * whose size and depth were counted before. Never judged by the profile that it names. Claims of one plan and member are one
 * explanation. Source: CARIN Blue Button implementation guide, CMS Blue Button 2.0.
 */
export function readFhir(value: unknown): ReadStructured {
  const entries = entriesOf(value);
  const [first] = entries;
  if (!first) return { outcome: "refused", reason: "no-explanation", found: typeOf(value) };
  const benefits = entries.filter(({ resource }) => resource.resourceType === "ExplanationOfBenefit");
  if (benefits.length === 0) {
    return { outcome: "refused", reason: "wrong-resource", found: typeOf(first.resource) };
  }
  const resources = openResources(entries);
  const problems: FileProblem[][] = [];
  const others: OtherAmount[][] = [];
  const read: ReadBenefit[] = [];
  for (const { resource } of benefits) {
    const benefit = readExplanationOfBenefit(resource, resources);
    if (WITHDRAWN.has(textOf(resource.status) ?? "")) {
      problems.push([{ kind: "withdrawn-claim", claimNumber: benefit.claim.claimNumber?.value ?? null }]);
      continue;
    }
    problems.push(benefit.problems, checkSums(benefit.claim));
    others.push(benefit.others);
    read.push(benefit);
  }
  return {
    outcome: "read",
    explanations: explanationsOf(read),
    problems: problems.flat(),
    others: others.flat(),
  };
}

function entriesOf(value: unknown): { fullUrl: string | null; resource: FhirObject }[] {
  if (Array.isArray(value)) return value.flatMap(entriesOf);
  const root = objectOf(value);
  if (root === null || typeof root.resourceType !== "string") return [];
  if (root.resourceType !== "Bundle") return [{ fullUrl: null, resource: root }];
  return objectsOf(root.entry).flatMap((entry) => {
    const resource = objectOf(entry.resource);
    return resource === null ? [] : [{ fullUrl: textOf(entry.fullUrl), resource }];
  });
}

function typeOf(value: unknown): string | null {
  const type = textOf(objectOf(value)?.resourceType);
  return type === null || !/^\w{1,60}$/.test(type) ? null : type;
}

function explanationsOf(benefits: readonly ReadBenefit[]): Explanation[] {
  const groups = new Map<string, ReadBenefit[]>();
  for (const benefit of benefits) {
    const key = JSON.stringify([benefit.plan, benefit.planIds, benefit.memberId]);
    const group = groups.get(key);
    if (group) group.push(benefit);
    else groups.set(key, [benefit]);
  }
  return [...groups.values()].map((group) => ({
    source: "fhir",
    plan: toldOrNull(group[0]?.plan),
    ...(group[0]?.planIds.length ? { planIds: group[0].planIds } : {}),
    planKind: null,
    administrator: null,
    issueDate: null,
    memberId: toldOrNull(group[0]?.memberId),
    claims: group.map(({ claim }) => claim),
    totals: statedAmounts({}),
    remarks: [],
    appeal: { days: null, by: null, address: null },
    accumulators: [],
  }));
}
