import type { AppLoadContext } from "@remix-run/node";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { type ProposedLink, proposeLinks } from "#app/domain/explanations/kept/propose-links.server.ts";
import { maySee } from "../documents/get-own-bill.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** A claim and a bill that may belong together, as a form offers them. */
export interface OfferedLink {
  /** Among the explanation's claims, from 0. */
  claimIndex: number;
  billId: string;
  providerName: string | null;
  /** ISO day; null: the bill states none. */
  date: string | null;
  amountDueCents: number | null;
  reasons: ProposedLink["reasons"];
  otherPatient: string | null;
  isSure: boolean;
  decided: ProposedLink["decided"];
}

/** The bills that an explanation may be about, of those that the viewer may see. */
export async function viewLinks(
  context: AppLoadContext,
  access: AccountAccess,
  found: FoundExplanation,
): Promise<OfferedLink[]> {
  const { account, ownerName } = access;
  const proposed = await proposeLinks(context.db, account, { found: [found], ownerName });
  return proposed
    .filter(({ bill }) => maySee(access, bill.state))
    .map(({ claimIndex, bill: { billId, summary }, ...link }) => ({
      claimIndex,
      billId,
      providerName: summary.providerName ?? summary.hospital?.name ?? null,
      date: summary.statementDate ?? summary.firstServiceDate,
      amountDueCents: summary.amountDueCents,
      reasons: link.reasons,
      otherPatient: link.otherPatient,
      isSure: link.isSure,
      decided: link.decided,
    }));
}
