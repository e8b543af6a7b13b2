import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayPolicyLine } from "#app/content/words/say-policy-line.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { Comparison } from "./find-comparison.server.ts";

/** Up to which income each of the hospitals says it gives free or cheaper care. */
export function ComparedPolicies({ hospitals }: Pick<Comparison, "hospitals">) {
  const { compare: words } = useWords().policies;
  const language = useLanguage();
  return (
    <section className={stack.part} aria-labelledby="assistance" data-screen>
      <h2 id="assistance">{words.heading}</h2>
      <ul className={stack.bullets}>
        {hospitals.map(({ hospitalId, shortId, label, policy }) => (
          <li key={hospitalId}>
            {policy
              ? say(language, words.hospital, { hospital: label, line: sayPolicyLine(language, policy) })
              : say(language, words.none, { hospital: label })}{" "}
            <a href={addressOf("/assistance", { id: shortId })}>{words.ask}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
