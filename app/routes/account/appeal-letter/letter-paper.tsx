import { Fragment } from "react";
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
        <p key={index} className={number === null ? undefined : css.item}>
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

/** Empty fields take no space. */
function Lines({ lines }: { lines: readonly string[] }) {
  const text = lines.join("\n");
  return text.trim() === "" ? null : (
    <p dir="auto">
      <Marked text={text} />
    </p>
  );
}

/** A text with its own line breaks, for browsers of text, too. */
function Marked({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never change their order.
    <Fragment key={index}>
      {index > 0 ? <br /> : null}
      {splitBlanks(line).map(({ text: piece, isBlank }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: nor do the pieces of a line.
        isBlank ? <mark key={place}>{piece}</mark> : piece,
      )}
    </Fragment>
  ));
}
