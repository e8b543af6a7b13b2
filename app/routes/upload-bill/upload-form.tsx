import { Form, useNavigate } from "@remix-run/react";
import type { FormEvent } from "react";
import { acceptedExtensions, uploadMessages } from "#app/domain/bills/upload-rules.ts";
import { DropZone } from "#app/ui/file-drop/drop-zone.tsx";
import { FileItem } from "#app/ui/file-drop/file-item.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { checkChosenFile } from "./prepare-file.ts";
import * as css from "./upload-page.css.ts";
import { useBillUpload } from "./use-bill-upload.ts";

const rules = { maxFiles: 1, extensions: acceptedExtensions, maxBytes: null };
const texts = {
  tooMany: () => uploadMessages.oneFileOnly,
  wrongType: (extension: string) =>
    extension === "gif" ? uploadMessages.unsupportedType : uploadMessages.invalidType,
  tooLarge: uploadMessages.fileTooLarge,
};

/** Chooses and sends one bill: with script checked, made smaller and watched on its way; without, a plain form. */
export function UploadForm({ firstError }: { firstError: string | null }) {
  const navigate = useNavigate();
  const upload = useBillUpload(firstError, (receiptPath) =>
    navigate(receiptPath, { preventScrollReset: true }),
  );

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
      <DropZone
        name="uploaded_file"
        rules={rules}
        texts={texts}
        check={checkChosenFile}
        disabled={upload.uploading}
        describedBy={upload.error ? "upload-error formats" : "formats"}
        onChoose={upload.choose}
        onReject={upload.reject}
      >
        <p>Drag and drop your bill here, or</p>
      </DropZone>
      <p id="formats" className={css.note}>
        Supported formats: JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF. A PDF may have 20 MB and 25 pages.
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
      <SubmitButton disabled={upload.uploading || (upload.error !== null && upload.error !== firstError)}>
        Upload File
      </SubmitButton>
    </Form>
  );
}
