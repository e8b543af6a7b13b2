import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { centsOfDecimal } from "../decimal-cents.ts";
import type { Adjustment, ClaimStatus, ExplainedClaim, ExplainedLine } from "../explanation.ts";
import { type FileProblem, tidyName } from "../structured-file.ts";
import { statedAmounts, told, toldOrNull } from "../told.ts";
import { billedByOf, type PayeeNumbers } from "./billed-by.ts";
import type { ClaimSegments } from "./group-claims.ts";
import { columnsOfAdjustments, readAdjustments } from "./read-adjustments.ts";
import type { Segment } from "./split-segments.ts";

export interface ReadClaim {
  claim: ExplainedClaim;
  memberId: string | null;
  /** CLP06, which says the kind of plan. */
  filingCode: string | null;
  problems: FileProblem[];
}

/** What the claims of a transaction share. */
interface ClaimFrame {
  /** Who is paid. */
  payee: string | null;
  payeeNumbers: PayeeNumbers;
  component: string;
  /** ISO day. */
  decidedOn: string | null;
}

/** Reads one claim (CLP) with its services. */
export function readClaim(
  { head, services }: ClaimSegments,
  { payee, payeeNumbers, component, decidedOn }: ClaimFrame,
): ReadClaim {
  const [clp = []] = head;
  const claimNumber = tidyName(clp[7] ?? "");
  const problems: FileProblem[] = [];
  const centsOf = (text: string | undefined, lineIndex: number | null): number | null => {
    if (text === undefined || text.trim() === "") return null;
    const cents = centsOfDecimal(text);
    if (cents === null) problems.push({ kind: "no-amount", claimNumber, lineIndex, text: text.slice(0, 40) });
    return cents;
  };
  const lines = services.map((service, lineIndex) =>
    readService(service, { component, centsOf: (text) => centsOf(text, lineIndex) }),
  );
  const adjustments = readAdjustments(head, (text) => centsOf(text || "?", null));
  const all = [...adjustments, ...lines.flatMap((line) => line.adjustments)];
  const { youOwe, ...columns } = columnsOfAdjustments(all);
  const [billed, planPaid, owed] = [clp[3], clp[4], clp[5]].map((text) => centsOf(text, null));
  const days = [dayOf(head, "232"), dayOf(head, "233")];
  const first = days[0] ?? lines.flatMap(({ serviceDate }) => serviceDate?.value ?? []).sort()[0];
  const last =
    days[1] ??
    lines
      .flatMap(({ serviceDate }) => serviceDate?.value ?? [])
      .sort()
      .at(-1) ??
    first;
  const patientPaid = amountOf(head, "F5", (text) => centsOf(text, null));
  const billedBy = billedByOf(head, payeeNumbers);
  const claim: ExplainedClaim = {
    claimNumber: toldOrNull(claimNumber),
    replacesClaimNumber: toldOrNull(tidyName(elementOf(head, "REF", "F8", 2) ?? "")),
    provider: toldOrNull(payee ?? nameOf(head, "82")),
    ...(billedBy === null ? {} : { billedBy }),
    patient: toldOrNull(nameOf(head, "QC")),
    accountNumber: toldOrNull(tidyName(clp[1] ?? "")),
    network: null,
    isEmergency: false,
    serviceDates: first && last && first <= last ? { first: told(first), last: told(last) } : null,
    processedDate: toldOrNull(decidedOn),
    status: statusOf(clp[2] ?? "", lines),
    lines,
    totals: statedAmounts({
      ...columns,
      billed: billed ?? null,
      planPaid: planPaid ?? null,
      youOwe: owed ?? youOwe,
      allowed: amountOf(head, "AU", (text) => centsOf(text, null)),
    }),
    ...(patientPaid === null ? {} : { patientPaid: told(patientPaid) }),
    ...(remarksOf(head).length > 0 ? { remarkCodes: remarksOf(head) } : {}),
    adjustments,
  };
  const memberId = tidyName(head.find(([name, kind]) => name === "NM1" && kind === "IL")?.[9] ?? "");
  return {
    claim,
    memberId,
    filingCode: clp[6] || null,
    problems: problems.concat(checkClaim(claim, all, youOwe)),
  };
}

interface ServiceReading {
  component: string;
  centsOf: (text: string | undefined) => number | null;
}

function readService(segments: readonly Segment[], { component, centsOf }: ServiceReading): ExplainedLine {
  const [svc = []] = segments;
  const [qualifier = "", code = "", ...modifiers] = (svc[1] ?? "").split(component);
  const adjustments = readAdjustments(segments, (text) => centsOf(text || "?"));
  const units = Number(svc[5] || "1");
  const remarkCodes = segments.flatMap(([name, kind, remark]) =>
    name === "LQ" && kind === "HE" && remark ? [remark.slice(0, 10)] : [],
  );
  return {
    serviceDate: toldOrNull(dayOf(segments, "472") ?? dayOf(segments, "150")),
    serviceCode: toldOrNull(serviceCodeOf(qualifier, code) ?? serviceCodeOf("NU", svc[4] ?? "")),
    modifiers: modifiers.slice(0, 4).flatMap((modifier) => (/^\w{2}$/.test(modifier) ? [modifier] : [])),
    description: toldOrNull(tidyName(modifiers[4] ?? "")),
    units: Number.isFinite(units) && units > 0 ? told(units) : null,
    amounts: statedAmounts({
      ...columnsOfAdjustments(adjustments),
      billed: centsOf(svc[2]),
      planPaid: centsOf(svc[3]),
      allowed: amountOf(segments, "B6", centsOf),
    }),
    remarkCodes,
    adjustments,
  };
}

