import {
  type AmountKind,
  amountKinds,
  type ExplainedAmounts,
  type ExplainedClaim,
  type ExplainedValue,
} from "#app/domain/explanations/explanation.ts";
import { type ClaimLink, listClaimLinks } from "#app/domain/explanations/kept/claim-links.server.ts";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { ZipEntry } from "#app/platform/files/zip-stream.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { explanationFolder } from "./archive-path.ts";
import { exportDocuments } from "./export-documents.server.ts";
import type { ExportedExplanation } from "./exported-account.ts";

/** `folderOf`: of each bill, in the archive. */
export async function exportExplanations(
  services: { db: Database; accountFiles: SealedFiles },
  account: OpenAccount,
  folderOf: ReadonlyMap<string, string>,
): Promise<{ exported: ExportedExplanation; files: ZipEntry[] }[]> {
  const links = await listClaimLinks(services.db, account);
  const exports: { exported: ExportedExplanation; files: ZipEntry[] }[] = [];
  for (const [index, found] of (await keptExplanations.findAll(services.db, account)).entries()) {
    const folder = explanationFolder(index + 1, found.kept.explanation.plan?.value ?? null);
    const { documents, files } = await exportDocuments(services, account, found.kept.documents, folder);
    exports.push({ exported: { ...explanationInExport(found, links, folderOf), folder, documents }, files });
  }
  return exports;
}

function explanationInExport(
  { explanationId, state, createdAt, updatedAt, kept: { explanation } }: FoundExplanation,
  links: readonly ClaimLink[],
  folderOf: ReadonlyMap<string, string>,
) {
  const { source, plan, planKind, administrator, issueDate, memberId, totals, appeal } = explanation;
  const own = links.filter((link) => link.explanationId === explanationId);
  return {
    state,
    createdAt,
    updatedAt,
    source,
    plan: toldOf(plan),
    planIds: (explanation.planIds ?? []).map((id) => ({ ...id })),
    planKind,
    administrator: toldOf(administrator),
    issueDate: toldOf(issueDate),
    memberId: toldOf(memberId),
    claims: explanation.claims.map((claim, index) => ({
      ...claimInExport(claim),
      bills: own
        .filter(({ claimIndex }) => claimIndex === index)
        .map(({ billId, state: link }) => ({
          billFolder: folderOf.get(billId) ?? null,
          isAboutIt: link === "confirmed",
        })),
    })),
    totals: amountsInExport(totals),
    remarks: explanation.remarks.map(({ code, words }) => ({ code, words })),
    appeal: {
      days: toldOf(appeal.days),
      by: toldOf(appeal.by),
      address: appeal.address ? [...appeal.address.value] : null,
    },
    accumulators: explanation.accumulators.map((sum) => ({ ...sum })),
  };
}

function claimInExport(claim: ExplainedClaim) {
  return {
    claimNumber: toldOf(claim.claimNumber),
    replacesClaimNumber: toldOf(claim.replacesClaimNumber),
    provider: toldOf(claim.provider),
    providerNpi: claim.billedBy === undefined ? null : String(claim.billedBy.npi),
    providerTaxNumber: claim.billedBy?.taxNumber ?? null,
    patient: toldOf(claim.patient),
    accountNumber: toldOf(claim.accountNumber),
    network: toldOf(claim.network),
    isEmergency: claim.isEmergency,
    firstServiceDate: claim.serviceDates?.first.value ?? null,
    lastServiceDate: claim.serviceDates?.last.value ?? null,
    processedDate: toldOf(claim.processedDate),
    status: claim.status,
    lines: claim.lines.map((line) => ({
      serviceDate: toldOf(line.serviceDate),
      codeType: line.serviceCode?.value.codeType ?? null,
      code: line.serviceCode?.value.code ?? null,
      modifiers: [...line.modifiers],
      description: toldOf(line.description),
      units: toldOf(line.units),
      amounts: amountsInExport(line.amounts),
      remarkCodes: [...line.remarkCodes],
      adjustments: line.adjustments.map((adjustment) => ({ ...adjustment })),
    })),
    totals: amountsInExport(claim.totals),
    adjustments: claim.adjustments.map((adjustment) => ({ ...adjustment })),
  };
}

function amountsInExport(amounts: ExplainedAmounts): Record<AmountKind, number | null> {
  return Object.fromEntries(amountKinds.map((kind) => [kind, toldOf(amounts[kind])])) as Record<
    AmountKind,
    number | null
  >;
}

function toldOf<Value>(told: ExplainedValue<Value> | null): Value | null {
  return told?.value ?? null;
}
