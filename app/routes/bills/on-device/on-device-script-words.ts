import type { onDevice } from "#app/content/words/en/on-device.ts";
import type { UploadWords } from "../upload/upload-script-words.ts";

/** The words of a reading's script: the form carries them, in the page's language. */
export type OnDeviceScriptWords = Pick<typeof onDevice, "steps" | "failures" | "refusals"> &
  Pick<UploadWords, "pageOf" | "tooManyPages"> & {
    missingFile: string;
    severalFiles: string;
  };

export function onDeviceScriptWords(
  { steps, failures, refusals }: typeof onDevice,
  { pageOf, tooManyPages, refusals: ofUpload }: UploadWords,
): OnDeviceScriptWords {
  return {
    steps,
    failures,
    refusals,
    pageOf,
    tooManyPages,
    missingFile: ofUpload["missing-file"],
    severalFiles: ofUpload["several-files"],
  };
}
