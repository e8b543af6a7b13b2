import * as css from "./print.css.ts";

/** At the foot of a printed page: its site, its address, and a note that long tables continue there. */
export function PrintSource({ name, address, note }: { name: string; address: string; note: string }) {
  return (
    <p className={css.source}>
      {name} · {address}
      <br />
      {note}
    </p>
  );
}
