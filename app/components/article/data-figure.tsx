import type { SaidFigure, SaidRow } from "#app/domain/figures/said-figure.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { CountBar } from "#app/ui/charts/count-bar.tsx";
import { DotStrip } from "#app/ui/charts/dot-strip.tsx";
import { QuartileBar } from "#app/ui/charts/quartile-bar.tsx";
import { stripScale } from "#app/ui/charts/strip-scale.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./data-figure.css.ts";

/** A figure of a text, drawn from the data: its sentence, its picture, the same numbers as a table, where they are from
 *  and the way to all of them. */
export function DataFigure({ said: { title, sentence, strip, table, about, link } }: { said: SaidFigure }) {
  return (
    <figure className={css.figure}>
      <figcaption className={css.caption}>
        <p className={css.title}>{title}</p>
        <p>{sentence}</p>
      </figcaption>
      {strip ? <Strip {...strip} /> : null}
      <DataTable
        caption={table.caption}
        columns={columnsOf(table)}
        rows={table.rows}
        keyOf={({ name }) => name}
        isNarrow={table.headings.length === 2}
      />
      <p className={note}>
        {about} <a href={link.path}>{link.text}</a>
      </p>
    </figure>
  );
}

function Strip({ label, values, quartiles, middle, beyond }: NonNullable<SaidFigure["strip"]>) {
  const scale = stripScale(values);
  return (
    <DotStrip
      label={label}
      values={values}
      scale={scale}
      half={quartiles && { from: quartiles.p25, to: quartiles.p75 }}
      marks={quartiles ? [{ value: quartiles.median, text: middle, rank: "middle" }] : []}
      format={(amount) => formatShortDollars(Math.round(amount))}
      beyond={scale.beyondCount > 0 ? beyond(scale.beyondCount) : ""}
    />
  );
}

function columnsOf({ headings, end }: SaidFigure["table"]): Column<SaidRow>[] {
  return headings.map((heading, index) => {
    if (index === 0) return { heading, cell: (row) => <Name row={row} /> };
    return {
      heading,
      ...(index > 1 || headings.length === 2 ? { isNumber: true } : {}),
      cell: ({ bar, cells }) => (
        <>
          {index === 1 ? <Bar bar={bar} end={end} /> : null}
          <span className={css.amount}>{cells[index - 1]}</span>
        </>
      ),
    };
  });
}

function Name({ row: { name, about } }: { row: SaidRow }) {
  return (
    <>
      {name}
      {about ? <div className={note}>{about}</div> : null}
    </>
  );
}

function Bar({ bar, end }: { bar: SaidRow["bar"]; end: number }) {
  if (bar === null) return null;
  return typeof bar === "number" ? (
    <CountBar value={bar} end={end} />
  ) : (
    <QuartileBar quartiles={bar} end={end} />
  );
}
