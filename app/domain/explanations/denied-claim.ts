import { isDenied } from "./appeal-deadline.ts";
import type { Adjustment, ExplainedClaim, ExplainedLine, Explanation } from "./explanation.ts";
import { findReasonCode, type ReasonAsk, type ReasonCode } from "./reason-codes/reason-codes.ts";

/** Why a plan refused a service. */
export interface DenialReason {
  /** As printed, or as a structured file has it. */
  code: string;
  group: Adjustment["group"];
  /** The plan's own words next to the code; null: it prints none. */
  printed: string | null;
  /** Null: a code of the plan's own, or a rare one; what it means is not guessed. */
  known: ReasonCode | null;
}

/** A service that a plan refused. Null = not told. */
export interface DeniedService {
  /** ISO day. */
  serviceDate: string | null;
  description: string | null;
  code: string | null;
  amountCents: number | null;
  reasons: readonly DenialReason[];
  /** Remark codes of a structured file (RARC), which add to its reasons. */
  remarks: readonly string[];
}

/** What a letter about a refused claim argues from. */
export interface DeniedClaim {
  services: readonly DeniedService[];
  /** Those of the services, each once, in their order. */
  reasons: readonly DenialReason[];
  /** What to ask for, each once; "reason": a reason is unknown. */
  asks: readonly ReasonAsk[];
  /** No one can answer a reason before seeing what it rests on. */
  isFileFirst: boolean;
  /** All of it is the provider's own fault, and the provider can't bill the patient for it. */
  isProvidersFault: boolean;
}

/** Asks that need the plan's documents before they can be argued. */
const needPapers: ReadonlySet<ReasonAsk> = new Set(["necessity", "level", "reason", "records"]);
/** Amounts that are subtracted under the contract or count as the patient's share deny nothing. */
const refuseNothing: ReadonlySet<ReasonAsk> = new Set(["share", "write-off"]);
const GROUPED_CODE = /^(CO|PR|OA|PI|CR)[\s-]*(\w{1,3})$/i;

/** A claim as far as it was refused; null: it was not. */
export function deniedClaimOf(
  { source, remarks }: Pick<Explanation, "source" | "remarks">,
  claim: ExplainedClaim,
): DeniedClaim | null {
  if (!isDenied(claim.status)) return null;
  const reasonsOf = (codes: readonly string[], adjustments: readonly Adjustment[]) => [
    ...adjustments.flatMap(reasonOfAdjustment),
    ...(source === "printed" || source === "typed"
      ? codes.map((code) => reasonOfPrintedCode(code, remarks))
      : []
    ).filter(({ known }) => known === null || !refuseNothing.has(known.ask)),
  ];
  const all = claim.lines.map((line) => ({
    line,
    reasons: reasonsOf(line.remarkCodes, line.adjustments),
  }));
  const services = all
    .filter(({ line, reasons }) => claim.status === "denied" || isRefused(line, reasons))
    .map(({ line, reasons }) => serviceOf(line, reasons, source));
  const ofClaim = reasonsOf(claim.remarkCodes ?? [], claim.adjustments);
  const reasons = distinct([...services.flatMap((service) => service.reasons), ...ofClaim]);
  const isUnknown =
    reasons.some(({ known }) => known === null) ||
    (ofClaim.length === 0 && services.some((service) => service.reasons.length === 0));
  const asks = reasons.flatMap(({ known }) => (known ? [known.ask] : []));
  if (isUnknown || reasons.length === 0) asks.push("reason");
  return {
    services,
    reasons,
    asks: [...new Set(asks)],
    isFileFirst:
      asks.some((ask) => needPapers.has(ask)) || reasons.some(({ known }) => known?.fault === "information"),
    isProvidersFault:
      !isUnknown && reasons.length > 0 && claim.network?.value !== "out" && reasons.every(isOfProvider),
  };
}

function isRefused({ amounts }: ExplainedLine, reasons: readonly DenialReason[]): boolean {
  return (amounts.notCovered?.value ?? 0) > 0 || reasons.some(({ known, group }) => known && group !== null);
}

function serviceOf(
  { serviceDate, serviceCode, description, amounts, remarkCodes }: ExplainedLine,
  reasons: readonly DenialReason[],
  source: Explanation["source"],
): DeniedService {
  const notCovered = amounts.notCovered?.value ?? 0;
  return {
    serviceDate: serviceDate?.value ?? null,
    description: description?.value ?? null,
    code: serviceCode?.value.code ?? null,
    amountCents: notCovered > 0 ? notCovered : (amounts.billed?.value ?? null),
    reasons,
    remarks: source === "fhir" || source === "835" ? remarkCodes : [],
  };
}

function reasonOfAdjustment({ group, reasonCode, amountCents }: Adjustment): DenialReason[] {
  if (reasonCode === null || amountCents <= 0) return [];
  const known = findReasonCode(reasonCode);
  if (known && refuseNothing.has(known.ask)) return [];
  return [{ code: reasonCode, group, printed: null, known }];
}

/** A bare number that a plan prints may be the plan's own code: only one with its group is surely of the common list. */
function reasonOfPrintedCode(code: string, remarks: Explanation["remarks"]): DenialReason {
  const [, group, grouped] = GROUPED_CODE.exec(code.trim()) ?? [];
  return {
    code,
    group: (group?.toUpperCase() as Adjustment["group"] | undefined) ?? null,
    printed: remarks.find((remark) => remark.code === code)?.words ?? null,
    known: grouped === undefined ? null : findReasonCode(grouped),
  };
}

function isOfProvider({ group, known }: DenialReason): boolean {
  return (
    group === "CO" &&
    known?.bearer === "provider" &&
    known.fault !== null &&
    // Whether care was needed is for the patient to argue, too
    known.fault !== "not-necessary"
  );
}

function distinct(reasons: readonly DenialReason[]): DenialReason[] {
  return [...new Map(reasons.map((reason) => [`${reason.group} ${reason.code}`, reason])).values()];
}
