import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./audit.css.ts";

interface AuditFiguresProps {
  /** As they are read, with what they mean. */
  audit: { charged: string; disputable: string; disputableMeans: string; assistance: string | null };
  words: { charged: string; disputable: string };
}

/** What was charged, how much of it is in question, and what a hospital's own policy gives. */
export function AuditFigures({ audit, words }: AuditFiguresProps) {
  return (
    <div className={stack.part}>
      <dl className={css.figures}>
        <div>
          <dt>{words.disputable}</dt>
          <dd className={stack.figure}>{audit.disputable}</dd>
        </div>
        <div>
          <dt>{words.charged}</dt>
          <dd className={css.beside}>{audit.charged}</dd>
        </div>
      </dl>
      <p>{audit.disputableMeans}</p>
      {audit.assistance ? <p role="status">{audit.assistance}</p> : null}
    </div>
  );
}
