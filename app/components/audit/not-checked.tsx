import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useLanguage } from "../use-words.ts";

interface NotCheckedProps {
  audit: { notChecked: readonly string[]; limits: string };
  words: { heading: string; more: { one: "1 more thing"; other: "{count} more things" } };
}

const SHOWN = 3;

/** What an audit didn't check, what would help, and what it can't decide. */
export function NotChecked({ audit: { notChecked, limits }, words }: NotCheckedProps) {
  const language = useLanguage();
  const folded = notChecked.slice(SHOWN);
  return (
    <section className={stack.part} aria-labelledby="not-checked">
      <h2 id="not-checked">{words.heading}</h2>
      <Unchecked some={notChecked.slice(0, SHOWN)} />
      <details className={stack.details}>
        <summary className={stack.summary}>{say(language, words.more, { count: folded.length + 1 })}</summary>
        <Unchecked some={[...folded, limits]} />
      </details>
    </section>
  );
}

function Unchecked({ some }: { some: readonly string[] }) {
  return (
    <ul className={stack.bullets}>
      {some.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
