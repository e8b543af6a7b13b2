import { formatCount, placeName } from "#app/components/price-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { ListedImport } from "#app/domain/imports/list-imports.server.ts";
import { formatTime, statusName, templateName } from "./price-file-words.ts";
import * as css from "./price-files.css.ts";

/** Which file it is and where it is from, so that anybody can get the same one and compare. */
export function FileFacts({ file }: { file: ListedImport }) {
  return (
    <section className={css.part} aria-labelledby="file">
      <h2 id="file">Which file it is</h2>
      <dl className={css.facts}>
        <dt className={css.fact}>Hospital</dt>
        <dd>
          {file.hospitalName}, {placeName(file)}
        </dd>
        <dt className={css.fact}>File</dt>
        <dd>{file.fileName}</dd>
        <dt className={css.fact}>File date</dt>
        <dd>
          {file.fileDate ? (
            <time dateTime={file.fileDate}>{formatDate(file.fileDate)}</time>
          ) : (
            "None that can be read"
          )}
        </dd>
        <dt className={css.fact}>Template</dt>
        <dd>{templateName(file)}</dd>
        <dt className={css.fact}>Downloaded from</dt>
        <dd>
          <WebAddress
            address={file.sourceUrl}
            none={
              file.isSample
                ? "Not downloaded: this site generates its own sample files"
                : "Not downloaded: the file was on the computer that imported it"
            }
          />
        </dd>
        <dt className={css.fact}>The hospital’s page about it</dt>
        <dd>
          <WebAddress address={file.sourcePageUrl} none="Not known" />
        </dd>
        <dt className={css.fact}>Size</dt>
        <dd>{formatCount(file.sizeBytes)} bytes</dd>
        <dt className={css.fact}>SHA-256 of its bytes</dt>
        <dd>
          <code>{file.sha256}</code>
        </dd>
        <dt className={css.fact}>Imported</dt>
        <dd>
          <time dateTime={file.importedAt}>{formatTime(file.importedAt)}</time>
        </dd>
        <dt className={css.fact}>Status</dt>
        <dd>{statusName(file)}</dd>
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
