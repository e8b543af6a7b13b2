import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of the glossary's first page asks for. */
export interface GlossaryQuery {
  /** '': no search. */
  q: string;
  /** 'A' to 'Z', or '0-9'; '' for none. A search goes before it. */
  letter: string;
  /** null: no page's number. */
  page: number | null;
}

export const letters = ["0-9", ..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

export function readGlossaryQuery(request: Request): GlossaryQuery {
  const given = new URL(request.url).searchParams;
  const q = queryText(given, "q");
  const asked = queryText(given, "letter").toUpperCase();
  return { q, letter: q === "" && letters.includes(asked) ? asked : "", page: queryPage(given) };
}

/** The page's address with these choices; what goes without saying is left out. */
export function glossaryAddress({ q = "", letter = "", page = 1 }: Partial<GlossaryQuery>): string {
  return addressOf("/glossary", { q, letter, page: page === 1 ? null : page });
}

/** The letter under which a term is listed. */
export function letterOf(term: string): string {
  const first = term.normalize("NFD").charAt(0).toUpperCase(); // Á is under A
  return first >= "0" && first <= "9" ? "0-9" : first;
}
