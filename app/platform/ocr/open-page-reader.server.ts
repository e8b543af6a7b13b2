import { openTextDetector } from "./detect-text-lines.server.ts";
import type { PageText } from "./document-text.ts";
import { findPageQuad } from "./find-page-quad.ts";
import { fitPageSlope, type PageSlope } from "./fit-page-slope.ts";
import type { GreyImage } from "./grey-image.ts";
import { type LineReading, levelWords } from "./level-words.ts";
import { findOcrModelFiles } from "./ocr-model-files.server.ts";
import { openTextRecogniser } from "./recognise-text-lines.server.ts";
import { turnUpright } from "./turn-upright.server.ts";
import { warpToRectangle } from "./warp-to-rectangle.ts";

/** What was read of a page, and the page that the words' boxes lie on once it is levelled (`levelImage`). */
export interface PageReading {
  text: PageText;
  image: GreyImage;
  slope: PageSlope;
}

/** Reads the words of page images. `checkpoint` is called between small steps and may throw to stop. */
export interface PageReader {
  readPage(image: GreyImage, checkpoint: () => void): Promise<PageReading>;
  close(): Promise<void>;
}

/** About 110 dpi on a letter page, 0.3 s; the lines are then read at full resolution. */
const MAX_DETECTION_PIXELS = 1_200_000;
const MIN_LINE_CONFIDENCE = 0.5;

/** Opens the two networks (PP-OCRv4) from the installed models; nothing is downloaded. About 0.5 s. */
export async function openPageReader(): Promise<PageReader> {
  const models = findOcrModelFiles();
  const detector = await openTextDetector(models.detectionPath, MAX_DETECTION_PIXELS);
  const recogniser = await openTextRecogniser(models.recognitionPath, models.dictionaryPath);

  return {
    async readPage(image, checkpoint) {
      const quad = findPageQuad(image);
      const flat = quad ? warpToRectangle(image, quad) : image;
      checkpoint();
      const upright = await turnUpright(flat, detector, recogniser, checkpoint);
      const readings: LineReading[] = [];
      for (const box of upright.boxes) {
        checkpoint();
        const line = upright.linesRead.get(box) ?? (await recogniser.recognise(upright.image, box));
        if (line.confidence >= MIN_LINE_CONFIDENCE) readings.push({ box, line });
      }
      const { image: page } = upright;
      const slope = fitPageSlope(
        readings.map(({ box }) => box),
        page,
      );
      const words = levelWords(readings, page, slope);
      const text: PageText = { widthPx: page.width, heightPx: page.height, source: "ocr", words };
      return { text, image: page, slope };
    },
    async close() {
      await detector.close();
      await recogniser.close();
    },
  };
}
