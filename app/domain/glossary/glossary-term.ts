/** A term of a glossary. null: the file says nothing of the kind. */
export interface GlossaryTerm {
  term: string;
  /** What English documents call it, in a glossary of another language. */
  english: string | null;
  /** Its anchor on the category's page in every language; no other term of the file has it. */
  slug: string;
  definition: string;
  /** Where it matters in the product; may hold links, as linked-text.ts reads them. */
  context: string | null;
  function: string | null;
  example: string | null;
  /** The category's name as the file writes it. */
  category: string;
}

/** The terms that stand under one name of the file. */
export interface TermsOfCategory {
  name: string;
  terms: GlossaryTerm[];
}

/** 'Explanation of benefits (EOB)' as 'explanation-of-benefits-eob'. */
export function termSlug(term: string): string {
  const words = term.toLowerCase().match(/[a-z0-9]+/g);
  return words?.join("-") ?? "";
}
