import type { GreyImage } from "./image/grey-image.ts";
import { openTextDetector } from "./layout/detect-text-lines.ts";
import type { PageText } from "./layout/document-text.ts";
import { fitPageSlope, type PageSlope } from "./layout/fit-page-slope.ts";
import { type LineReading, levelWords } from "./layout/level-words.ts";
import { openTextRecogniser } from "./layout/recognise-text-lines.ts";
import { turnUpright } from "./layout/turn-upright.ts";
import type { Alphabet } from "./network/ctc-decoding.ts";
import type { OpenNetwork } from "./network/open-network.ts";

/** What was read of a page, and the page that the words' boxes lie on once it is leveled (`levelImage`). */
export interface PageReading {
  text: PageText;
  image: GreyImage;
  slope: PageSlope;
}

/** Called between small steps with the share of the page that is read; may throw to stop. */
export type Checkpoint = (share: number) => void;

/** Reads the words of page images, each of one page lying flat. */
export interface PageReader {
  readPage(image: GreyImage, checkpoint: Checkpoint): Promise<PageReading>;
  close(): Promise<void>;
}

/** The networks that find lines of text and read them; the second distinguishes the classes of the alphabet. */
export interface PageNetworks {
  detection: OpenNetwork;
  recognition: OpenNetwork;
  alphabet: Pick<Alphabet, "texts">;
}

/** About 110 dpi on a letter page, 0.3 s; the lines are then read at full resolution. */
const MAX_DETECTION_PIXELS = 1_200_000;
const MIN_LINE_CONFIDENCE = 0.5;

/** Of a sharp bill at most a twelfth of the lines stays unread, of a blurred one half; a cat has a line or two. */
const MAX_UNREAD_SHARE = 1 / 3;
const MIN_LINES = 5;

const isTooLittle = (readCount: number, foundCount: number) =>
  foundCount >= MIN_LINES && foundCount - readCount > MAX_UNREAD_SHARE * foundCount;

/** Reads pages by these networks, which it closes. */
export function openPageReader({ detection, recognition, alphabet }: PageNetworks): PageReader {
  const detector = openTextDetector(detection, MAX_DETECTION_PIXELS);
  const recogniser = openTextRecogniser(recognition, alphabet);

  return {
    async readPage(image, checkpoint) {
      const begin = () => checkpoint(0);
      begin();
      const upright = await turnUpright(image, detector, recogniser, begin);
      const readings: LineReading[] = [];
      for (const [index, box] of upright.boxes.entries()) {
        checkpoint(index / upright.boxes.length);
        const line = upright.linesRead.get(box) ?? (await recogniser.recognise(upright.image, box));
        if (line.confidence >= MIN_LINE_CONFIDENCE) readings.push({ box, line });
      }
      const { image: page } = upright;
      const slope = fitPageSlope(
        readings.map(({ box }) => box),
        page,
      );
      const words = levelWords(readings, page, slope);
      const isIllegible = isTooLittle(readings.length, upright.boxes.length);
      const text: PageText = {
        widthPx: page.width,
        heightPx: page.height,
        source: "ocr",
        isIllegible,
        words,
      };
      return { text, image: page, slope };
    },
    async close() {
      await detector.close();
      await recogniser.close();
    },
  };
}
