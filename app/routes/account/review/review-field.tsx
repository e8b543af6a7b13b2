import type { InputHTMLAttributes } from "react";
import { useWords } from "#app/components/use-words.ts";
import * as field from "#app/ui/form/field.css.ts";
import type { FormView } from "./form-view.ts";
import { MarkLink } from "./mark-link.tsx";
import * as css from "./review-form.css.ts";

interface ReviewFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  view: FormView;
  name: string;
  label: string;
  hint?: string;
}

/** A field of a bill: what was read or typed, with the number of its place on the picture. */
export function ReviewField({ view, name, label, hint, type, ...input }: ReviewFieldProps) {
  const words = useWords().billReview;
  const text = view.texts[name] ?? "";
  const problem = view.problems[name];
  const isHardToRead = view.hardToRead.has(name) && problem === undefined;
  const notes = [hint && "hint", isHardToRead && "doubt", problem && "error"].filter(Boolean);
  return (
    <div className={field.field}>
      <span className={css.labelLine}>
        <label htmlFor={name} className={field.label}>
          {label}
        </label>{" "}
        <MarkLink name={name} number={view.numbers[name]} />
      </span>{" "}
      {hint ? (
        <span id={`${name}-hint`} className={field.hint}>
          {hint}
        </span>
      ) : null}{" "}
      {isHardToRead ? (
        <span id={`${name}-doubt`} className={css.doubt}>
          {words.hardToRead}
        </span>
      ) : null}{" "}
      {problem ? (
        <span id={`${name}-error`} className={field.error}>
          {words.problems[problem]}
        </span>
      ) : null}{" "}
      <input
        autoComplete="off"
        {...input}
        id={name}
        name={name}
        type={type === "date" && text !== "" && !isIsoDay(text) ? "text" : type}
        defaultValue={text}
        className={field.control}
        aria-invalid={problem ? true : undefined}
        aria-describedby={notes.map((note) => `${name}-${note}`).join(" ") || undefined}
      />
    </div>
  );
}

/** A date field would drop anything typed that isn't a date. */
function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}
