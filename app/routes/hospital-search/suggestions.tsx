import { addressOf } from "#app/platform/http/address-of.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** Names to search instead of one that nothing bears, or to begin with. */
export function Suggestions({ search, names }: { search: string; names: string[] }) {
  if (names.length === 0 && search === "") return null;
  return (
    <section className={stack.part} aria-labelledby="suggestions">
      <h2 id="suggestions">{search ? "No service matches that" : "What others search for"}</h2>
      {search ? (
        <p role="status">
          No hospital publishes a price for “{search}”. Check the spelling, try a plainer word, or the code on
          your bill.{names.length > 0 ? " Did you mean one of these?" : ""}
        </p>
      ) : null}
      <ul className={stack.links}>
        {names.map((name) => (
          <li key={name}>
            <a href={addressOf("/hospital_search", { search: name })}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
