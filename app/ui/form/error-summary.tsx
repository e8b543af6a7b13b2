import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./error-summary.css.ts";

interface ErrorSummaryProps {
  id: string;
  /** Each message leads to its field; null: it is about the form as a whole. */
  errors: { fieldId: string | null; message: string }[];
}

/** What is wrong with a form that was sent, at its top; the page opens with the focus here. */
export function ErrorSummary({ id, errors }: ErrorSummaryProps) {
  const { thereIsAProblem } = useUiWords();
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back because of it
    <div id={id} className={css.summary} role="alert" tabIndex={-1} autoFocus>
      <p className={css.title}>{thereIsAProblem}</p>
      <ul className={css.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={message}>
            {fieldId === null ? (
              message
            ) : (
              <a href={`#${fieldId}`} className={css.link}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
