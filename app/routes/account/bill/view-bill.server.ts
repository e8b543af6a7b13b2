import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { FoundBill, KeptLine } from "#app/domain/bills/kept/kept-bill.ts";
import { patientSettingOf } from "#app/domain/bills/patient-setting.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type Dollars, dollarsOfCents, dollarsOfE4 } from "#app/domain/money/dollars.ts";
import {
  listLinePrices,
  type PublishedForLine,
} from "#app/domain/prices/at-hospital/list-line-prices.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** A line as the bill's page shows it; null = the bill does not say. */
export interface ShownLine {
  lineId: number;
  /** In our words; null where we have none. */
  plainName: string | null;
  description: string | null;
  code: ServiceCode | null;
  modifiers: string[];
  /** UB-04, and what it is for in our words. */
  revenueCode: string | null;
  department: string | null;
  /** ISO day. */
  serviceDate: string | null;
  units: number | null;
  amountDollars: Dollars | null;
  /** Of one unit, where there are several. */
  unitDollars: Dollars | null;
  /** Null: the hospital or the code is not known. */
  published: PublishedForLine | null;
}

const linesPerPage = 30;

/** What a page of a bill's lines says, with what the hospital publishes for each. `asked`: the page, null = no page's
 *  number. */
export async function viewBill(
  language: Language,
  db: Database,
  { bill, ...row }: FoundBill,
  asked: number | null,
) {
  const pageCount = Math.max(1, Math.ceil(bill.lines.length / linesPerPage));
  const page = asked !== null && asked <= pageCount ? asked : null;
  const first = ((page ?? 1) - 1) * linesPerPage;
  const lines = page === null ? [] : bill.lines.slice(first, first + linesPerPage);
  const file = await findFile(db, bill.hospital);
  const setting = patientSettingOf(
    bill.lines.map(({ serviceCode, revenueCode }) => ({
      serviceCode: serviceCode?.value ?? null,
      revenueCode: revenueCode?.value ?? null,
    })),
  );
  const coded = lines.flatMap((line) => {
    const code = codeOf(line);
    return code ? [{ ...code, modifiers: line.modifiers.map(({ value }) => value), day: null }] : [];
  });
  const published = file
    ? await listLinePrices(db, file.hospitalId, { setting, billingClass: "facility" }, coded)
    : [];
  const next = published.values();
  return {
    ...row,
    providerName: bill.providerName?.value ?? null,
    hospital: bill.hospital,
    /** Null: the hospital is not known, or has no price file. */
    file,
    setting,
    statementDate: bill.statementDate?.value ?? null,
    serviceDates: {
      first: bill.serviceDates.first?.value ?? null,
      last: bill.serviceDates.last?.value ?? null,
    },
    totals: Object.fromEntries(
      Object.entries(bill.totals).map(([role, stated]) => [role, dollarsOfCents(stated?.value ?? null)]),
    ) as Record<keyof typeof bill.totals, Dollars | null>,
    lines: lines.map((line) =>
      showLine(language, line, file && codeOf(line) ? (next.next().value ?? null) : null),
    ),
    firstLine: first + 1,
    lineCount: bill.lines.length,
    page,
    pageCount,
    documents: bill.documents,
    isShared: bill.sharedBillId !== null,
  };
}

export type ViewedBill = Awaited<ReturnType<typeof viewBill>>;

async function findFile(db: Database, link: LinkedHospital | null) {
  const hospital = await findHospitalOfLink(db, link);
  if (hospital === null) return null;
  const { hospitalId, importId, fileName, fileDate } = hospital;
  return { hospitalId, importId, fileName, fileDate };
}

/** What a price is looked up by: where a line has no procedure's code, its revenue code. */
function codeOf({ serviceCode, revenueCode }: KeptLine): ServiceCode | null {
  return serviceCode?.value ?? (revenueCode ? { codeType: "RC", code: revenueCode.value } : null);
}

function showLine(language: Language, line: KeptLine, published: PublishedForLine | null): ShownLine {
  const code = codeOf(line);
  const units = line.units?.value ?? null;
  const amountCents = line.amountCents?.value ?? null;
  const revenueCode = line.revenueCode?.value ?? null;
  return {
    lineId: line.lineId,
    plainName: code && plainServiceName(language, code),
    description: line.description?.value ?? null,
    code,
    modifiers: line.modifiers.map(({ value }) => value),
    revenueCode,
    department: revenueCode && plainServiceName(language, { codeType: "RC", code: revenueCode }),
    serviceDate: line.serviceDate?.value ?? null,
    units,
    amountDollars: dollarsOfCents(amountCents),
    unitDollars:
      amountCents !== null && units !== null && units > 1
        ? dollarsOfE4(Math.round((amountCents * 100) / units))
        : null,
    published,
  };
}
