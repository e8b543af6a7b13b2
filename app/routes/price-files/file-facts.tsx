import { formatCount, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { ListedImport } from "#app/domain/imports/list-imports.server.ts";
import { say } from "#app/domain/language/say.ts";
import { formatTime, statusName, templateName } from "./price-file-words.ts";
import * as css from "./price-files.css.ts";

/** Which file it is and where it is from, so that anyone can get the same one and compare. */
export function FileFacts({ file }: { file: ListedImport }) {
  const words = useWords().priceFiles;
  const language = useLanguage();
  return (
    <section className={css.part} aria-labelledby="file">
      <h2 id="file">{words.fileFacts.heading}</h2>
      <dl className={css.facts}>
        <dt className={css.fact}>{words.fileFacts.hospital}</dt>
        <dd>
          {file.hospitalName}, {placeName(file)}
        </dd>
        <dt className={css.fact}>{words.fileFacts.file}</dt>
        <dd>{file.fileName}</dd>
        <dt className={css.fact}>{words.fileFacts.fileDate}</dt>
        <dd>
          {file.fileDate ? (
            <time dateTime={file.fileDate}>{formatDate(language, file.fileDate)}</time>
          ) : (
            words.fileFacts.noneReadable
          )}
        </dd>
        <dt className={css.fact}>{words.fileFacts.template}</dt>
        <dd>{templateName(language, file)}</dd>
        <dt className={css.fact}>{words.fileFacts.address}</dt>
        <dd>
          <WebAddress
            address={file.sourceUrl}
            none={file.isSample ? words.fileFacts.generated : words.fileFacts.importedFromComputer}
          />
        </dd>
        <dt className={css.fact}>{words.fileFacts.hospitalsPage}</dt>
        <dd>
          <WebAddress address={file.sourcePageUrl} none={words.fileFacts.notKnown} />
        </dd>
        <dt className={css.fact}>{words.fileFacts.size}</dt>
        <dd>{say(language, words.fileFacts.bytes, { sizeBytes: formatCount(language, file.sizeBytes) })}</dd>
        <dt className={css.fact}>{words.fileFacts.hash}</dt>
        <dd>
          <code>{file.sha256}</code>
        </dd>
        <dt className={css.fact}>{words.fileFacts.imported}</dt>
        <dd>
          <time dateTime={file.importedAt}>{formatTime(language, file.importedAt)}</time>
        </dd>
        <dt className={css.fact}>{words.fileFacts.status}</dt>
        <dd>{statusName(language, file)}</dd>
      </dl>
    </section>
  );
}

/** A link where it leads to the web; a page's address is a hospital's text and may be anything. */
function WebAddress({ address, none }: { address: string | null; none: string }) {
  if (address === null) return none;
  return /^https?:\/\//i.test(address) ? (
    <a href={address} rel="nofollow">
      {address}
    </a>
  ) : (
    address
  );
}
