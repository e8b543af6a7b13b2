import { useWords } from "#app/components/use-words.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as css from "./sign-in.css.ts";

/** Leads into the sample account, without signing up. */
export function SampleDoor() {
  const { sample } = useWords().signIn;
  return (
    <section className={css.apart}>
      <h2>{sample.heading}</h2>
      <p>{sample.text}</p>
      <form method="post" action="/login">
        <SubmitButton rank="secondary" name="intent" value="sample">
          {sample.button}
        </SubmitButton>
      </form>
    </section>
  );
}
