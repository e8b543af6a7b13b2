import type { onDevice } from "#app/content/words/en/on-device.ts";
import type { UploadWords } from "../upload/upload-script-words.ts";

/** What the script of a reading says: it stands in the form, in the page's language. */
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
