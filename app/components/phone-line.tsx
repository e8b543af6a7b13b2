import { type PhoneLine as Line, PHONE_LANGUAGE } from "#app/domain/language/on-phone.ts";
import * as css from "./phone-line.css.ts";
import { useLanguage, useWords } from "./use-words.ts";

/** What to say on the phone, in the language of the person who answers, with what it means in the language of the page. */
export function PhoneLine({ line: { said, means } }: { line: Line }) {
  if (means === null) return said;
  return (
    <>
      <span lang={PHONE_LANGUAGE} className={css.said}>
        {said}
      </span>
      <span className={css.means}>{means}</span>
    </>
  );
}

/** How to ask for an interpreter first, where the page is in another language than the phone's. */
export function InterpreterFirst() {
  const { interpreter } = useWords().phone;
  return useLanguage() === PHONE_LANGUAGE ? null : (
    <p>
      {interpreter.first} <span lang={PHONE_LANGUAGE}>{interpreter.say}</span> {interpreter.free}
    </p>
  );
}
