import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as css from "../documents/papers.css.ts";

interface ExplanationPapersProps {
  documents: { address: string; name: string }[];
  pages: { address: string; widthPx: number; heightPx: number }[];
}

/** The files of an explanation, to download as they were sent, and the pictures of their pages. */
export function ExplanationPapers({ documents, pages }: ExplanationPapersProps) {
  const words = useWords().explanations.view;
  const language = useLanguage();
  if (documents.length === 0) return null;
  return (
    <Fold id="documents" heading={words.documents}>
      {documents.map(({ address, name }) => (
        <p key={address} className={css.file}>
          <a href={address} download>
            {name || words.untitled}
          </a>
        </p>
      ))}
      <ul className={css.pages}>
        {pages.map(({ address, widthPx, heightPx }, index) => (
          <li key={address}>
            <a href={address}>
              <img
                src={address}
                width={widthPx}
                height={heightPx}
                loading="lazy"
                className={css.page}
                alt={say(language, words.page, { number: index + 1, count: pages.length })}
              />
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
