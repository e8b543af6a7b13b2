import * as css from "./print.css.ts";

/** At the foot of a printed page: what site it is of, and its address. */
export function PrintSource({ name, address }: { name: string; address: string }) {
  return (
    <p className={css.source}>
      {name} · {address}
    </p>
  );
}
