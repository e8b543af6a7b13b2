import type { MayComeOff } from "#app/domain/cases/may-come-off.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { useLanguage } from "../use-words.ts";
import * as css from "./bill-story.css.ts";

export interface ComesOffWords {
  heading: string;
  caption: string;
  reason: string;
  amount: string;
  all: string;
  strengths: Record<MayComeOff["strength"], string>;
  bar: string;
}

interface ComesOffProps {
  /** Of what is due. */
  askedCents: number;
  /** Each with its rule in words. */
  parts: readonly (MayComeOff & { title: string })[];
  words: ComesOffWords;
}

/** How much less may be due, as a part of a bar and by reason. */
export function ComesOff({ askedCents, parts, words }: ComesOffProps) {
  const language = useLanguage();
  const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));
  const allCents = parts.reduce((sum, { cents }) => sum + cents, 0);
  if (allCents === 0 || askedCents <= 0) return null;
  const rows = parts.map(({ rule, title, strength, cents }) => ({
    key: rule,
    reason: `${title} (${words.strengths[strength]})`,
    cents,
  }));
  return (
    <Fold id="comes-off" heading={words.heading}>
      <p className={stack.note}>
        {say(language, words.bar, { amount: dollars(allCents), asked: dollars(askedCents) })}
      </p>
      <svg width="100%" height="20" className={css.bar} aria-hidden="true">
        <defs>
          <pattern
            id="hatch"
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect className={css.hatchGround} width="6" height="6" />
            <rect className={css.hatchLine} width="3" height="6" />
          </pattern>
        </defs>
        <rect className={css.due} width="100%" height="20" />
        <rect fill="url(#hatch)" width={`${Math.min(100, (100 * allCents) / askedCents)}%`} height="20" />
      </svg>
      <DataTable
        caption={words.caption}
        isNarrow
        columns={[
          { heading: words.reason, cell: ({ reason }) => reason },
          { heading: words.amount, isNumber: true, cell: ({ cents }) => dollars(cents) },
        ]}
        rows={rows.length === 1 ? rows : [...rows, { key: "all", reason: words.all, cents: allCents }]}
        keyOf={({ key }) => key}
      />
    </Fold>
  );
}
