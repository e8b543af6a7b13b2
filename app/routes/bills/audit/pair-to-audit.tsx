import { useWords } from "#app/components/use-words.ts";
import { acceptedExtensions, claimExtensions } from "#app/domain/bills/upload-rules.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** Where the form is sent: the page's own address, with a mark that it isn't a bill alone. */
export const pairAction = "/audit?with=explanation";

/** Sends a bill and the plan's explanation of it together, to be compared with each other. `problem`: why the last two were not.
 */
export function PairToAudit({ problem }: { problem: string | null }) {
  const { pair: words } = useWords().auditPage;
  const fields = [
    { name: "bill", extensions: acceptedExtensions },
    { name: "explanation", extensions: [...acceptedExtensions, ...claimExtensions] },
  ] as const;
  return (
    <section className={stack.part} aria-labelledby="pair">
      <h2 id="pair">{words.heading}</h2>
      <p>{words.lead}</p>
      <form method="post" encType="multipart/form-data" action={pairAction} noValidate className={stack.part}>
        <ErrorSummary
          id="pair-problems"
          errors={problem === null ? [] : [{ fieldId: "pair-bill", message: problem }]}
        />
        {fields.map(({ name, extensions }) => (
          <Field
            key={name}
            id={`pair-${name}`}
            label={words.fields[name]}
            hint={words.hints[name]}
            error={undefined}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name={name}
                accept={extensions.map((extension) => `.${extension}`).join(",")}
              />
            )}
          </Field>
        ))}
        <div>
          <SubmitButton>{words.submit}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
