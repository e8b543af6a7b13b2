import { useLanguage, useWords } from "#app/components/use-words.ts";
import { auditsWords } from "#app/content/words/audits.ts";
import type { ShownAudit } from "#app/content/words/say-audit.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./audit.css.ts";

/** What was charged, and how much of it is in question. */
export function AuditFigures({ audit }: { audit: ShownAudit }) {
  const { result: words } = useWords(auditsWords);
  const language = useLanguage();
  const { chargedDollars, disputableDollars, assistance } = audit;
  return (
    <div className={stack.part}>
      <dl className={css.figures}>
        <div>
          <dt>{words.disputable}</dt>
          <dd className={stack.figure}>{formatDollars(disputableDollars)}</dd>
        </div>
        <div>
          <dt>{words.charged}</dt>
          <dd className={css.beside}>{formatDollars(chargedDollars)}</dd>
        </div>
      </dl>
      <p>{Number(disputableDollars) > 0 ? words.disputableMeans : words.nothingAtStake}</p>
      {assistance ? (
        <p role="status">
          {say(language, words.assistance[assistance.tier], { percent: assistance.percentOfPovertyLevel })}
        </p>
      ) : null}
    </div>
  );
}
