import * as css from "./print.css.ts";

/** At the foot of a printed page: what site it is of, its address, and that long tables go on there. */
export function PrintSource({ name, address, note }: { name: string; address: string; note: string }) {
  return (
    <p className={css.source}>
      {name} · {address}
      <br />
      {note}
    </p>
  );
}
