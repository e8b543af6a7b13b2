import { useLoaderData } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { accountLoader } from "../frame/gate.server.ts";
import { readNewCodes } from "./new-codes.server.ts";
import * as css from "./security.css.ts";
import { securityMeta } from "./security-meta.ts";

export const meta = securityMeta("recovery");

export const loader = accountLoader("owner", async ({ request, context, access: { account } }) => ({
  codes: await readNewCodes(context, request, account.accountId),
}));

export default function RecoveryCodesPage() {
  const { codes } = useLoaderData<typeof loader>();
  const words = useWords().accountSecurity;
  return (
    <MainContent>
      <div className={css.page}>
        <h1>{words.recovery.title}</h1>
        {codes ? (
          <>
            <p>{words.recovery.lead}</p>
            <ul className={css.codes}>
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
            <p>
              <a href="/account/security/recovery-codes.txt">{words.recovery.download}</a>
            </p>
            <div>
              <ActionLink href="/account/security">{words.recovery.done}</ActionLink>
            </div>
          </>
        ) : (
          <>
            <p>{words.recovery.gone}</p>
            <p>
              <a href="/account/security/codes">{words.codes.renewHeading}</a>
            </p>
          </>
        )}
      </div>
    </MainContent>
  );
}