/** What a service's qualifier says of its code. */
const QUALIFIERS: ReadonlyMap<string, string> = new Map([
  ["HC", "HCPCS"],
  ["WK", "HCPCS"],
  ["AD", "CDT"],
  ["N4", "NDC"],
  ["NU", "RC"],
  ["HP", "HIPPS"],
]);

function serviceCodeOf(qualifier: string, code: string): ServiceCode | null {
  const type = QUALIFIERS.get(qualifier);
  return type === undefined ? null : normaliseCode(type, code);
}

function statusOf(code: string, lines: readonly ExplainedLine[]): ClaimStatus | null {
  if (code === "4") return "denied";
  if (code === "22") return "reprocessed";
  if (!["1", "2", "3", "19", "20", "21"].includes(code)) return null;
  const refused = lines.filter(({ amounts }) => {
    const billed = amounts.billed?.value ?? 0;
    return billed > 0 && amounts.notCovered?.value === billed;
  });
  if (refused.length === 0) return "paid";
  return refused.length === lines.length ? "denied" : "partly";
}

/** Charge less adjustments is what was paid, of each service and of the claim; what the patient owes is group PR. */
function checkClaim(claim: ExplainedClaim, all: readonly Adjustment[], patientCents: number): FileProblem[] {
  const claimNumber = claim.claimNumber?.value ?? null;
  const gapOf = ({ totals, adjustments }: Pick<ExplainedClaim, "totals" | "adjustments">) => {
    const { billed, planPaid } = totals;
    if (billed === null || planPaid === null) return 0;
    return billed.value - adjustments.reduce((sum, { amountCents }) => sum + amountCents, 0) - planPaid.value;
  };
  const gaps: [number | null, "payment" | "youOwe" | "billed", number][] = [
    ...claim.lines.map(
      ({ amounts, adjustments }, index) =>
        [index, "payment", gapOf({ totals: amounts, adjustments })] as [number, "payment", number],
    ),
    [null, "payment", gapOf({ totals: claim.totals, adjustments: all })],
    [null, "youOwe", (claim.totals.youOwe?.value ?? patientCents) - patientCents],
    [null, "billed", claim.lines.length > 0 ? billedGap(claim) : 0],
  ];
  return gaps.flatMap(([lineIndex, of, cents]): FileProblem[] =>
    cents === 0 ? [] : [{ kind: "does-not-add-up", claimNumber, lineIndex, of, cents }],
  );
}

function billedGap({ totals, lines }: ExplainedClaim): number {
  if (totals.billed === null) return 0;
  return totals.billed.value - lines.reduce((sum, { amounts }) => sum + (amounts.billed?.value ?? 0), 0);
}

/** Elements of MOA and MIA that are remark codes. */
const REMARK_ELEMENTS: ReadonlyMap<string, readonly number[]> = new Map([
  ["MOA", [3, 4, 5, 6, 7]],
  ["MIA", [5, 20, 21, 22, 23]],
]);

function remarksOf(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) =>
    (REMARK_ELEMENTS.get(segment[0] ?? "") ?? []).flatMap((at) => segment[at]?.slice(0, 10) || []),
  );
}

/** A person's or an organization's name (NM1), first name first. */
function nameOf(segments: readonly Segment[], entity: string): string | null {
  const found = segments.find(([name, kind]) => name === "NM1" && kind === entity);
  if (!found) return null;
  const [, , type, last = "", first = "", middle = "", , suffix = ""] = found;
  return tidyName(type === "2" ? last : [first, middle, last, suffix].filter(Boolean).join(" "));
}

function elementOf(segments: readonly Segment[], name: string, kind: string, at: number): string | null {
  return segments.find((segment) => segment[0] === name && segment[1] === kind)?.[at] || null;
}

function amountOf(
  segments: readonly Segment[],
  kind: string,
  centsOf: (text: string | undefined) => number | null,
): number | null {
  return centsOf(elementOf(segments, "AMT", kind, 2) ?? undefined);
}

/** Returns an ISO day of a DTM segment; null: it is missing, or isn't a day. */
export function dayOf(segments: readonly Segment[], kind: string): string | null {
  return isoDay(elementOf(segments, "DTM", kind, 2));
}

/** "20260302" as an ISO day; null: it is none. */
export function isoDay(text: string | null | undefined): string | null {
  const parts = /^(\d{4})(\d{2})(\d{2})$/.exec(text ?? "");
  if (!parts) return null;
  const day = parts.slice(1).join("-");
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}
