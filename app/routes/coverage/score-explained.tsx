import { useWords } from "#app/components/use-words.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { details, note, summary } from "#app/ui/page/stack.css.ts";
import * as css from "./coverage.css.ts";

/** The score's formula in words, and what it does not say. */
export function ScoreExplained() {
  const { score, parts } = useWords().coverage;
  return (
    <details className={details}>
      <summary className={summary}>{score.heading}</summary>
      <p>{score.sum}</p>
      <dl className={css.parts}>
        {scoreParts.map((part) => (
          <div key={part}>
            <dt className={css.partName}>{parts[part].name}</dt>
            <dd>{parts[part].rule}</dd>
          </div>
        ))}
      </dl>
      <h3>{score.limitsHeading}</h3>
      <p>{score.limits}</p>
      <p className={note}>{score.source}</p>
    </details>
  );
}
