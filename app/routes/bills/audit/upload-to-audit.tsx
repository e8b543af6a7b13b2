import { useWords } from "#app/components/use-words.ts";
import { auditPageWords } from "#app/content/words/audit-page.ts";
import { acceptedExtensions } from "#app/domain/bills/upload-rules.ts";
import { DropZone } from "#app/ui/file-drop/drop-zone.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

/** Sends one bill to be read and audited. `error`: why the last one was not read. */
export function UploadToAudit({ error }: { error: string | null }) {
  const { upload: words } = useWords(auditPageWords);
  return (
    <section className={stack.part} aria-labelledby="upload">
      <h2 id="upload">{words.heading}</h2>
      <form method="post" encType="multipart/form-data" action="/audit" noValidate className={stack.part}>
        <ErrorSummary id="upload-problems" errors={error ? [{ fieldId: null, message: error }] : []} />
        <DropZone name="uploaded_file" extensions={acceptedExtensions} describedBy="audit-formats">
          <p>{words.lead}</p>
        </DropZone>
        <p id="audit-formats" className={stack.note}>
          {words.formats}
        </p>
        <div>
          <SubmitButton>{words.submit}</SubmitButton>
        </div>
      </form>
    </section>
  );
}
