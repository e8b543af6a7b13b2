import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type {
  ClaimStatus,
  ExplainedClaim,
  ExplainedLine,
  ExplainedValue,
  StatedPlanId,
} from "../explanation.ts";
import { type FileProblem, type OtherAmount, tidyName } from "../structured-file.ts";
import { told, toldOrNull } from "../told.ts";
import {
  codingsOf,
  dayOf,
  type FhirObject,
  nameOfConcept,
  objectOf,
  objectsOf,
  textOf,
} from "./fhir-values.ts";
import { billedByOf, planIdsOf } from "./identities.ts";
import { networkOf, readAdjudications } from "./read-adjudication.ts";
import { type FhirResources, nameOfResource } from "./resources.ts";

/** One ExplanationOfBenefit: a claim, and whose it is. */
export interface ReadBenefit {
  claim: ExplainedClaim;
  plan: string | null;
  planIds: StatedPlanId[];
  memberId: string | null;
  problems: FileProblem[];
  others: OtherAmount[];
}

/** Other claims that one is related to. */
const MAX_RELATED = 20;
const SUBMITTER_NUMBERS = new Set(["uc", "clm_id", "clm_cntl_num", "claim"]);

/** Reads a resource by what is in it, whatever profile it names. */
export function readExplanationOfBenefit(eob: FhirObject, resources: FhirResources): ReadBenefit {
  const claimNumber = claimNumberOf(eob);
  const problems: FileProblem[] = [];
  const nameOf = (reference: unknown) => nameOfReference(reference, eob, resources, claimNumber, problems);
  const provider = nameOf(eob.provider);
  // A plan doesn't have to send who its own member is.
  const patient = nameOfReference(eob.patient, eob, resources, claimNumber, []);
  const plan = nameOf(eob.insurer);
  const billedBy = billedByOf(eob, resources);
  const coverage = coverageOf(eob, resources);
  const whole = readAdjudications([...objectsOf(eob.total), ...objectsOf(eob.adjudication)], {
    claimNumber,
    lineIndex: null,
  });
  const items = objectsOf(eob.item).map((item, lineIndex) => readItem(item, { claimNumber, lineIndex }));
  const lines = items.map(({ line }) => line);
  const claim: ExplainedClaim = {
    claimNumber: toldOrNull(claimNumber),
    replacesClaimNumber: toldOrNull(replacedNumberOf(eob, resources)),
    provider: toldOrNull(provider),
    ...(billedBy === null ? {} : { billedBy }),
    patient: toldOrNull(patient),
    accountNumber: toldOrNull(accountNumberOf(eob)),
    network: toldOrNull(networkOf([...objectsOf(eob.adjudication), ...objectsOf(eob.supportingInfo)])),
    isEmergency: false,
    serviceDates: daysOf(eob, lines),
    processedDate: toldOrNull(dayOf(objectOf(eob.payment)?.date) ?? dayOf(eob.created)),
    status: statusOf(eob, lines),
    lines,
    totals: whole.amounts,
    ...(whole.patientPaidCents === null ? {} : { patientPaid: told(whole.patientPaidCents) }),
    adjustments: whole.adjustments,
  };
  return {
    claim,
    plan: plan ?? nameOfReference(coverage?.payor, eob, resources, claimNumber, []),
    planIds: coverage === null ? [] : planIdsOf(coverage, eob, resources),
    memberId: textOf(coverage?.subscriberId),
    problems: [...problems, ...whole.problems, ...items.flatMap((item) => item.problems)],
    others: [...whole.others, ...items.flatMap((item) => item.others)],
  };
}

function readItem(item: FhirObject, place: { claimNumber: string | null; lineIndex: number }) {
  const { amounts, adjustments, remarkCodes, problems, others } = readAdjudications(
    objectsOf(item.adjudication),
    place,
  );
  const quantity = objectOf(item.quantity)?.value;
  const description = tidyName(nameOfConcept(item.productOrService) ?? nameOfConcept(item.revenue) ?? "");
  const line: ExplainedLine = {
    serviceDate: toldOrNull(dayOf(item.servicedDate) ?? dayOf(objectOf(item.servicedPeriod)?.start)),
    serviceCode: toldOrNull(serviceCodeOf(item)),
    modifiers: objectsOf(item.modifier).flatMap((modifier) =>
      codingsOf(modifier)
        .slice(0, 1)
        .map(({ code }) => code.slice(0, 5)),
    ),
    description: toldOrNull(description),
    units: typeof quantity === "number" && Number.isFinite(quantity) ? told(quantity) : null,
    amounts,
    remarkCodes,
    adjustments,
  };
  return { line, problems, others };
}

/** The longest address of a system of codes has some 70. */
const MAX_SYSTEM_CHARACTERS = 250;

