import { isNpi } from "#app/domain/providers/npi.ts";
import type { Plausibility } from "#app/domain/providers/plausible-services.server.ts";
import { dollarsOfUnits } from "../read/exact-numbers.ts";
import type { RateTerms } from "../read/rate-terms.ts";
import type { CodeList, InNetworkFile } from "../read/read-in-network.ts";

/** Why a price that was read can't be shown to anyone. */
export type RefusalReason =
  | "unreadable"
  | "expired"
  | "not_a_price"
  | "group_without_npi"
  | "npi_invalid"
  | "npi_unknown"
  | "npi_deactivated"
  | "reference_unresolved";

/** What became of each negotiated price of a file: read is the sum of all others. */
export interface PriceBalance {
  read: number;
  kept: number;
  otherServices: number;
  otherStates: number;
  /** Of providers of whom none performs the service, as far as their specialties tell. They are stored too. */
  ghost: number;
  refused: Partial<Record<RefusalReason, number>>;
}

/** What is known of the providers that a file names. */
export interface KnownProviders {
  /** Null: NPPES, as imported here, does not have the NPI. */
  find(npi: number): { isActive: boolean; taxonomies: readonly string[] } | null;
  /** How likely it is that a provider performs a service, evidence first. */
  judge(npi: number, service: { codeType: string; code: string; billingClass: string }): Plausibility;
}

/** One cent is a price of drugs and supplies by unit alone. */
const ONE_CENT = 0.01;
/** Payers write nines where they have no price. */
const LEAST_SENTINEL = 9_999_999;

/** Whether an amount is a price; of a percentage or a day's amount, the same limits hold. */
export function isPrice(units: number, codeType: string): boolean {
  const dollars = dollarsOfUnits(units);
  return dollars > 0 && dollars < LEAST_SENTINEL && (dollars > ONE_CENT || codeType === "HCPCS");
}

/** Whether a price had expired on the day that its file is of. */
export function isExpired({ expiresOn }: RateTerms, updatedOn: string | null): boolean {
  return expiresOn !== null && updatedOn !== null && expiresOn < updatedOn;
}

/** Why no provider of a set can be shown with a price; null: one can. "elsewhere": all of them are in states that are not
 *  saved. */
export type SetFate = RefusalReason | "elsewhere" | null;

/** Finds what becomes of the prices of a set, once for each set. */
export function openSetFates({ providers }: InNetworkFile, known: KnownProviders): (set: number) => SetFate {
  const fates = new Map<number, SetFate>();
  return (set) => {
    let fate = fates.get(set);
    if (fate === undefined) {
      fate = fateOf(set);
      fates.set(set, fate);
    }
    return fate;
  };

  function fateOf(set: number): SetFate {
    if (providers.isAllElsewhere(set)) return "elsewhere";
    let reason: SetFate = null;
    let groupCount = 0;
    for (const reference of providers.referencesOf(set)) {
      const range = providers.groupsOf(reference);
      if (range === null) reason ??= "reference_unresolved";
      for (let group = range?.from ?? 0; group < (range?.to ?? 0); group++) {
        groupCount += 1;
        if (providers.isElsewhere(group)) continue;
        const members = providers.membersOf(group);
        if (members.length === 0) reason ??= "group_without_npi";
        for (const npi of members) {
          const why = fateOfMember(npi);
          if (why === null) return null;
          reason ??= why;
        }
      }
    }
    return reason ?? (groupCount === 0 ? "group_without_npi" : "elsewhere");
  }

  function fateOfMember(npi: number): RefusalReason | null {
    if (npi === 0) return null;
    if (!isNpi(npi)) return "npi_invalid";
    const provider = known.find(npi);
    if (provider === null) return "npi_unknown";
    return provider.isActive ? null : "npi_deactivated";
  }
}

/** Whether no provider of a set performs the service of a list, as far as is known. */
export function isGhost(
  { providers }: InNetworkFile,
  known: KnownProviders,
  set: number,
  service: { codeType: string; code: string; billingClass: string },
): boolean {
  for (const reference of providers.referencesOf(set)) {
    const range = providers.groupsOf(reference);
    for (let group = range?.from ?? 0; group < (range?.to ?? 0); group++) {
      for (const npi of providers.membersOf(group)) {
        if (npi === 0 || (known.find(npi)?.isActive && known.judge(npi, service) !== "not-theirs"))
          return false;
      }
    }
  }
  return true;
}

/** The lists of each code and arrangement: a file may name a code more than once. */
export function listsByCode(codes: readonly CodeList[]): { service: CodeList; lists: number[] }[] {
  const byCode = new Map<string, { service: CodeList; lists: number[] }>();
  for (const service of codes) {
    const key = `${service.codeType} ${service.code} ${service.arrangement}`;
    const found = byCode.get(key);
    if (found) found.lists.push(service.list);
    else byCode.set(key, { service, lists: [service.list] });
  }
  return [...byCode.values()];
}
