import type { ReactNode } from "react";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { page } from "#app/ui/page/stack.css.ts";
import { Sentence } from "../sentence.tsx";
import { useLanguage, useWords } from "../use-words.ts";

/** A page in place of one hospital's, where the address names none that has prices. */
export function HospitalNotFound({ name }: { name: string }) {
  const words = useWords().hospitalNames;
  const language = useLanguage();
  return (
    <Instead title={words.hospitalNotFound.notFound}>
      <p>{say(language, words.hospitalNotFound.unknown, { name })}</p>
    </Instead>
  );
}

/** A page in place of one hospital's, where it could not be looked up; `children` say so. */
export function HospitalUnread({ children }: { children: ReactNode }) {
  const words = useWords().hospitalNames;
  return (
    <Instead title={words.hospitalNotFound.notFound}>
      <p role="alert">{children}</p>
    </Instead>
  );
}

/** A page in place of one hospital's, where the address names none. */
export function HospitalNotNamed() {
  const words = useWords().hospitalNames;
  return (
    <Instead title={words.hospitalNotFound.whichHospital}>
      <p>
        <Sentence of={words.hospitalNotFound.unnamed} as={{ code: (text) => <code>{text}</code> }} />
      </p>
    </Instead>
  );
}

function Instead({ title, children }: { title: string; children: ReactNode }) {
  const words = useWords().hospitalNames;
  return (
    <MainContent>
      <div className={page}>
        <h1>{title}</h1>
        {children}
        <div>
          <ActionLink href="/hospitals">{words.hospitalNotFound.search}</ActionLink>
        </div>
        <p>
          <Sentence
            of={words.hospitalNotFound.otherWays}
            as={{
              services: (text) => <a href="/hospital_search">{text}</a>,
              files: (text) => <a href="/price-files">{text}</a>,
            }}
          />
        </p>
      </div>
    </MainContent>
  );
}
