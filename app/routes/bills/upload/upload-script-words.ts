import type { upload } from "#app/content/words/en/upload.ts";

export type UploadWords = typeof upload;

/** The words of the upload's script: the form carries them, in the page's language. */
export type UploadScriptWords = Pick<
  UploadWords,
  "steps" | "pageOf" | "tooManyPages" | "refusals" | "inBrowser"
>;

export function uploadScriptWords({ steps, pageOf, tooManyPages, refusals, inBrowser }: UploadWords) {
  return { steps, pageOf, tooManyPages, refusals, inBrowser } satisfies UploadScriptWords;
}
