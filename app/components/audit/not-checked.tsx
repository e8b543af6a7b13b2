import { useWords } from "#app/components/use-words.ts";
import { auditsWords } from "#app/content/words/audits.ts";
import type { ShownAudit } from "#app/content/words/say-audit.ts";
import * as stack from "#app/ui/page/stack.css.ts";

interface NotCheckedProps {
  notChecked: ShownAudit["notChecked"];
  /** Whether coding rules came from the set that the site brings along. */
  usesStarterSet: boolean;
}

/** What an audit did not look at, and why. */
export function NotChecked({ notChecked, usesStarterSet }: NotCheckedProps) {
  const { notChecked: words } = useWords(auditsWords).result;
  return (
    <section className={stack.part} aria-labelledby="not-checked">
      <h2 id="not-checked">{words.heading}</h2>
      {notChecked.length > 0 ? (
        <>
          <p>{words.lead}</p>
          <ul className={stack.bullets}>
            {notChecked.map(({ rule, title, reason }) => (
              <li key={rule}>
                {title}: {reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p className={stack.note}>
        {usesStarterSet ? `${words.starter} ` : ""}
        {words.absence}
      </p>
    </section>
  );
}
