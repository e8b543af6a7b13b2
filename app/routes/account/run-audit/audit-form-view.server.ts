import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { likelyFactsOf } from "#app/domain/audits/kept/likely-facts.server.ts";
import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import type { FoundBill, KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { summariseBill } from "#app/domain/bills/kept/summarise-bill.ts";
import {
  type ConfirmedClaim,
  findClaimsOfBill,
} from "#app/domain/explanations/kept/claims-of-bill.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** Returns a bill for its audit form, with the field values. First choice: values saved for later; then those of
 *  the latest audit; then bill, hospital and the owner's profile. */
export async function viewAuditForm(db: Database, found: FoundBill, access: AccountAccess) {
  const { billId, state, bill } = found;
  const summary = summariseBill(bill);
  const mayLook = access.permissions.has("view-bills");
  const [profile, claims] = await Promise.all([
    access.role === "authorised" ? null : getProfile(db, access.account),
    findClaimsOfBill(db, access.account, billId),
  ]);
  const likely = await likelyFactsOf(db, access.account, found, {
    profile: profile?.profile ?? null,
    mayLook,
  });
  return {
    billId,
    state,
    providerName: summary.providerName ?? summary.hospital?.name ?? null,
    billDate: billDateOf(summary),
    chargesCents: summary.chargesCents,
    lineCount: summary.lineCount,
    withoutAmountCount: bill.lines.filter(({ amountCents }) => amountCents === null).length,
    settingSign: likely.isSaid ? null : (likely.setting?.sign ?? null),
    ownership: likely.ownership,
    papers: mayLook ? papersOf(billId, bill, access) : [],
    explained: mayLook ? explainedBy(claims) : [],
    isExplained: claims.length > 0,
    texts: likely.texts,
  };
}

/** The explanations, once each, that what the plan decided is taken from. */
function explainedBy(claims: readonly ConfirmedClaim[]) {
  return [
    ...new Map(
      claims.map(({ explanationId, explanation }) => [
        explanationId,
        { explanationId, planName: explanation.plan?.value ?? null },
      ]),
    ).values(),
  ];
}

export type AuditFormView = Awaited<ReturnType<typeof viewAuditForm>>;

/** The pictures of explanations of benefits and estimates, for people who copy from them. */
function papersOf(billId: string, { documents }: KeptBill, { address }: AccountAccess) {
  return documents.flatMap(({ kind, pages }) =>
    kind === "bill"
      ? []
      : pages.map(({ fileId }, index) => ({
          kind,
          page: index + 1,
          address: address(`/account/bills/${billId}/pages/${fileId}`),
        })),
  );
}
