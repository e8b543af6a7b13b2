import type { ReactNode } from "react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { auditsWords } from "#app/content/words/audits.ts";
import type { ShownAudit, ShownFinding } from "#app/content/words/say-audit.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./audit.css.ts";

interface FindingsProps {
  strengths: ShownAudit["strengths"];
  /** What a page says of a finding besides: its place on a picture, what to do with it. */
  children?: (finding: ShownFinding) => ReactNode;
}

/** The findings of an audit by strength, each with its evidence, what to ask and the rule that it rests on. */
export function Findings({ strengths, children }: FindingsProps) {
  const words = useWords(auditsWords);
  if (strengths.length === 0) return <p>{words.result.none}</p>;
  return strengths.map(({ strength, findings }) => {
    const { heading, meaning } = words.strengths[strength];
    const id = `strength-${strength.replace(" ", "-")}`;
    return (
      <section key={strength} className={stack.part} aria-labelledby={id}>
        <h3 id={id}>
          {heading} <span className={css.count}>{findings.length}</span>
        </h3>
        <p className={stack.note}>{meaning}</p>
        <ol className={stack.cards}>
          {findings.map((finding) => (
            <li key={finding.key} id={finding.key} className={css.finding} data-strength={strength}>
              <Finding finding={finding} />
              {children?.(finding)}
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

function Finding({ finding }: { finding: ShownFinding }) {
  const { result: words } = useWords(auditsWords);
  const language = useLanguage();
  const { title, message, ask, amountDollars, source } = finding;
  return (
    <>
      <h4 className={css.findingHeading}>{title}</h4>
      <p>{message}</p>
      {amountDollars === null ? null : (
        <p className={css.amount}>{say(language, words.amount, { amount: formatDollars(amountDollars) })}</p>
      )}
      <p>
        <strong>{words.ask}:</strong> {ask}
      </p>
      <p className={stack.note}>
        <Evidence lines={finding.lines} /> · {words.source}: <a href={source.url}>{source.title}</a>
        {source.edition === null ? null : `, ${source.edition}`}
      </p>
    </>
  );
}

const MOST_NAMED = 20;

/** The lines that it is about, each a link to what the line means. */
function Evidence({ lines }: { lines: readonly number[] }) {
  const { result: words } = useWords(auditsWords);
  const language = useLanguage();
  if (lines.length === 0) return words.wholeBill;
  const [first] = lines;
  const named = lines.slice(0, MOST_NAMED).map((line) => String(line + 1));
  const list = sayList(language, lines.length > MOST_NAMED ? [...named, "…"] : named);
  return <a href={`#line-${first! + 1}`}>{say(language, words.lines, { count: lines.length, list })}</a>;
}
