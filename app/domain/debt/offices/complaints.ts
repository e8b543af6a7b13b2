import type { HowRead } from "../debt-right.ts";
import { SECONDARY } from "../rights/how-read.ts";
import { type FederalOfficeKey, federalOffices } from "./federal-offices.ts";
import { findStateOffices } from "./find-state-offices.ts";
import { type Office, officesRead } from "./state-offices.ts";

/** What a complaint is about, or who pays for the care: it decides who takes the complaint. */
export const complaintKinds = [
  "collector",
  "surprise",
  "insured",
  "self-funded",
  "marketplace",
  "medicare",
  "medicaid",
  "tricare",
  "va",
  "no-prices",
] as const;
export type ComplaintKind = (typeof complaintKinds)[number];

export type OfficeKey =
  | FederalOfficeKey
  | "insurance-department"
  | "attorney-general"
  | "md-financial-regulation";

/** An office with how it was checked. */
export interface ComplaintOffice extends Office, HowRead {
  key: OfficeKey;
  source: string;
}

/** Who takes a complaint, in the order in which to ask. Offices of the state are used where its law decides. */
const OFFICES_OF_KIND: Readonly<Record<ComplaintKind, readonly OfficeKey[]>> = {
  collector: ["cfpb", "attorney-general", "md-financial-regulation"],
  surprise: ["help-desk"],
  insured: ["insurance-department"],
  // A state's insurance law does not reach these plans.
  "self-funded": ["ebsa"],
  marketplace: ["marketplace", "insurance-department"],
  medicare: ["medicare", "ship", "smp", "oig"],
  // Each state has a separate agency, and we have checked none.
  medicaid: [],
  tricare: ["tricare"],
  va: ["va"],
  "no-prices": ["transparency"],
};

/** Names it in Maryland, where an official advisory gives it. */
const MD_FINANCIAL_REGULATION: ComplaintOffice = {
  ...SECONDARY,
  key: "md-financial-regulation",
  name: "Office of Financial Regulation",
  url: null,
  phone: "410-230-6077",
  source: "an official advisory, quoted in a research file, 2026-10-07",
};

/** Whom to complain to in a state about each thing. An office that we have not checked is left out. */
export function findComplaintOffices(
  state: string,
): { kind: ComplaintKind; offices: readonly ComplaintOffice[] }[] {
  const known = new Map(officesOf(state).map((office) => [office.key, office]));
  return complaintKinds.map((kind) => ({
    kind,
    offices: OFFICES_OF_KIND[kind].flatMap((key) => known.get(key) ?? []),
  }));
}

function officesOf(state: string): ComplaintOffice[] {
  const offices = findStateOffices(state);
  const ofState: ComplaintOffice[] =
    offices === null ? [] : [{ key: "insurance-department", ...offices.insurance, ...officesRead.insurance }];
  if (offices?.attorneyGeneral)
    ofState.push({ key: "attorney-general", ...offices.attorneyGeneral, ...officesRead.attorneyGeneral });
  return [...federalOffices, ...ofState, ...(state === "MD" ? [MD_FINANCIAL_REGULATION] : [])];
}
