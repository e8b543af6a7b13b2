import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { ListedAudit } from "#app/domain/audits/kept/kept-audit.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./account-home.css.ts";

/** The audit that was run last, with the amount that it puts in question. */
export function NewestAudit({ audit: { auditId, createdAt, summary } }: { audit: ListedAudit }) {
  const words = useWords().accountHome;
  const language = useLanguage();
  const address = useAccountAddress();
  const { providerName, disputableCents } = summary;
  const name = providerName ?? words.unnamedBill;
  return (
    <section className={stack.part} aria-labelledby="newest-audit">
      <h2 id="newest-audit">{words.newestAudit}</h2>
      <div className={css.list}>
        <div className={css.item}>
          <a href={address("/account/audit-findings", { audit: auditId })}>
            {say(language, words.audited, { name, date: formatDate(language, createdAt.slice(0, 10)) })}
          </a>{" "}
          <span className={css.amount}>
            {disputableCents > 0
              ? say(language, words.disputable, { amount: formatDollars(dollarsOfCents(disputableCents)) })
              : words.nothingDisputable}
          </span>
        </div>
      </div>
      <p>
        <a href={address("/account/audit-findings")}>{words.allAudits}</a>
      </p>
    </section>
  );
}
