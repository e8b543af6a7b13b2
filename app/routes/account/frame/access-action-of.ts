import type { AccessAction } from "#app/domain/accounts/grants/access-action.ts";

const ADDING = /^\/account\/add-bill(?:\/|$)/;
const FILE = /^\/account\/(?:bills|explanations)\/[^/]+\/files\//;
const APPEAL_FILE = /^\/account\/appeals\/[^/]+\/(?:documents\/|letter\.|application\.)/;
const APPEALS = /^\/account\/(?:appeals|assistance|audit|file-appeal|negotiate|deadlines\.ics)(?:\/|$)/;
const BILL = /^\/account\/bills\/[^/]+/;
const EXPLANATIONS = /^\/account\/explanations(?:\/|$)/;
const AUDITING = /^\/account\/run-audit(?:\/|$)/;
const AUDITS = /^\/account\/audit-findings(?:[/.]|$)/;
const NEGOTIATION = /^\/account\/negotiate(?:\/|$)/;
const BILLS = /^\/account\/bills$/;

/** What an authorized person does with a request, for the owner's log. It follows from the address, so that a new page can't go
 *  unrecorded. A bill's page pictures belong to looking at it. */
export function accessActionOf(address: string, method: string): AccessAction {
  const path = decodeURI(address).toLowerCase(); // as routes are matched
  const isLook = method === "GET" || method === "HEAD";
  if (FILE.test(path) || APPEAL_FILE.test(path)) return "opened-file";
  if (APPEALS.test(path)) return isLook ? "looked-at-appeals" : "changed-appeal";
  if (EXPLANATIONS.test(path)) return isLook ? "looked-at-bill" : "changed-bill";
  if (BILL.test(path)) return isLook ? "looked-at-bill" : "changed-bill";
  if (BILLS.test(path)) return "listed-bills";
  if (NEGOTIATION.test(path)) return "looked-at-bill";
  if (AUDITS.test(path)) return isLook ? "looked-at-audits" : "disputed-finding";
  if (AUDITING.test(path)) return isLook ? "looked-at-audits" : "ran-audit";
  return !isLook && ADDING.test(path) ? "added-bill" : "looked-at-account";
}
