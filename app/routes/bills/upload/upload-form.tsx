import type { ReactNode } from "react";
import { useWords } from "#app/components/use-words.ts";
import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import { DropZone } from "#app/ui/file-drop/drop-zone.tsx";
import { FileItem } from "#app/ui/file-drop/file-item.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { secondary } from "#app/ui/page/action.css.ts";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import tiffWorker from "./tiff-worker.ts?worker&url";
import * as css from "./upload-page.css.ts";
import { uploadScriptWords } from "./upload-script-words.ts";

interface UploadFormProps {
  action: string;
  /** Watches the form. */
  scriptUrl: string;
  /** Selects what takes the form's place in the page that answers it. */
  answer: string;
  /** What the place to drop a file says. */
  lead: string;
  submit: string;
  /** What the server said of a form that it sends back, and for programs why. */
  error: { message: string; reason: string | null } | null;
  /** Hidden fields. */
  children?: ReactNode;
}

/** Chooses and sends one bill: a plain form, which a script checks, makes smaller and watches on its way. */
export function UploadForm(props: UploadFormProps) {
  const { action, scriptUrl, answer, lead, submit, error, children } = props;
  const words = useWords().upload;
  const { tryAgain } = useUiWords();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action={action}
      noValidate
      className={css.stack}
      data-upload
      data-answer={answer}
      data-tiff-worker={tiffWorker}
      data-words={JSON.stringify(uploadScriptWords(words))}
      data-error="upload-error"
    >
      <p
        id="upload-error"
        role="alert"
        className={css.error}
        data-reason={error?.reason}
        hidden={error === null}
      >
        {error?.message}
      </p>
      {children}
      <DropZone name="uploaded_file" extensions={acceptedExtensions} describedBy="upload-error formats">
        <p>{lead}</p>
      </DropZone>
      <p id="formats" className={css.note}>
        {words.formats}
      </p>
      <FileItem />
      <button type="button" className={secondary} data-again={tryAgain} aria-label={tryAgain} hidden />
      <SubmitButton data-submit>{submit}</SubmitButton>
      <script type="module" src={scriptUrl} />
    </form>
  );
}
