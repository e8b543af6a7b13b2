import { useWords } from "#app/components/use-words.ts";
import { uploadWords } from "#app/content/words/upload.ts";
import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import { DropZone } from "#app/ui/file-drop/drop-zone.tsx";
import { FileItem } from "#app/ui/file-drop/file-item.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { secondary } from "#app/ui/page/action.css.ts";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import * as css from "./upload-page.css.ts";
import scriptUrl from "./upload-script.ts?worker&url"; // bundled with what it imports, and run as a module of the page
import { uploadScriptWords } from "./upload-script-words.ts";

interface UploadFormProps {
  /** Names this form for the server: sent twice by a double press, it is shared once. */
  uploadId: string;
  /** What the server said of a form that it sends back, and for programs why. */
  error: { message: string; reason: string | null } | null;
}

/** Chooses and sends one bill: a plain form, which a script checks, makes smaller and watches on its way. */
export function UploadForm({ uploadId, error }: UploadFormProps) {
  const words = useWords(uploadWords);
  const { tryAgain } = useUiWords();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      action="/upload-bill"
      noValidate
      className={css.stack}
      data-upload
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
      <input type="hidden" name="upload_id" value={uploadId} />
      <DropZone name="uploaded_file" extensions={acceptedExtensions} describedBy="upload-error formats">
        <p>{words.dropHere}</p>
      </DropZone>
      <p id="formats" className={css.note}>
        {words.formats}
      </p>
      <FileItem />
      <button type="button" className={secondary} data-again={tryAgain} aria-label={tryAgain} hidden />
      <SubmitButton data-submit>{words.submit}</SubmitButton>
      <script type="module" src={scriptUrl} />
    </form>
  );
}
