import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { say } from "#app/domain/language/say.ts";
import type { WhyNothingAlike } from "#app/domain/prices/compare/why-nothing-alike.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./compare-page.css.ts";
import type { Comparison } from "./find-comparison.server.ts";
import { sayWhyNothingAlike } from "./say-why-nothing-alike.ts";

interface NothingAlikeProps {
  hospitals: Comparison["hospitals"];
  why: WhyNothingAlike | null;
}

/** That there is nothing to compare, and why. */
export function NothingAlike({ hospitals, why }: NothingAlikeProps) {
  const words = useWords().compare.nothingAlike;
  const language = useLanguage();
  const labels = hospitals.map(({ label }) => label);
  return (
    <section className={stack.part} aria-labelledby="nothing-alike" data-live-answer>
      <h2 id="nothing-alike">{words.heading}</h2>
      <p className={css.answer}>{say(language, words.lead, { hospitals: sayList(language, labels) })}</p>
      {why ? <p>{sayWhyNothingAlike(language, labels, why, false)}</p> : null}
    </section>
  );
}