/** By the system's address: CPT, HCPCS, dental codes, drugs, revenue codes. */
const SYSTEMS: readonly [RegExp, string][] = [
  [/ama-assn\.org\/go\/cpt/i, "CPT"],
  [/hcpcs/i, "HCPCS"],
  [/ada\.org\/cdt|\/cdt$/i, "CDT"],
  [/sid\/ndc/i, "NDC"],
  [/nubc\.org.*revenue|rev_cntr/i, "RC"], // input: at most MAX_SYSTEM_CHARACTERS characters
];

function serviceCodeOf(item: FhirObject): ServiceCode | null {
  const codings = [...codingsOf(item.productOrService), ...codingsOf(item.revenue)];
  for (const { system, code } of codings) {
    if (system.length > MAX_SYSTEM_CHARACTERS) continue;
    const type = SYSTEMS.find(([pattern]) => pattern.test(system))?.[1];
    const found = type === undefined ? null : normaliseCode(type, code);
    if (found !== null) return found;
  }
  return null;
}

function claimNumberOf(eob: FhirObject): string | null {
  const identifiers = objectsOf(eob.identifier).flatMap((identifier) => {
    const value = textOf(identifier.value);
    const kinds = codingsOf(identifier.type).map(({ code }) => code.toLowerCase());
    const system = textOf(identifier.system)?.split("/").at(-1)?.toLowerCase() ?? "";
    return value === null
      ? []
      : [{ value, isClaims: [...kinds, system].some((kind) => SUBMITTER_NUMBERS.has(kind)) }];
  });
  const found = identifiers.find(({ isClaims }) => isClaims) ?? identifiers[0];
  return found ? tidyName(found.value) : null;
}

function replacedNumberOf(eob: FhirObject, resources: FhirResources): string | null {
  for (const related of objectsOf(eob.related).slice(0, MAX_RELATED)) {
    const kinds = codingsOf(related.relationship).map(({ code }) => code.toLowerCase());
    if (!kinds.some((kind) => kind === "prior" || kind === "replaces")) continue;
    const reference = textOf(objectOf(related.reference)?.value);
    const named = textOf(objectOf(objectOf(related.claim)?.identifier)?.value);
    const earlier = resources.resolve(related.claim, eob);
    const number = reference ?? named ?? (earlier === null ? null : claimNumberOf(earlier));
    if (number !== null) return tidyName(number);
  }
  return null;
}

function accountNumberOf(eob: FhirObject): string | null {
  const info = objectsOf(eob.supportingInfo).find(({ category }) =>
    codingsOf(category).some(({ code }) => code.toLowerCase() === "patientaccountnumber"),
  );
  return info ? tidyName(textOf(info.valueString) ?? nameOfConcept(info.code) ?? "") : null;
}

function coverageOf(eob: FhirObject, resources: FhirResources): FhirObject | null {
  const insurances = objectsOf(eob.insurance);
  const insurance = insurances.find(({ focal }) => focal === true) ?? insurances[0];
  return insurance ? resources.resolve(insurance.coverage, eob) : null;
}

/** What a reference says itself, else what the resource that it points to is called; of a role, its organization or person. */
function nameOfReference(
  value: unknown,
  eob: FhirObject,
  resources: FhirResources,
  claimNumber: string | null,
  problems: FileProblem[],
): string | null {
  const [reference] = objectsOf(value);
  if (!reference) return null;
  const resource = resources.resolve(reference, eob);
  const ofRole = resource && (resource.organization ?? resource.practitioner);
  const behind = ofRole ? resources.resolve(ofRole, eob) : null;
  const name =
    (resource && nameOfResource(resource)) ??
    (behind && nameOfResource(behind)) ??
    textOf(reference.display) ??
    textOf(objectOf(ofRole)?.display);
  const address = textOf(reference.reference);
  if (name === null && address !== null) {
    problems.push({ kind: "unresolved-reference", claimNumber, text: address.slice(0, 100) });
  }
  return name === null ? null : tidyName(name);
}

function daysOf(
  eob: FhirObject,
  lines: readonly ExplainedLine[],
): { first: ExplainedValue<string>; last: ExplainedValue<string> } | null {
  const period = objectOf(eob.billablePeriod);
  const days = lines.flatMap(({ serviceDate }) => serviceDate?.value ?? []).sort();
  const first = dayOf(period?.start) ?? days[0] ?? null;
  const last = dayOf(period?.end) ?? days.at(-1) ?? first;
  return first === null || last === null || last < first ? null : { first: told(first), last: told(last) };
}

/** `error` is a refusal; what was paid in part is told by its lines. */
function statusOf({ outcome }: FhirObject, lines: readonly ExplainedLine[]): ClaimStatus | null {
  const refused = lines.filter(({ amounts }) => {
    const billed = amounts.billed?.value ?? 0;
    return billed > 0 && amounts.notCovered?.value === billed;
  });
  if (lines.length > 0 && refused.length === lines.length) return "denied";
  if (refused.length > 0) return "partly";
  if (textOf(outcome) === "error") return "denied";
  return textOf(outcome) === "complete" ? "paid" : null;
}
