import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { DotStrip, type StripMark } from "#app/ui/charts/dot-strip.tsx";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./audit.css.ts";

/** A line of a bill in words. */
interface LineInWords {
  /** Among the bill's lines, from 1. */
  number: number;
  name: string;
  notes: string[];
  charged: string;
  chargedNotes: string[];
  /** Null: nothing like it is published. */
  picture: {
    label: string;
    marks: StripMark[];
    half: { from: number; to: number } | null;
    end: number;
  } | null;
  /** A part with an address is a link. */
  sources: { text: string; href: string | null }[][];
}

interface CodedLinesProps {
  lines: LineInWords[];
  caption: string;
  /** Of the lines that are not shown; null: all are. */
  more: string | null;
  words: {
    heading: string;
    columns: Record<"line" | "service" | "charged" | "beside", string>;
    noPrices: string;
  };
}

/** The medical-coding breakdown of a bill: what each line's codes mean, its units against the limit, and the published prices for
 *  it. */
export function CodedLines({ lines, caption, more, words }: CodedLinesProps) {
  if (lines.length === 0) return null;
  const columns: Column<LineInWords>[] = [
    {
      heading: words.columns.line,
      cell: ({ number }) => (
        <span id={`line-${number}`} className={css.line}>
          {number}
        </span>
      ),
    },
    {
      heading: words.columns.service,
      cell: ({ name, notes }) => (
        <>
          {name}
          <Notes notes={notes} />
        </>
      ),
    },
    {
      heading: words.columns.charged,
      isNumber: true,
      cell: ({ charged, chargedNotes }) => (
        <>
          {charged}
          <Notes notes={chargedNotes} />
        </>
      ),
    },
    {
      heading: words.columns.beside,
      cell: (line) => {
        if (line.picture) return <LinePicture line={line} picture={line.picture} />;
        return line.sources.length > 0 ? <Sources of={line} /> : words.noPrices;
      },
    },
  ];
  return (
    <Fold id="breakdown" heading={words.heading}>
      <DataTable caption={caption} columns={columns} rows={lines} keyOf={({ number }) => number} />
      {more === null ? null : <p className={stack.note}>{more}</p>}
    </Fold>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <div key={note} className={stack.note}>
      {note}
    </div>
  ));
}

/** The charge for one unit next to its published prices, with the source of each number. */
function LinePicture({ line, picture }: { line: LineInWords; picture: NonNullable<LineInWords["picture"]> }) {
  const { label, marks, half, end } = picture;
  return (
    <>
      <DotStrip
        label={label}
        values={[]}
        scale={{ ...stripScale([]), end }}
        half={half}
        marks={marks}
        format={(amount) => formatShortDollars(Math.round(amount))}
      />
      <Sources of={line} />
    </>
  );
}

function Sources({ of: { sources } }: { of: LineInWords }) {
  return sources.map((parts) => (
    <div key={parts.map(({ text }) => text).join(" ")} className={stack.note}>
      {parts.map(({ text, href }) =>
        href === null ? (
          text
        ) : (
          <a key={text} href={href}>
            {text}
          </a>
        ),
      )}
    </div>
  ));
}
