import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as css from "./review-form.css.ts";

interface MarkLinkProps {
  /** The field's name, or 'line-7' for the whole line. */
  name: string;
  /** Undefined: it has no place on a picture. */
  number: string | undefined;
}

/** The number of a field's place on the picture; it leads there. */
export function MarkLink({ name, number }: MarkLinkProps) {
  const language = useLanguage();
  const { mark } = useWords().billReview;
  if (number === undefined) return null;
  return (
    <a href={`#mark-${name}`} className={css.number} aria-label={say(language, mark, { number })}>
      {number}
    </a>
  );
}
