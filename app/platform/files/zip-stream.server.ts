import { Readable } from "node:stream";
import { ZipFile } from "yazl";

export interface ZipEntry {
  /** Within the archive, with '/' between folders. */
  path: string;
  /** Bytes, or the function that opens them when their turn comes. */
  content: Uint8Array | (() => Promise<AsyncIterable<Uint8Array>>);
}

/** An archive that is written while it is read: of its files one at a time is open. It fails where one of them does, and
 *  closes that one where its reader goes away. */
export function streamZip(entries: readonly ZipEntry[], modifiedAt: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let open: Readable | null = null;
  zip.on("error", (error) => output.destroy(error));
  output.once("close", () => open?.destroy());
  for (const { path, content } of entries) {
    const options = { mtime: modifiedAt, mode: 0o600 };
    if (content instanceof Uint8Array) {
      zip.addBuffer(Buffer.from(content), path, options);
      continue;
    }
    // Pictures and PDFs are packed already.
    zip.addReadStreamLazy(path, { ...options, compress: false }, (give) => {
      content().then(
        (chunks) => {
          open = Readable.from(chunks, { objectMode: false });
          open.once("error", (error) => output.destroy(error));
          give(null, open);
        },
        (error) => zip.emit("error", error),
      );
    });
  }
  zip.end();
  return output;
}
