import type { HeadersFunction, MetaFunction } from "@remix-run/node";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./old-landing-page.css.ts";

export const meta: MetaFunction = ({ matches }) => {
  const language = languageIn(matches);
  const { title, description, keywords } = wordsIn(language).home.earlier;
  return pageMeta(
    {
      title,
      description: say(language, description, { product: product.name }),
      keywords,
      path: "/",
      noindex: true,
    },
    matches,
  );
};

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

export default function OldLandingPage() {
  const words = useWords().home.earlier;
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.heading}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <div className={stack.buttons}>
          <ActionLink href="/upload-bill#UploadBill">{words.upload}</ActionLink>
        </div>
        <p>
          <Sentence
            of={words.noBill}
            as={{
              hospitals: (text) => <a href="/hospitals">{text}</a>,
              compare: (text) => <a href="/compare">{text}</a>,
            }}
          />
        </p>
        <p className={stack.note}>
          <Sentence of={words.present} as={{ home: (text) => <a href="/">{text}</a> }} />
        </p>
      </div>
    </MainContent>
  );
}
