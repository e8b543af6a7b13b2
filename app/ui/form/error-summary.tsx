import * as css from "./error-summary.css.ts";

/** What is wrong with a form that was sent, at its top; each message leads to its field. */
export function ErrorSummary({ errors }: { errors: { fieldId: string; message: string }[] }) {
  if (errors.length === 0) return null;
  return (
    <div className={css.summary} role="alert">
      <p className={css.title}>There is a problem</p>
      <ul className={css.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a href={`#${fieldId}`} className={css.link}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
