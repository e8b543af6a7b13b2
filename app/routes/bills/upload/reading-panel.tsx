import { useLanguage, useWords } from "#app/components/use-words.ts";
import { pageBeingRead, type ReadProgress } from "#app/domain/bills/upload-progress.ts";
import { say } from "#app/domain/language/say.ts";
import * as css from "./upload-page.css.ts";

/** A long bill while it is read, for browsers without script: the page comes back by itself until it is done. */
export function ReadingPanel({ progress }: { progress: ReadProgress | null }) {
  const language = useLanguage();
  const { steps, waiting, pageOf } = useWords().upload;
  const page = progress && { page: pageBeingRead(progress), pageCount: progress.pageCount };
  return (
    <div className={css.stack}>
      <h2>{steps.processing}</h2>
      <p role="status" className={css.lead}>
        {page ? say(language, pageOf, page) : waiting.queued}
      </p>
      <p>{waiting.refreshes}</p>
    </div>
  );
}
