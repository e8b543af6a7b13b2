import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { embedOfPath, wholePageAddress } from "#app/domain/embeds/embedded-page.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { useLanguage, useWords } from "../use-words.ts";
import * as css from "./embed.css.ts";
import { EmbedLink } from "./embed-link.tsx";

/** An answer in a frame: its subject, the answer, and where its source is. */
export function EmbedCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const words = useWords().embeds;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const name = embedOfPath(pathname) ?? "search";
  return (
    <main id="main" className={css.card}>
      <h1 className={css.title}>{title}</h1>
      {children}
      <p className={css.source}>
        {words.source[name]}{" "}
        <EmbedLink href={wholePageAddress(name, search)}>
          {say(language, words.whole[name], { product: product.name })}
        </EmbedLink>
      </p>
    </main>
  );
}
