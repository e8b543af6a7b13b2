import type { FieldProblem } from "#app/domain/bills/kept/read-field.ts";

/** What a bill's form shows: the texts in its fields, what is wrong with them, and where on the pictures they are. */
export interface FormView {
  texts: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, FieldProblem>>;
  /** The numbers of the marks on the pictures, by the names of fields and 'line-7'. */
  numbers: Readonly<Record<string, string>>;
  hardToRead: ReadonlySet<string>;
}
