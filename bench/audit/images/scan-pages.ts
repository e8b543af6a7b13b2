import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { openPdf } from "#app/platform/ocr/pdf/open-pdf.ts";
import type { OpenPdfium } from "#app/platform/ocr/pdf/open-pdfium.ts";

const WHITE = { r: 255, g: 255, b: 255 };

/** A PDF as an office's scanner gives it: each page a little turned, in gray, with grain, as a JPEG without text. */
export async function scanPages(
  openPdfium: OpenPdfium,
  printed: Uint8Array,
  random: SeededRandom,
): Promise<Uint8Array> {
  const opened = await openPdf(openPdfium, printed);
  if (opened.outcome !== "opened") throw new Error(`A rendered bill is ${opened.outcome}.`);
  const { file } = opened;
  const pdf = await PDFDocument.create();
  for (let index = 0; index < file.pageCount; index++) {
    const { data, width, height } = file.renderPage(index);
    const grain = random.between(4, 14);
    for (let pixel = 0; pixel < data.length; pixel++) {
      data[pixel] = Math.max(0, Math.min(255, data[pixel]! + (random.uniform() - 0.5) * 2 * grain));
    }
    const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
      .rotate(random.between(-0.8, 0.8), { background: WHITE })
      .blur(random.between(0.3, 0.6))
      .jpeg({ quality: 72 })
      .toBuffer();
    const picture = await pdf.embedJpg(jpeg);
    pdf.addPage([picture.width, picture.height]).drawImage(picture);
  }
  file.close();
  return pdf.save();
}
