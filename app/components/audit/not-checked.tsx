import * as stack from "#app/ui/page/stack.css.ts";

interface NotCheckedProps {
  audit: { notChecked: readonly { rule: string; sentence: string }[]; limits: string };
  words: { heading: string; lead: string; more: string };
}

const SHOWN = 3;

/** What an audit did not look at, why, and what it cannot tell. */
export function NotChecked({ audit: { notChecked, limits }, words }: NotCheckedProps) {
  return (
    <section className={stack.part} aria-labelledby="not-checked">
      <h2 id="not-checked">{words.heading}</h2>
      {notChecked.length > 0 ? (
        <>
          <p>{words.lead}</p>
          <Unchecked some={notChecked.slice(0, SHOWN)} />
          {notChecked.length > SHOWN ? (
            <details>
              <summary>{words.more}</summary>
              <Unchecked some={notChecked.slice(SHOWN)} />
            </details>
          ) : null}
        </>
      ) : null}
      <p className={stack.note}>{limits}</p>
    </section>
  );
}

function Unchecked({ some }: { some: NotCheckedProps["audit"]["notChecked"] }) {
  return (
    <ul className={stack.bullets}>
      {some.map(({ rule, sentence }) => (
        <li key={rule}>{sentence}</li>
      ))}
    </ul>
  );
}
