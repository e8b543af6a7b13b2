import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { AppealViewer } from "./appeal-viewer.ts";

/** The time zone of the deadlines. */
export function ZoneNote({ viewer: { zoneName, ownerName } }: { viewer: AppealViewer }) {
  const { list: words } = useWords().deadlines;
  const language = useLanguage();
  if (zoneName !== null) {
    const known = ownerName === null ? words.zone : words.zoneOfOwner;
    return <p className={stack.note}>{say(language, known, { zone: zoneName })}</p>;
  }
  return (
    <p className={stack.note}>
      {ownerName === null ? (
        <Sentence of={words.noZone} as={{ about: (text) => <a href="/account/about">{text}</a> }} />
      ) : (
        words.noZoneOfOwner
      )}
    </p>
  );
}
