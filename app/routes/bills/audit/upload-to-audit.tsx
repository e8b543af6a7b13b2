import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { UploadForm } from "../upload/upload-form.tsx";
import scriptUrl from "./audit-upload-script.ts?worker&url"; // bundled with what it imports, and run as a module of the page

/** Sends one bill to be read and audited. `error`: why the last one was not read. */
export function UploadToAudit({ error }: { error: { message: string; reason: string } | null }) {
  const { upload: words } = useWords().auditPage;
  return (
    <section className={stack.part} aria-labelledby="upload">
      <h2 id="upload">{words.heading}</h2>
      <UploadForm
        action="/audit"
        scriptUrl={scriptUrl}
        answer="[data-audit=done]"
        lead={words.lead}
        submit={words.submit}
        error={error}
      />
    </section>
  );
}
