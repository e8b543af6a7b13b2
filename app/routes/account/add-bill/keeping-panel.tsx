import { useLanguage, useWords } from "#app/components/use-words.ts";
import { pageBeingRead, type ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** A long bill while it is read: the page comes back by itself until it is done. */
export function KeepingPanel({ progress }: { progress: ReadProgress | null }) {
  const language = useLanguage();
  const { waiting } = useWords().addBill;
  const { pageOf, waiting: upload } = useWords().upload;
  const page = progress && { page: pageBeingRead(progress), pageCount: progress.pageCount };
  return (
    <section className={stack.part}>
      <h2>{waiting.heading}</h2>
      <p role="status" className={stack.lead}>
        {page ? say(language, pageOf, page) : upload.queued}
      </p>
      <p>{waiting.refreshes}</p>
    </section>
  );
}
