import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { note, part } from "#app/ui/page/stack.css.ts";
import * as css from "./coverage.css.ts";

/** The score's formula in words, and what it does not say. */
export function ScoreExplained() {
  return (
    <section className={part} aria-labelledby="score">
      <h2 id="score">How the score is made</h2>
      <p>
        The score is the sum of five parts. Each part counts the same: 0 to 20 points, rounded down. The equal
        weights are our choice. No rule gives any.
      </p>
      <dl className={css.parts}>
        {scoreParts.map(({ field, name, rule }) => (
          <div key={field}>
            <dt className={css.partName}>{name}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </dl>
      <h3>What it does not measure</h3>
      <p>
        The score is about the file, not about the hospital. It does not say whether prices are high or low,
        or right. It cannot tell whether the file has every service, or what a patient will pay in the end. A
        low score is no finding that a hospital broke the law: only CMS decides that (45 CFR 180.70 to
        180.90).
      </p>
      <p className={note}>
        What a file must hold stands in 45 CFR 180.50. Each hospital’s import report lists every problem with
        its place in the file.
      </p>
    </section>
  );
}
