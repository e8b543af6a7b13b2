import type { ReactNode } from "react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import { say } from "#app/domain/language/say.ts";
import { DropZone } from "#app/ui/file-drop/drop-zone.tsx";
import { FileItem } from "#app/ui/file-drop/file-item.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { secondary } from "#app/ui/page/action.css.ts";
import * as css from "../upload/upload-page.css.ts";
import type { DownloadMegabytes } from "./download-megabytes.server.ts";
import * as ofDevice from "./on-device-form.css.ts";
import scriptUrl from "./on-device-script.ts?worker&url"; // bundled with what it imports, and run as a module of the page
import { onDeviceScriptWords } from "./on-device-script-words.ts";
import { readerAddresses } from "./reader-addresses.ts";

/** Chooses one bill to be read by the browser. Its script shows it and does all of it: the form itself is never sent, and
 *  its file field has no name to be sent by. `children` are below its buttons. */
export function OnDeviceForm({
  download,
  children,
}: {
  /** Null: how much is not known. */
  download: DownloadMegabytes | null;
  children: ReactNode;
}) {
  const language = useLanguage();
  const words = useWords().onDevice;
  const upload = useWords().upload;
  return (
    <form
      noValidate
      className={ofDevice.form}
      data-on-device
      data-addresses={JSON.stringify(readerAddresses)}
      data-words={JSON.stringify(onDeviceScriptWords(words, upload))}
      data-state="waiting"
      hidden
    >
      <p id="on-device-error" role="alert" className={css.error} data-error hidden />
      <DropZone extensions={acceptedExtensions} describedBy="on-device-error on-device-formats">
        <p>{upload.dropHere}</p>
      </DropZone>
      <p id="on-device-formats" className={css.note}>
        {upload.formats}
      </p>
      {download && <p className={css.note}>{say(language, words.download, download)}</p>}
      <FileItem states={words.fileState} />
      <div className={css.buttons}>
        <SubmitButton data-submit>{words.submit}</SubmitButton>
        <button type="button" className={secondary} data-cancel hidden>
          {words.cancel}
        </button>
      </div>
      {children}
      <script type="module" src={scriptUrl} />
    </form>
  );
}
