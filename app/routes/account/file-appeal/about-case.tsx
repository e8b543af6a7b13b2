import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { fileAppealPath } from "../appeal-case/file-appeal-query.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import type { ViewedCase } from "./view-case.server.ts";

type Case = Pick<ViewedCase, "billId" | "formerId" | "providerName" | "billDate">;

/** The bill that an appeal is about, and the appeal that it continues. */
export function AboutCase({ about: { billId, formerId, providerName, billDate } }: { about: Case }) {
  const { choose: words } = useWords().fileAppeal;
  const language = useLanguage();
  const address = useAccountAddress();
  const name = providerName ?? words.unnamed;
  return (
    <>
      <p className={stack.lead}>
        {billDate === null
          ? say(language, words.about, { name })
          : say(language, words.aboutDated, { name, date: formatDate(language, billDate) })}
      </p>
      <ul className={stack.links}>
        <li>
          <a href={address(`/account/bills/${billId}`)}>{words.bill}</a>
        </li>
        {formerId === null ? (
          <li>
            <a href={address(fileAppealPath)}>{words.another}</a>
          </li>
        ) : (
          <li>
            <a href={address(appealsPath, { appeal: formerId })}>{words.former}</a>
          </li>
        )}
      </ul>
    </>
  );
}
