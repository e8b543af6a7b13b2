import { useWords } from "#app/components/use-words.ts";
import * as css from "./glossary.css.ts";
import { glossaryAddress, letters } from "./glossary-query.ts";

interface LetterLinksProps {
  /** Letters that a term begins with. */
  usedLetters: string[];
  /** '' when none is. */
  chosen: string;
}

/** The glossary from A to Z, each letter with its own address. */
export function LetterLinks({ usedLetters, chosen }: LetterLinksProps) {
  const words = useWords().glossary;
  return (
    <nav aria-label={words.letterLinks.letters}>
      <ul className={css.letters}>
        {letters.map((letter) => (
          <li key={letter}>
            {usedLetters.includes(letter) ? (
              <a
                href={glossaryAddress({ letter })}
                className={css.letter}
                aria-current={letter === chosen ? "page" : undefined}
              >
                {letter.replace("-", "–")}
              </a>
            ) : (
              <span className={css.unusedLetter}>{letter.replace("-", "–")}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
