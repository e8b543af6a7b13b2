import { useUiWords } from "#app/ui/words/ui-words.tsx";
import { secondary } from "./action.css.ts";
import scriptUrl from "./share-page-script.js?worker&url";
import { buttons } from "./stack.css.ts";

/** Copies the page's address, or another one that shows the same to others, or prints the page. Both want a script: without
 *  one the browser's own ways are there. */
export function SharePage({ address = "" }: { address?: string }) {
  const { copyLink, linkCopied, print } = useUiWords();
  return (
    <div className={buttons} data-share-page data-screen data-needs-script hidden>
      <button
        type="button"
        className={secondary}
        aria-label={copyLink}
        data-copy-link={address}
        data-done={linkCopied}
      />
      <button type="button" className={secondary} aria-label={print} data-print-page />
      <span role="status" data-copied />
      <script type="module" src={scriptUrl} />
    </div>
  );
}
