import { Form } from "@remix-run/react";
import type { FormEvent } from "react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { uploadWords } from "#app/content/words/upload.ts";
import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import { DropZone } from "#app/ui/file-drop/drop-zone.tsx";
import { FileItem } from "#app/ui/file-drop/file-item.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { secondary } from "#app/ui/page/action.css.ts";
import { useUiWords } from "#app/ui/words/ui-words.tsx";
import { checkChosenFile } from "./prepare-file.ts";
import { refusalText } from "./refusal-text.ts";
import * as css from "./upload-page.css.ts";
import type { useBillUpload } from "./use-bill-upload.ts";

const rules = { maxFiles: 1, extensions: acceptedExtensions, maxBytes: null };

interface UploadFormProps {
  upload: ReturnType<typeof useBillUpload>;
  /** Names this form for the server: sent twice by a double press, it is shared once. */
  uploadId: string;
  /** What the server said of a form that was sent without script: it keeps no button from being pressed. */
  firstError: string | null;
}

/** Chooses and sends one bill: with script checked, made smaller and watched on its way; without, a plain form. */
export function UploadForm({ upload, uploadId, firstError }: UploadFormProps) {
  const language = useLanguage();
  const words = useWords(uploadWords);
  const { tryAgain } = useUiWords();
  const texts = {
    tooMany: () => words.refusals["several-files"],
    wrongType: (extension: string) =>
      extension === "gif" ? words.refusals["unsupported-type"] : words.inBrowser.invalidType,
    tooLarge: words.refusals["file-too-large"],
  };

  async function checkInWords(file: File) {
    const refusal = await checkChosenFile(file);
    return refusal && refusalText(language, refusal);
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void upload.upload();
  }

  return (
    <Form
      method="post"
      encType="multipart/form-data"
      action="/upload-bill"
      reloadDocument
      noValidate
      className={css.stack}
      onSubmit={onSubmit}
    >
      {upload.error ? (
        <p id="upload-error" role="alert" className={css.error}>
          {upload.error}
        </p>
      ) : null}
      <input type="hidden" name="upload_id" value={uploadId} />
      <DropZone
        name="uploaded_file"
        rules={rules}
        texts={texts}
        check={checkInWords}
        disabled={upload.sending}
        describedBy={upload.error ? "upload-error formats" : "formats"}
        onChoose={upload.choose}
        onReject={upload.reject}
      >
        <p>{words.dropHere}</p>
      </DropZone>
      <p id="formats" className={css.note}>
        {words.formats}
      </p>
      {upload.chosen ? (
        <FileItem
          name={upload.chosen.file.name}
          sizeBytes={upload.chosen.file.size}
          state={upload.chosen.state}
          progress={upload.progress}
          onRemove={upload.reset}
        />
      ) : null}
      {upload.chosen?.state === "error" ? (
        <button type="button" className={secondary} onClick={() => upload.upload()}>
          {tryAgain}
        </button>
      ) : null}
      <SubmitButton disabled={upload.sending || (upload.error !== null && upload.error !== firstError)}>
        {words.submit}
      </SubmitButton>
    </Form>
  );
}
