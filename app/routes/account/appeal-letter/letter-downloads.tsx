import { useWords } from "#app/components/use-words.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface LetterDownloadsProps {
  appealId: string;
  letterNo: number;
}

/** A version of a letter as files. */
export function LetterDownloads({ appealId, letterNo }: LetterDownloadsProps) {
  const { files: words } = useWords().appealLetter;
  const address = useAccountAddress();
  const path = `/account/appeals/${appealId}/letter`;
  return (
    <section className={stack.part} aria-labelledby="files">
      <h2 id="files">{words.heading}</h2>
      <div className={stack.buttons}>
        <ActionLink href={address(`${path}.pdf`, { letter: letterNo })}>{words.pdf}</ActionLink>{" "}
        <ActionLink href={address(`${path}.pdf`, { letter: letterNo, fax: "yes" })} rank="secondary">
          {words.fax}
        </ActionLink>{" "}
        <ActionLink href={address(`${path}.txt`, { letter: letterNo })} rank="secondary">
          {words.text}
        </ActionLink>
      </div>
    </section>
  );
}
