import { formatMonth } from "#app/domain/dates/format-month.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { MedicareSchedule } from "#app/domain/medicare/national-amounts.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { Sentence } from "../sentence.tsx";
import { useLanguage } from "../use-words.ts";

interface MedicareNoteProps {
  results: readonly PriceResult[];
  words: {
    schedules: Record<MedicareSchedule, string>;
    edition: `${string}{schedule}${string}{edition}${string}`;
    inList: `${string}{amounts}${string}<how>${string}</how>${string}`;
  };
}

/** What '2.4 times Medicare' means in a list, with its schedules and editions; nothing if no row has it. */
export function MedicareNote({ results, words }: MedicareNoteProps) {
  const language = useLanguage();
  const editions = results.flatMap(({ medicare }) =>
    medicare === null
      ? []
      : say(language, words.edition, {
          schedule: words.schedules[medicare.schedule],
          edition: formatMonth(language, medicare.edition),
        }),
  );
  if (editions.length === 0) return null;
  const amounts = new Intl.ListFormat(localeOf(language)).format(new Set(editions));
  return (
    <p className={note}>
      <Sentence
        of={words.inList}
        values={{ amounts }}
        as={{ how: (text) => <a href="/learn-roadmap-process#how-prices-are-checked">{text}</a> }}
      />
    </p>
  );
}
