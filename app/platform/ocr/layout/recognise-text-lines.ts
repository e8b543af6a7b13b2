import type { GreyImage } from "../image/grey-image.ts";
import { type Alphabet, type ReadCharacter, readCharacters } from "../network/ctc-decoding.ts";
import type { OpenNetwork } from "../network/open-network.ts";
import { cropTextLine, LINE_HEIGHT_PX, type LinePixels } from "./crop-text-line.ts";
import { measureGaps } from "./measure-gaps.ts";
import { type LineWord, splitWords } from "./split-words.ts";
import type { LineBox } from "./text-line-boxes.ts";

export interface RecognisedLine {
  words: LineWord[];
  /** Mean of the characters' confidences; 0 when nothing was read. */
  confidence: number;
}

export interface TextRecogniser {
  /** Reads one line of text out of a page. */
  recognise(page: GreyImage, box: LineBox): Promise<RecognisedLine>;
  close(): Promise<void>;
}

/** Reads text by a recognition network (PP-OCRv4) that distinguishes the classes of its alphabet.
 *  Lines are read one by one: batches of six were no faster on one thread and took 250 MB more. */
export function openTextRecogniser(network: OpenNetwork, alphabet: Pick<Alphabet, "texts">): TextRecogniser {
  return {
    async recognise(page, box) {
      const crop = cropTextLine(page, box);
      const scores = await network.run(repeatChannels(crop.data), [1, 3, LINE_HEIGHT_PX, crop.width]);
      return toLine(crop, readCharacters(scores, alphabet));
    },
    close: () => network.close(),
  };
}

function toLine(crop: LinePixels, characters: ReadCharacter[]): RecognisedLine {
  const middlesPx = characters.map(({ position }) => position * crop.width);
  const confidenceSum = characters.reduce((sum, { confidence }) => sum + confidence, 0);
  return {
    words: splitWords(characters, measureGaps(crop, middlesPx), crop.width),
    confidence: characters.length > 0 ? confidenceSum / characters.length : 0,
  };
}

/** The model was trained on colors. */
function repeatChannels(grey: Float32Array): Float32Array {
  const channels = new Float32Array(3 * grey.length);
  for (let channel = 0; channel < 3; channel++) channels.set(grey, channel * grey.length);
  return channels;
}
