import { sql } from "drizzle-orm";
import { correspondenceFields, type FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { findCaseFile } from "#app/domain/cases/kept/case-files.server.ts";
import { listVisitPairs, type VisitPair } from "#app/domain/cases/visits/visit-pairs.server.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import { isText, readRow } from "#app/platform/db/read-rows.server.ts";
import type { ZipEntry } from "#app/platform/files/zip-stream.server.ts";
import { listAccesses } from "../grants/access-log.server.ts";
import { listGrantedAccounts } from "../grants/accounts-of-viewer.server.ts";
import type { GrantServices } from "../grants/granted-accounts.server.ts";
import { listGrants } from "../grants/list-grants.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { isWatchingPrices } from "../price-watch/price-watch.server.ts";
import { getProfile } from "../profile.server.ts";
import { findSavedPrices } from "../saved-prices.server.ts";
import { listSessions } from "../sessions/list-sessions.server.ts";
import { billFolder } from "./archive-path.ts";
import { exportAppeals, type FileServices } from "./export-appeals.server.ts";
import { exportAuditDrafts, exportAudits } from "./export-audits.server.ts";
import { exportDocuments } from "./export-documents.server.ts";
import { exportExplanations } from "./export-explanations.server.ts";
import { ExportedAccount, type ExportedBill, exportedAccountSchema } from "./exported-account.ts";

export type ExportServices = GrantServices & FileServices;

const MAX_ACCESSES = 10_000;

/** All of an account for its owner to take along: `account.json` with its schema, every file as it was sent, and every
 *  letter as a PDF. */
export async function exportAccount(services: ExportServices, account: OpenAccount): Promise<ZipEntry[]> {
  const { db } = services;
  const listed = await keptBills.list(db, account);
  const bills: { exported: ExportedBill; files: ZipEntry[] }[] = [];
  const folderOf = new Map<string, string>();
  for (const [index, { billId }] of listed.entries()) {
    const found = await keptBills.find(db, account, billId);
    if (!found) continue; // deleted meanwhile
    const folder = billFolder(index + 1, found.bill.providerName?.value ?? null);
    folderOf.set(billId, folder);
    bills.push(await exportBill(services, account, found, folder));
  }
  const pairs = await listVisitPairs(db, account);
  for (const [billId, folder] of folderOf) {
    const bill = bills.find(({ exported }) => exported.folder === folder);
    bill?.exported.sameVisit.push(...sameVisitOf(billId, pairs, folderOf));
  }
  const explanations = await exportExplanations(services, account, folderOf);
  const audits = await exportAudits(services, account, folderOf);
  const auditDrafts = await exportAuditDrafts(services, account, folderOf);
  const appeals = await exportAppeals(services, account, folderOf);
  const [profile, savedPrices, wantsMailOfSavedPrices, persons, others, sessions, createdAt] =
    await Promise.all([
      getProfile(db, account),
      findSavedPrices(db, account),
      isWatchingPrices(db, account),
      exportPersons(services, account, folderOf),
      listGrantedAccounts(services, account.accountId),
      listSessions(services, account),
      getCreationTime(services, account),
    ]);
  const exported: ExportedAccount = ExportedAccount.parse({
    $schema: "account.schema.json",
    exportedAt: services.clock.now().toISOString(),
    createdAt,
    profile: profile.profile,
    wantsMailOfSavedPrices,
    savedPrices: savedPrices.map(({ hospitalShortId, ...price }) => ({
      hospitalId: hospitalShortId,
      ...price,
    })),
    bills: bills.map((bill) => bill.exported),
    explanations: explanations.map((explanation) => explanation.exported),
    audits,
    auditDrafts,
    appeals: appeals.map((appeal) => appeal.exported),
    authorizedPersons: persons,
    accountsOfOthers: others,
    devices: sessions.map(({ browser, system, startedAt, lastSeenAt }) => ({
      browser,
      system,
      firstSeenAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  });
  return [
    { path: "account.json", content: json(exported) },
    { path: "account.schema.json", content: json(exportedAccountSchema()) },
    ...[...bills, ...explanations, ...appeals].flatMap(({ files }) => files),
  ];
}

function json(value: object): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}

async function exportBill(
  services: ExportServices,
  account: OpenAccount,
  { billId, bill, state, createdAt, updatedAt }: FoundBill,
  folder: string,
): Promise<{ exported: ExportedBill; files: ZipEntry[] }> {
  const { documents, files } = await exportDocuments(services, account, bill.documents, folder);
  const { providerName, hospital, statementDate, serviceDates, totals } = bill;
  const { notes, collection } = await findCaseFile(services.db, account, billId);
  const exported: ExportedBill = {
    folder,
    state,
    createdAt,
    updatedAt,
    providerName: providerName?.value ?? null,
    hospitalName: hospital?.name ?? null,
    statementDate: statementDate?.value ?? null,
    firstServiceDate: serviceDates.first?.value ?? null,
    lastServiceDate: serviceDates.last?.value ?? null,
    totals: {
      chargesCents: totals.chargesCents?.value ?? null,
      adjustmentsCents: totals.adjustmentsCents?.value ?? null,
      insurancePaidCents: totals.insurancePaidCents?.value ?? null,
      patientPaidCents: totals.patientPaidCents?.value ?? null,
      otherPaidCents: totals.otherPaidCents?.value ?? null,
      amountDueCents: totals.amountDueCents?.value ?? null,
    },
    lines: bill.lines.map((line) => ({
      serviceDate: line.serviceDate?.value ?? null,
      codeType: line.serviceCode?.value.codeType ?? null,
      code: line.serviceCode?.value.code ?? null,
      modifiers: line.modifiers.map(({ value }) => value),
      revenueCode: line.revenueCode?.value ?? null,
      description: line.description?.value ?? null,
      units: line.units?.value ?? null,
      unitPriceCents: line.unitPriceCents?.value ?? null,
      amountCents: line.amountCents?.value ?? null,
    })),
    payments: bill.payments ?? null,
    correspondence: Object.fromEntries(
      correspondenceFields.map((field) => [field, bill.correspondence?.[field]?.value ?? null]),
    ) as ExportedBill["correspondence"],
    documents,
    isShared: bill.sharedBillId !== null,
    calls: notes.map(({ noteNo: _, ...note }) => note),
    collection,
    sameVisit: [],
  };
  return { exported, files };
}

function sameVisitOf(
  billId: string,
  pairs: readonly VisitPair[],
  folderOf: ReadonlyMap<string, string>,
): ExportedBill["sameVisit"] {
  return pairs.flatMap(({ billId: one, otherBillId: other, state }) => {
    const otherId = one === billId ? other : other === billId ? one : null;
    const billFolder = otherId === null ? undefined : folderOf.get(otherId);
    return billFolder === undefined ? [] : [{ billFolder, isSameVisit: state === "joined" }];
  });
}

async function exportPersons(
  { db, clock }: ExportServices,
  account: OpenAccount,
  folderOf: ReadonlyMap<string, string>,
) {
  const grants = await listGrants(db, account, clock);
  return Promise.all(
    grants.map(async ({ grantId, person, permissions, startsOn, endsOn, state }) => {
      const of = { ownerAccountId: account.accountId, grantId };
      const accesses = await listAccesses(db, of, { limit: MAX_ACCESSES, offset: 0 });
      return {
        ...person,
        permissions,
        startsOn,
        endsOn,
        state,
        accesses: accesses.map(({ action, billId, at }) => ({
          action,
          billFolder: (billId && folderOf.get(billId)) ?? null,
          at,
        })),
      };
    }),
  );
}

async function getCreationTime({ db }: ExportServices, { accountId }: OpenAccount): Promise<string> {
  const row = await readRow(
    db,
    { createdAt: isText },
    sql`select ${isoTime(sql`created_at`)} as "createdAt" from accounts where account_id = ${accountId}`,
  );
  return row.createdAt;
}
