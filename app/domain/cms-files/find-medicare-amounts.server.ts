import type { Database } from "#app/platform/db/open-database.server.ts";
import { type CmsKind, editionFor } from "./cms-edition.ts";
import {
  drugLimitEntry,
  laboratoryFeeEntry,
  localityEntry,
  outpatientRateEntry,
  physicianFeeEntry,
} from "./cms-entries.ts";
import { type ListedCmsFile, listCmsFiles } from "./list-cms-files.server.ts";
import { loadEntries } from "./load-entries.server.ts";
import type { MedicareAmount } from "./medicare-amount.ts";
import { type GeographicIndices, NATIONAL, physicianFeeOf } from "./physician-fee.ts";

/** Who is paid: a professional, or a hospital for outpatients. */
export type Payee = "professional" | "hospital";

/** A service on a bill: its code in upper case, and its ISO day. */
interface PricedService {
  code: string;
  modifiers: readonly string[];
  day: string;
}

/** A service of which some facts might be unknown. */
type ServiceAsBilled = Omit<PricedService, "code" | "day"> & { code: string | null; day: string | null };

/** Services that a hospital is paid for by another schedule (42 CFR 419.22), and laboratory tests that it is where they
 *  stand alone. */
const OTHER_SCHEDULE = "A";
const LABORATORY = "Q4";
/** The indicators that addendum D1 says are paid by a separate rate where they are paid separately. */
const PAID_BY_RATE = new Set("G H H1 J1 J2 K K1 P Q1 Q2 Q3 R S T U V".split(" "));

/**
 * Returns what Medicare pays for one unit of each service, in the services' order. For professionals: the physician
 * fee schedule (outside a facility, unless the service isn't done there), the laboratory fee schedule or the drug
 * limits. For outpatients at hospitals: the rate of addendum B, or those schedules if its status indicator says so.
 * Amounts are national, unless `state` has only one locality. Null: packaged, not paid, not priced, or no edition for
 * the day.
 */
export async function findMedicareAmounts(
  db: Database,
  services: readonly ServiceAsBilled[],
  { payee, state }: { payee: Payee; state: string | null },
): Promise<(MedicareAmount | null)[]> {
  const files = await listCmsFiles(db);
  const codes = services.flatMap(({ code }) => code ?? []);
  const entries = await loadEntries(db, files, state === null ? codes : [...codes, state]);
  const fileFor = (kind: CmsKind, day: string) =>
    editionFor(
      kind,
      files.filter((file) => file.kind === kind),
      day,
    );

  return services.map(({ code, modifiers, day }) => {
    if (code === null || day === null) return null;
    const service = { code, modifiers, day };
    return payee === "professional" ? professionalAmount(service) : outpatientAmount(service);
  });

  function professionalAmount(service: PricedService): MedicareAmount | null {
    return physicianAmount(service) ?? laboratoryAmount(service) ?? drugAmount(service);
  }

  function outpatientAmount(service: PricedService): MedicareAmount | null {
    const file = fileFor("outpatient-rates", service.day);
    const [rate] = file ? entries.of(file, service.code, outpatientRateEntry) : [];
    if (!file || !rate) return null;
    if (rate.status === OTHER_SCHEDULE) return laboratoryAmount(service) ?? physicianAmount(service);
    if (rate.status === LABORATORY) return laboratoryAmount(service);
    return PAID_BY_RATE.has(rate.status) ? amountOf("outpatient", file, rate.rateDollars) : null;
  }

  function physicianAmount({ code, modifiers, day }: PricedService): MedicareAmount | null {
    const file = fileFor("physician-fees", day);
    const component = modifiers.find((modifier) => modifier === "26" || modifier === "TC") ?? "";
    const fee = file
      ? entries.of(file, code, physicianFeeEntry).find(({ modifier }) => modifier === component)
      : undefined;
    if (!file || !fee) return null;
    const paid = physicianFeeOf(fee, indicesOn(day));
    return paid && { ...paid, edition: file.edition };
  }

  function indicesOn(day: string): GeographicIndices {
    const file = fileFor("localities", day);
    if (file === null || state === null) return NATIONAL;
    const [only, other] = entries.of(file, state, localityEntry);
    return only && !other ? only : NATIONAL;
  }

  function laboratoryAmount({ code, modifiers, day }: PricedService): MedicareAmount | null {
    const file = fileFor("laboratory-fees", day);
    const fees = file ? entries.of(file, code, laboratoryFeeEntry) : [];
    const fee = fees.find(({ modifier }) => modifier === (modifiers.includes("QW") ? "QW" : "")) ?? fees[0];
    return file && fee ? amountOf("laboratory", file, fee.rateDollars) : null;
  }

  function drugAmount({ code, day }: PricedService): MedicareAmount | null {
    const file = fileFor("drug-limits", day);
    const [limit] = file ? entries.of(file, code, drugLimitEntry) : [];
    return file && limit ? amountOf("drug", file, limit.limitDollars) : null;
  }
}

/** Null for no rate, and for 0.00, which says that a contractor sets it. */
function amountOf(
  schedule: MedicareAmount["schedule"],
  { edition }: ListedCmsFile,
  dollars: number | null,
): MedicareAmount | null {
  // Cents with up to two decimals, as files have up to four of a dollar.
  return dollars ? { amountCents: Math.round(dollars * 10_000) / 100, schedule, edition } : null;
}
