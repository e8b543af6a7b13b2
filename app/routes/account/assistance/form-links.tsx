import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ViewedApplication } from "./view-application.server.ts";

/** The hospital's form and policy, as they were filed or entered. */
export function FormLinks({ application }: { application: ViewedApplication }) {
  const { links: words } = useWords().assistanceApplication.one;
  const language = useLanguage();
  const { links, statedBy } = application;
  const listed = (["application", "policy", "summary"] as const).flatMap((name) => {
    const url = links[name];
    return url === null ? [] : [{ name, url }];
  });
  return (
    <section className={stack.part} aria-labelledby="form">
      <h2 id="form">{words.heading}</h2>
      <p>{words.lead}</p>
      {listed.length === 0 || statedBy === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <ul className={stack.bullets}>
            {listed.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noreferrer nofollow">
                  {words[name]}
                </a>
              </li>
            ))}
          </ul>
          <p className={stack.note}>
            {statedBy.year === null
              ? say(language, words.entered, { day: formatDate(language, statedBy.day) })
              : say(language, words.filed, { source: statedBy.source, year: String(statedBy.year) })}
          </p>
        </>
      )}
    </section>
  );
}
