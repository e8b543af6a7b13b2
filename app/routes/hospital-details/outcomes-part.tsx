import { OutcomesTable } from "#app/components/bills/outcomes-table.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import type { SaidOutcomes } from "#app/content/words/say-outcomes.ts";
import { note } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

/** How appeals of the hospital's bills ended; nothing while nothing is published. */
export function OutcomesPart({ outcomes }: { outcomes: SaidOutcomes[] }) {
  const { outcomes: words } = useWords().hospitalDetails;
  const shared = useWords().outcomes;
  if (outcomes.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="outcomes">
      <h2 id="outcomes">{words.heading}</h2>
      <OutcomesTable outcomes={outcomes} words={shared} />
      <p className={note}>
        <Sentence
          of={shared.method}
          as={{ how: (text) => <a href="/learn-roadmap-process#how-outcomes-are-counted">{text}</a> }}
        />{" "}
        <Sentence of={words.files} as={{ files: (text) => <a href="/data/downloads">{text}</a> }} />
      </p>
    </section>
  );
}
