import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import type { ViewedSuspect } from "./view-doubt.ts";

/** Takes what a number may be instead of what was read, with one tap. */
export function OfferForm({ offer: { lineId, says } }: { offer: NonNullable<ViewedSuspect["offer"]> }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value="take-reading" />
      <input type="hidden" name="line" value={lineId} />
      <SubmitButton>{says}</SubmitButton>
    </form>
  );
}
