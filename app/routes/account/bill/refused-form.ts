/** A form that came back: what was typed, and what is wrong with it. */
export interface RefusedForm {
  initialValue: Readonly<Record<string, string>>;
  error: Record<string, string[]>;
}
