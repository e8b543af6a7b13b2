import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { KeptState } from "#app/domain/kept/kept-document.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { BillChoice } from "../forms/bill-choice.tsx";
import { useAccountAddress } from "../frame/account-address.ts";

interface BillToAudit {
  billId: string;
  name: string | null;
  day: string | null;
  state: KeptState;
  chargesCents: number | null;
  lineCount: number;
  auditCount: number;
}

interface BillsToAuditProps {
  bills: BillToAudit[];
  /** Of all there are. */
  count: number;
  may: { see: boolean; add: boolean };
}

/** The bills that can be audited, and the ways to add another. */
export function BillsToAudit({ bills, count, may }: BillsToAuditProps) {
  const { run: words } = useWords().accountAudits;
  const language = useLanguage();
  const address = useAccountAddress();

  const factsOf = ({ state, chargesCents, lineCount, auditCount }: BillToAudit) => [
    state === "draft" ? words.draft : null,
    chargesCents === null
      ? null
      : say(language, words.charged, { amount: formatDollars(dollarsOfCents(chargesCents)) }),
    say(language, words.lines, { count: lineCount }),
    auditCount > 0 ? say(language, words.audits, { count: auditCount }) : null,
  ];

  return (
    <BillChoice
      bills={bills}
      count={count}
      none={words.none}
      hrefOf={(bill) => address("/account/run-audit", { bill })}
      factsOf={factsOf}
      maySeeAll={may.see}
    >
      {may.add ? (
        <ul className={stack.links}>
          <li>
            <a href={address("/account/add-bill/manual-entry", { next: "audit" })}>{words.typeLines}</a>
          </li>
          <li>
            <a href={address("/account/add-bill/upload-document", { next: "audit" })}>{words.upload}</a>
          </li>
        </ul>
      ) : null}
    </BillChoice>
  );
}
