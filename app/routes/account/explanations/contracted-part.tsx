import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ViewedContracted } from "./view-contracted.server.ts";

/** Where on the page the lines are compared with the plan's published rates. */
export const contractedId = "contracted";

interface ContractedPartProps {
  contracted: ViewedContracted;
  /** Where plan and providers are chosen; null: the viewer can't. */
  choiceAt: string | null;
}

/** The lines against the rates in the plan's published files: what to ask the plan first, then line by line. */
export function ContractedPart({ contracted, choiceAt }: ContractedPartProps) {
  const { heading, choose } = useWords().contracted;
  const isCompared = contracted.state === "compared";
  return (
    <Fold id={contractedId} heading={heading}>
      {isCompared ? <ComparedLines compared={contracted} /> : <p>{choose.offer}</p>}
      {choiceAt === null ? null : (
        <p>
          <a href={choiceAt}>{isCompared ? choose.change : choose.open}</a>
        </p>
      )}
    </Fold>
  );
}

function ComparedLines({
  compared: { plan, questionCount, isCompared, lines },
}: {
  compared: Extract<ViewedContracted, { state: "compared" }>;
}) {
  const words = useWords().contracted;
  const { leads } = words;
  const language = useLanguage();
  return (
    <>
      <p>
        {questionCount > 0
          ? say(language, leads.above, { count: questionCount })
          : isCompared
            ? leads.none
            : leads.notCompared}
      </p>
      <ul className={stack.bullets}>
        {lines.map(({ key, message, ask }) => (
          <li key={key}>
            {message}
            {ask === null ? null : <p className={stack.note}>{say(language, words.asking, { ask })}</p>}
          </li>
        ))}
      </ul>
      <p className={stack.note}>
        <Sentence
          of={words.plan}
          values={{ name: plan.name }}
          as={{ plan: (text) => <a href={plan.path}>{text}</a> }}
        />
      </p>
    </>
  );
}
