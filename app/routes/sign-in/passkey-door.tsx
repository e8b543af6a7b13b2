import { useWords } from "#app/components/use-words.ts";
import { PasskeyForm } from "#app/ui/form/passkey-form.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";

interface PasskeyDoorProps {
  question: { options: object; challenge: string };
  redirectTo: string;
}

/** Signs in by a passkey alone, where the browser has passkeys. */
export function PasskeyDoor({ question, redirectTo }: PasskeyDoorProps) {
  const { passkey } = useWords().signIn;
  return (
    <PasskeyForm action="/login" asks="get" {...question} failure={passkey.failed}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <SubmitButton rank="secondary" name="intent" value="passkey">
        {passkey.signIn}
      </SubmitButton>
    </PasskeyForm>
  );
}
