import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./landing-page.css.ts";

/** For people who already have a bill, or hospitals in mind. */
export function OtherWaysIn() {
  const { bill, compare } = useWords().home;
  const { submit } = useWords().upload;
  return (
    <div className={css.halves}>
      <section aria-labelledby="bill" className={css.part}>
        <h2 id="bill">{bill.heading}</h2>
        <p>{bill.text}</p>
        <form method="post" encType="multipart/form-data" action="/upload-bill" className={stack.part}>
          <TextField
            type="file"
            id="uploaded_file"
            name="uploaded_file"
            label={bill.file}
            hint={bill.formats}
            accept={acceptedExtensions.map((extension) => `.${extension}`).join(",")}
          />
          <div>
            <SubmitButton>{submit}</SubmitButton>
          </div>
        </form>
        <p className={stack.note}>
          <Sentence of={bill.privacy} as={{ policy: (text) => <a href="/privacy-policy">{text}</a> }} />
        </p>
        <p className={stack.note}>
          <Sentence
            of={bill.check}
            as={{
              audit: (text) => <a href="/audit">{text}</a>,
              post: (text) => <a href="/blog/read-a-hospital-bill-line-by-line">{text}</a>,
              glossary: (text) => <a href="/glossary">{text}</a>,
            }}
          />
        </p>
        <p className={stack.note}>
          <Sentence of={bill.assistance} as={{ assistance: (text) => <a href="/assistance">{text}</a> }} />
        </p>
        <p className={stack.note}>
          <Sentence
            of={bill.account}
            as={{
              account: (text) => <a href="/signup">{text}</a>,
              offer: (text) => <a href="/account/negotiate">{text}</a>,
            }}
          />
        </p>
      </section>
      <section aria-labelledby="compare" className={css.part}>
        <h2 id="compare">{compare.heading}</h2>
        <p>{compare.text}</p>
        <div>
          <ActionLink href="/compare">{compare.submit}</ActionLink>
        </div>
      </section>
    </div>
  );
}
