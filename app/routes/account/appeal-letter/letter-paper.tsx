import { splitBlanks } from "#app/domain/letters/blanks.ts";
import { type LetterText, paragraphsOf } from "#app/domain/letters/letter-text.ts";
import * as css from "./letter-paper.css.ts";

/** A letter as it will be printed, its blanks marked. */
export function LetterPaper({ letter }: { letter: LetterText }) {
  const { date, subject, salutation, body, closing, signature, enclosuresHeading, enclosures } = letter;
  return (
    <article className={css.paper} dir="auto">
      <Lines lines={letter.senderLines} />
      <Lines lines={[date]} />
      <Lines lines={letter.recipientLines} />
      <p className={css.subject}>
        <Marked text={subject} />
      </p>
      <Lines lines={letter.references} />
      <Lines lines={[salutation]} />
      {paragraphsOf(body).map(({ number, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change their order.
        <p key={index} className={number === null ? css.paragraph : css.item}>
          {number === null ? null : <span className={css.number}>{number}. </span>}
          <span>
            <Marked text={text} />
          </span>
        </p>
      ))}
      <Lines lines={[closing, "", signature]} />
      {enclosures.length > 0 ? <Lines lines={[enclosuresHeading, ...enclosures]} /> : null}
    </article>
  );
}

/** What somebody left empty takes no place. */
function Lines({ lines }: { lines: readonly string[] }) {
  const text = lines.join("\n");
  return text.trim() === "" ? null : (
    <p className={css.paragraph} dir="auto">
      <Marked text={text} />
    </p>
  );
}

function Marked({ text }: { text: string }) {
  return splitBlanks(text).map(({ text: piece, isBlank }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order.
    isBlank ? <mark key={index}>{piece}</mark> : piece,
  );
}
