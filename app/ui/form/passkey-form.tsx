import type { FormHTMLAttributes } from "react";
import scriptUrl from "./passkey-form-script.js?worker&url";

interface PasskeyFormProps extends FormHTMLAttributes<HTMLFormElement> {
  /** Whether a passkey is to be made, or one that is there to be shown. */
  asks: "create" | "get";
  /** What the browser is asked, as WebAuthn writes it in JSON. */
  options: object;
  /** What the server knows the question by. */
  challenge: string;
  /** Of a form that came back: what the passkey answered already. */
  answer?: string | undefined;
  /** What is said where the browser brings no answer. */
  failure: string;
}

/** A form that is sent with the answer of a passkey, as `challenge` and `answer`. Only browsers that have passkeys show it. */
export function PasskeyForm({
  asks,
  options,
  challenge,
  answer,
  failure,
  children,
  ...form
}: PasskeyFormProps) {
  return (
    <form
      method="post"
      noValidate
      {...form}
      data-passkey={asks}
      data-options={JSON.stringify(options)}
      hidden
    >
      <input type="hidden" name="challenge" defaultValue={challenge} />
      <input type="hidden" name="answer" defaultValue={answer ?? ""} />
      {children}
      <p role="status" data-failure={failure} />
      <script type="module" src={scriptUrl} />
    </form>
  );
}
