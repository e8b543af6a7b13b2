import type { ReactNode } from "react";
import { Sentence } from "../sentence.tsx";
import { useWords } from "../use-words.ts";
import * as css from "./embed.css.ts";
import { EmbedLink } from "./embed-link.tsx";

/** The frame around an answer on another site: a note while the data are fictional, and nothing else. */
export function EmbedFrame({ areSamples, children }: { areSamples: boolean; children: ReactNode }) {
  const { notice, label } = useWords().site.sampleData;
  return (
    <>
      {areSamples ? (
        <aside className={css.notice} aria-label={label}>
          <Sentence
            of={notice}
            as={{
              strong: (text) => <strong>{text}</strong>,
              files: (text) => <EmbedLink href="/price-files">{text}</EmbedLink>,
            }}
          />
        </aside>
      ) : null}
      {children}
    </>
  );
}
