import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

interface ContractedPartProps {
  contracted: {
    plan: { name: string; path: string };
    questionCount: number;
    /** A line has one rate that it was compared with. */
    isCompared: boolean;
    lines: { key: string; message: string; ask: string | null }[];
  };
}

/** The lines against the rates in the plan's published files: what to ask the plan first, then line by line. */
export function ContractedPart({ contracted }: ContractedPartProps) {
  const { plan, questionCount, isCompared, lines } = contracted;
  const words = useWords().contracted;
  const { leads } = words;
  const language = useLanguage();
  return (
    <Fold id="contracted" heading={words.heading}>
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
    </Fold>
  );
}
