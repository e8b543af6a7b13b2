import { createContext, useContext } from "react";

/** What the design system itself says, in the language of the page. */
export interface UiWords {
  skipToContent: string;
  scrollToTop: string;
  loading: string;
  tryAgain: string;
  /** Heads the list of what is wrong with a form. */
  thereIsAProblem: string;
  useMyPosition: string;
  positionFailed: string;
  previousPage: string;
  nextPage: string;
  /** Before a page's number, for those who hear it. */
  page: string;
  copyLink: string;
  linkCopied: string;
  print: string;
  theme: { legend: string; dark: string; light: string; system: string };
  chooseFile: string;
  removeFile: string;
  fileState: { idle: string; uploading: string; success: string; error: string };
}

const WordsContext = createContext<UiWords | null>(null);

/** Gives the design system its words; wraps every page. */
export const UiWordsProvider = WordsContext.Provider;

export function useUiWords(): UiWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error("The page stands outside of UiWordsProvider.");
  return words;
}
