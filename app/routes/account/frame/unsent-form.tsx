import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

type Fields = Readonly<Record<string, string>>;

/** What was typed into a form that could not be answered; null for any other error. */
export function unsentOf(error: unknown): Fields | null {
  if (!isRouteErrorResponse(error) || error.status !== 503) return null;
  return (error.data as { unsent?: Fields | null } | null)?.unsent ?? null;
}

/** Sends a form again that came while the database was away. */
export function UnsentForm({ fields }: { fields: Fields }) {
  const { unsent: words } = useWords().account;
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathname + search} className={stack.part}>
      <p>{words.lead}</p>
      {Object.entries(fields).map(([name, value]) => (
        // A text of several lines would lose them in an input.
        <textarea key={name} name={name} defaultValue={value} hidden />
      ))}
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}
