import { sentBytesOf } from "#app/platform/http/replies/sent-bytes.server.ts";
import { readerAddresses } from "./reader-addresses.ts";
import { pictureAssets } from "./reader-download.ts";

/** What a browser downloads to read a picture, a PDF with text, and a PDF of scans. Megabytes, as in '8.4'. */
export type DownloadMegabytes = Record<"picture" | "pdf" | "scans", string>;

/** As the built files are sent; null: none are built. */
export async function findDownloadMegabytes(): Promise<DownloadMegabytes | null> {
  const { worker, assets } = readerAddresses;
  const [code, pdfium, ...ofPictures] = await Promise.all(
    [worker, assets.pdfium, ...pictureAssets.map((asset) => assets[asset])].map(sentBytesOf),
  );
  const inMegabytes = (...sizes: (number | null | undefined)[]) =>
    (sizes.reduce<number>((sum, bytes) => sum + (bytes ?? 0), 0) / 1_000_000).toFixed(1);
  if (!code || !pdfium) return null;
  return {
    picture: inMegabytes(code, ...ofPictures),
    pdf: inMegabytes(code, pdfium),
    scans: inMegabytes(code, pdfium, ...ofPictures),
  };
}
