import { useActionData, useLocation } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";

/** What became of the act of a list's row, if one was done. */
export function DoneLine() {
  const { rows: words } = useWords().admin;
  const refused = useActionData<{ error?: Record<string, string[]> }>();
  const messages = Object.values(refused?.error ?? {}).flat();
  const done = new URLSearchParams(useLocation().search).get("done");
  return (
    <>
      <ErrorSummary id="row-problems" errors={messages.map((message) => ({ fieldId: null, message }))} />
      {done === "changed" ? <p role="status">{words.done}</p> : null}
      {done === "gone" ? <p role="status">{words.gone}</p> : null}
    </>
  );
}
