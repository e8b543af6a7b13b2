import { useRouteLoaderData } from "@remix-run/react";
import {
  EMBED_WIDTH_PX,
  type EmbedName,
  embedAddress,
  embedHeightPx,
  frameHtml,
} from "#app/domain/embeds/embedded-page.ts";
import { addressIn } from "#app/domain/language/address-in.ts";
import { say } from "#app/domain/language/say.ts";
import { CodeBlock } from "#app/ui/page/code-block.tsx";
import { details, note, part, summary } from "#app/ui/page/stack.css.ts";
import { useLanguage, useWords } from "../use-words.ts";

interface EmbedThisProps {
  name: EmbedName;
  /** The page's own query, '?search=…'. */
  search: string;
  /** Of the frame, for those who hear it. */
  title: string;
}

/** The HTML that shows the page's answer on another site, to be copied. */
export function EmbedThis({ name, search, title }: EmbedThisProps) {
  const words = useWords().embeds.copy;
  const language = useLanguage();
  const root = useRouteLoaderData<{ origin: string }>("root");
  const widthPx = EMBED_WIDTH_PX.usual;
  const heightPx = embedHeightPx(name, search, widthPx);
  const address = (root?.origin ?? "") + addressIn(useLanguage(), embedAddress(name, search));
  const narrowPx = embedHeightPx(name, search, EMBED_WIDTH_PX.min);
  return (
    <details className={details} data-screen>
      <summary className={summary}>{words.heading}</summary>
      <div className={part}>
        <CodeBlock>{frameHtml({ address, title, widthPx, heightPx })}</CodeBlock>
        <p className={note}>
          {say(language, words.how, { minPx: EMBED_WIDTH_PX.min, maxPx: EMBED_WIDTH_PX.max, narrowPx })}
        </p>
      </div>
    </details>
  );
}
