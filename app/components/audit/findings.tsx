import type { ReactNode } from "react";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./audit.css.ts";

/** A finding in words. */
export interface FindingInWords {
  key: string;
  title: string;
  message: string;
  /** What it rests on, each with its source. */
  details: readonly string[];
  ask: string;
  /** Null: no amount is in question. */
  stake: string | null;
  /** Indexes of lines, from 0; none: the bill as a whole. */
  lines: readonly number[];
  evidence: string;
  /** Where people compare their income with the limits; null: no limits are known. */
  assistancePath: string | null;
  source: { title: string; url: string; edition: string | null };
  /** The right with a deadline that it opens; null: none. `left`: what remains after the deadline. */
  right: { sentence: string; isPast: boolean; left: readonly { remedy: string; sentence: string }[] } | null;
}

interface FindingsProps<Finding extends FindingInWords> {
  strengths: readonly {
    key: string;
    strength: string;
    heading: string;
    meaning: string;
    findings: readonly Finding[];
  }[];
  words: FindingWords;
  /** What a page says of a finding besides: its place on a picture, what to do with it. */
  children?: (finding: Finding) => ReactNode;
  /** What is left of a right that is past, with ways in; without it, the sentences alone. */
  leftOf?: (finding: Finding) => ReactNode;
}

interface FindingWords {
  none: string;
  ask: string;
  compareIncome: string;
  source: string;
}

/** The findings of an audit by strength, each with its evidence, what to ask and what it rests on. */
export function Findings<Finding extends FindingInWords>({
  strengths,
  words,
  children,
  leftOf,
}: FindingsProps<Finding>) {
  if (strengths.length === 0) return <p>{words.none}</p>;
  return strengths.map(({ key, strength, heading, meaning, findings }) => {
    const id = `strength-${key}`;
    return (
      <section key={key} className={stack.part} aria-labelledby={id}>
        <h3 id={id}>
          {heading} <span className={css.count}>{findings.length}</span>
        </h3>
        <p className={stack.note}>{meaning}</p>
        <ol className={stack.cards}>
          {findings.map((finding) => (
            <li key={finding.key} id={finding.key} className={css.finding} data-strength={strength}>
              <OneFinding finding={finding} words={words} left={leftOf?.(finding)} />
              {children?.(finding)}
            </li>
          ))}
        </ol>
      </section>
    );
  });
}

interface OneFindingProps {
  finding: FindingInWords;
  words: FindingWords;
  left: ReactNode;
}

function OneFinding({ finding, words, left }: OneFindingProps) {
  const { title, message, details, ask, stake, lines, evidence, assistancePath, source, right } = finding;
  const [firstLine] = lines;
  return (
    <>
      <h4 className={css.findingHeading}>{title}</h4>
      <p>{message}</p>
      {details.length === 0 ? null : (
        <ul className={stack.bullets}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {stake === null ? null : <p className={css.amount}>{stake}</p>}
      <p>
        <strong>{words.ask}:</strong> {ask}
      </p>
      {assistancePath === null ? null : (
        <p>
          <a href={assistancePath}>{words.compareIncome}</a>
        </p>
      )}
      {right === null ? null : (
        <div className={right.isPast ? css.past : undefined}>
          <p>{right.sentence}</p>
          {right.isPast
            ? (left ?? (
                <ul className={stack.bullets}>
                  {right.left.map(({ remedy, sentence }) => (
                    <li key={remedy}>{sentence}</li>
                  ))}
                </ul>
              ))
            : null}
        </div>
      )}
      <p className={stack.note}>
        {firstLine === undefined ? evidence : <a href={`#line-${firstLine + 1}`}>{evidence}</a>} ·{" "}
        {words.source}: <a href={source.url}>{source.title}</a>
        {source.edition === null ? null : `, ${source.edition}`}
      </p>
    </>
  );
}
