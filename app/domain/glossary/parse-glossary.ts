import { product } from "../product.ts";
import { type GlossaryTerm, type TermsOfCategory, termSlug } from "./glossary-term.ts";

export interface GlossaryProblem {
  /** Counted from 1. */
  line: number;
  message: string;
}

export type ParsedGlossary =
  | { outcome: "parsed"; categories: TermsOfCategory[] }
  | { outcome: "malformed"; problems: GlossaryProblem[] };

type Field = "english" | "definition" | "context" | "function" | "example";

const fields: Record<string, Field> = {
  English: "english",
  Definition: "definition",
  [`${product.name} Context`]: "context",
  Function: "function",
  Example: "example",
};

/** Reads the text of a glossary; docs/glossary-format.md describes it. Malformed: a line that is none of the
 *  format's, a term or category that is there twice or is empty, a field twice, a term without a definition. */
export function parseGlossary(text: string): ParsedGlossary {
  const reading = new GlossaryReading();
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    reading.take(line.trim(), index + 1);
  }
  reading.end();
  const { categories, problems } = reading;
  return problems.length > 0 ? { outcome: "malformed", problems } : { outcome: "parsed", categories };
}

/** With the line that it begins on. */
type AtLine<Thing> = Thing & { line: number };

class GlossaryReading {
  readonly categories: TermsOfCategory[] = [];
  readonly problems: GlossaryProblem[] = [];
  private readonly lineOfSlug = new Map<string, number>();
  private category: AtLine<TermsOfCategory> | null = null;
  private term: AtLine<Partial<Record<Field, string>> & { name: string }> | null = null;

  take(line: string, number: number): void {
    if (line === "" || line.startsWith("//")) return;
    const [, marks, name] = /^(##?) +([^ ].*)$/s.exec(line) ?? [];
    if (name === undefined) this.takeField(line, number);
    else if (marks === "#") this.beginCategory(name, number);
    else this.beginTerm(name, number);
  }

  end(): void {
    this.endCategory();
    if (this.categories.length === 0) this.refuse(1, "There is no category.");
  }

  private takeField(line: string, number: number): void {
    const [, label = "", value = ""] = /^([^:]+): *(.*)$/s.exec(line) ?? [];
    const field = Object.hasOwn(fields, label) ? fields[label] : undefined;
    if (!field) this.refuse(number, `This is no line of a glossary: "${line.slice(0, 60)}".`);
    else if (!this.term) this.refuse(number, `"${label}" belongs to no term.`);
    else if (this.term[field] !== undefined) this.refuse(number, `"${label}" is there twice.`);
    else if (value === "") this.refuse(number, `"${label}" is empty.`);
    else this.term[field] = value;
  }

  private beginCategory(name: string, line: number): void {
    this.endCategory();
    if (this.categories.some((known) => known.name.toLowerCase() === name.toLowerCase())) {
      this.refuse(line, `The category "${name}" is there twice.`);
    }
    this.category = { name, terms: [], line };
  }

  private beginTerm(name: string, line: number): void {
    this.endTerm();
    if (!this.category) this.refuse(line, `The term "${name}" stands before the first category.`);
    this.term = { name, line };
  }

  private endTerm(): void {
    const { term, category } = this;
    this.term = null;
    if (!term) return;
    const slug = termSlug(term.english ?? term.name);
    const before = this.lineOfSlug.get(slug);
    if (before) this.refuse(term.line, `The term "${term.name}" is there already, on line ${before}.`);
    if (slug === "") this.refuse(term.line, `The term "${term.name}" has no letter or digit.`);
    if (!term.definition) this.refuse(term.line, `The term "${term.name}" has no definition.`);
    this.lineOfSlug.set(slug, term.line);
    const entry: GlossaryTerm = {
      term: term.name,
      english: term.english ?? null,
      slug,
      definition: term.definition ?? "",
      context: term.context ?? null,
      function: term.function ?? null,
      example: term.example ?? null,
      category: category?.name ?? "",
    };
    category?.terms.push(entry);
  }

  private endCategory(): void {
    this.endTerm();
    const { category } = this;
    this.category = null;
    if (!category) return;
    if (category.terms.length === 0) {
      this.refuse(category.line, `The category "${category.name}" has no terms.`);
    }
    this.categories.push({ name: category.name, terms: category.terms });
  }

  private refuse(line: number, message: string): void {
    this.problems.push({ line, message });
  }
}
