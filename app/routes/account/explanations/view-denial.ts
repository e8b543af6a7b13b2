import { sayReasonCode } from "#app/content/words/say-reason-code.ts";
import { appealDeadlineOf, appealLawOf, isDenied } from "#app/domain/explanations/appeal-deadline.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";

/** What a page says about a plan's no; null: it said none. `today`: an ISO day. */
export function viewDenial({ planKind, issueDate, appeal, claims }: Explanation, today: string) {
  const denied = claims.filter(({ status }) => isDenied(status));
  if (denied.length === 0) return null;
  const days = { days: appeal.days?.value ?? null, by: appeal.by?.value ?? null };
  const codes = denied.flatMap((claim) =>
    [claim.adjustments, ...claim.lines.map(({ adjustments }) => adjustments)].flatMap((adjustments) =>
      adjustments.flatMap(({ group, reasonCode }) => (group === "PR" ? [] : (reasonCode ?? []))),
    ),
  );
  return {
    deadline: appealDeadlineOf({ planKind, issueDate: issueDate?.value ?? null, appeal: days }, today),
    law: appealLawOf(planKind),
    isPlanKnown: planKind !== null,
    reasons: [...new Set(codes)].flatMap((code) => {
      const said = sayReasonCode("en", code);
      return said ? [{ code: said.code, message: said.message, ask: said.ask }] : [];
    }),
    address: appeal.address?.value ?? null,
  };
}
