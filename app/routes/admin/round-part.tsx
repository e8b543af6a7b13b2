import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import type { RoundUnderWay } from "#app/domain/sources/round-notes.server.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** How far a round of the sources is, and the way to stop it. */
export function RoundPart({ round }: { round: RoundUnderWay }) {
  const { round: words } = useWords().admin.sources;
  const language = useLanguage();
  const { startedAt, sourceCount, lookedCount, fileName, secondsLeft, isToStop } = round;
  const megabytes = (bytes: number) => Math.round(bytes / 1e6);
  const file = {
    file: fileName ?? "",
    read: megabytes(round.readBytes),
    size: megabytes(round.sizeBytes),
  };
  return (
    <section className={stack.part} aria-labelledby="round">
      <h2 id="round">{words.heading}</h2>
      <p>
        {say(language, words.asked, {
          time: startedAt.slice(0, 16).replace("T", " "),
          looked: lookedCount,
          count: sourceCount,
        })}
      </p>
      {fileName === null ? null : (
        <p>
          {secondsLeft === null
            ? say(language, words.importing, file)
            : say(language, words.importingUntil, { ...file, seconds: Math.ceil(secondsLeft) })}
        </p>
      )}
      {isToStop ? (
        <p role="status">{words.stopping}</p>
      ) : (
        <form method="post" action="/admin/sources">
          <SubmitButton rank="secondary" name="intent" value="stop-round">
            {words.stop}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
