import { useWords } from "#app/components/use-words.ts";
import type { LetterField } from "#app/domain/letters/letter-fields.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextAreaField } from "#app/ui/form/text-area-field.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./letter-form.css.ts";

interface LetterFormProps {
  action: string;
  /** Of the appeal, when the form was opened. */
  version: number;
  texts: Readonly<Partial<Record<LetterField, string>>>;
}

/** Every part of a letter, to be changed. */
export function LetterForm({ action, version, texts }: LetterFormProps) {
  const { edit: words } = useWords().appealLetter;
  const field = (name: LetterField) => ({
    id: name,
    name,
    defaultValue: texts[name] ?? "",
    autoComplete: "off",
    dir: "auto",
  });
  const lines = (name: LetterField, spare: number) => ({
    ...field(name),
    rows: (texts[name] ?? "").split("\n").length + spare,
  });
  return (
    <section className={stack.part} aria-labelledby="edit">
      <h2 id="edit">{words.heading}</h2>
      <p>{words.lead}</p>
      <form method="post" action={action} className={css.form} noValidate>
        <input type="hidden" name="version" value={version} />
        <TextAreaField {...lines("senderLines", 1)} label={words.senderLines} hint={words.senderHint} />
        <TextAreaField
          {...lines("recipientLines", 1)}
          label={words.recipientLines}
          hint={words.recipientHint}
        />
        <TextField {...field("date")} label={words.date} />
        <TextField {...field("subject")} label={words.subject} />
        <TextAreaField {...lines("references", 1)} label={words.references} hint={words.referencesHint} />
        <TextField {...field("salutation")} label={words.salutation} />
        <div className={css.body}>
          <TextAreaField {...field("body")} rows={24} label={words.body} hint={words.bodyHint} />
        </div>
        <TextField {...field("closing")} label={words.closing} />
        <TextField {...field("signature")} label={words.signature} />
        <TextAreaField {...lines("enclosures", 1)} label={words.enclosures} hint={words.enclosuresHint} />
        <div>
          <SubmitButton name="intent" value="save">
            {words.save}
          </SubmitButton>
        </div>
      </form>
    </section>
  );
}
