import * as stack from "#app/ui/page/stack.css.ts";

interface NotCheckedProps {
  audit: { notChecked: readonly { rule: string; sentence: string }[]; limits: string };
  words: { heading: string; lead: string };
}

/** What an audit did not look at, why, and what it cannot tell. */
export function NotChecked({ audit: { notChecked, limits }, words }: NotCheckedProps) {
  return (
    <section className={stack.part} aria-labelledby="not-checked">
      <h2 id="not-checked">{words.heading}</h2>
      {notChecked.length > 0 ? (
        <>
          <p>{words.lead}</p>
          <ul className={stack.bullets}>
            {notChecked.map(({ rule, sentence }) => (
              <li key={rule}>{sentence}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={stack.note}>{limits}</p>
    </section>
  );
}
