import {
  type AmountKind,
  amountKinds,
  type ExplainedAmounts,
  type Explanation,
} from "#app/domain/explanations/explanation.ts";
import { type Dollars, dollarsOfCents } from "#app/domain/money/dollars.ts";

/** More claims are not shown on one page. */
const MAX_SHOWN_CLAIMS = 50;
const MAX_SHOWN_LINES = 100;

export type ShownClaim = ReturnType<typeof viewClaims>[number];

/** The claims of an explanation as its page shows them; an unstated amount is left out. */
export function viewClaims({ claims, remarks }: Explanation) {
  return claims.slice(0, MAX_SHOWN_CLAIMS).map((claim, index) => ({
    number: index + 1,
    provider: claim.provider?.value ?? null,
    status: claim.status,
    firstServiceDate: claim.serviceDates?.first.value ?? null,
    lastServiceDate: claim.serviceDates?.last.value ?? null,
    network: claim.network?.value ?? null,
    amounts: amountKinds.flatMap((kind) => {
      const amount = dollarsOf(claim.totals, kind);
      return amount === null ? [] : [{ kind, amount }];
    }),
    lines: claim.lines.slice(0, MAX_SHOWN_LINES).map((line, at) => ({
      number: at + 1,
      service: line.description?.value ?? line.serviceCode?.value.code ?? null,
      code: line.serviceCode?.value.code ?? null,
      date: line.serviceDate?.value ?? null,
      billed: dollarsOf(line.amounts, "billed"),
      allowed: dollarsOf(line.amounts, "allowed"),
      planPaid: dollarsOf(line.amounts, "planPaid"),
      youOwe: dollarsOf(line.amounts, "youOwe"),
    })),
    remarks: remarksOf(claim, remarks),
  }));
}

function dollarsOf(amounts: ExplainedAmounts, kind: AmountKind): Dollars | null {
  return dollarsOfCents(amounts[kind]?.value ?? null);
}

/** The reason codes on its lines; if no line has any, all of the document's. */
function remarksOf({ lines }: Explanation["claims"][number], remarks: Explanation["remarks"]) {
  const borne = new Set(lines.flatMap(({ remarkCodes }) => remarkCodes));
  return remarks.filter(({ code }) => borne.size === 0 || borne.has(code));
}
