import { type AppLoadContext, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { npiOf } from "#app/domain/explanations/billing-identity.ts";
import {
  type ContractChoice,
  chooseContract,
  listNamedProviders,
} from "#app/domain/explanations/contracted/choose-contract.server.ts";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import { say } from "#app/domain/language/say.ts";
import { findRatedPlan } from "#app/domain/payer-files/ask/find-plan.server.ts";
import { queryText } from "#app/platform/http/addresses/query-value.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import {
  type FormProblems,
  refuseSubmission,
  wasRefused,
} from "#app/platform/http/forms/refuse-submission.server.ts";
import { type SentFields, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import * as choice from "#app/ui/form/choice.css.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { actionHeaders } from "../frame/action-headers.ts";
import { accountAction, accountLoader } from "../frame/gate.server.ts";
import { contractedId } from "./contracted-part.tsx";
import { getOwnExplanation } from "./get-own-explanation.server.ts";
import { viewContractChoice } from "./view-contract-choice.server.ts";

export const meta = accountMeta((words) => words.contracted.choose);
export const headers = actionHeaders;

export const loader = accountLoader("add-bills", async ({ request, context, params, access }) => {
  const found = await getOwnExplanation({ context, params, access });
  const { searchParams } = new URL(request.url);
  const search = searchParams.has("search") ? queryText(searchParams, "search") : null;
  return {
    ...(await viewContractChoice(context, found, search)),
    isRefused: wasRefused(context.form),
  };
});

/** Keeps the plan and the providers that an explanation's lines are compared under. */
export const action = accountAction("add-bills", async ({ request, context, params, access }) => {
  const found = await getOwnExplanation({ context, params, access });
  const fields = await takeSubmission(request);
  const words = wordsIn(context.language);
  return refuseWhileAway(context.form, fields, words.forms.databaseAway, async () => {
    const read = await readChoice(context, found, fields);
    if ("problems" in read) return refuseSubmission(context.form, fields, read.problems);
    const isSeen = fields.version === String(found.version);
    const outcome = isSeen ? await chooseContract(context, access.account, found, read.choice) : "conflict";
    if (outcome === "gone") throw new Response(null, { status: 404 });
    if (outcome === "conflict") {
      const problems = { "": words.contracted.choose.changedMeanwhile };
      return refuseSubmission(context.form, fields, problems, { status: 409 });
    }
    throw redirect(`${access.address(`/account/explanations/${found.explanationId}`)}#${contractedId}`, 303);
  });
});

async function readChoice(
  { readDb, language }: AppLoadContext,
  { kept }: FoundExplanation,
  fields: SentFields,
): Promise<{ choice: ContractChoice } | { problems: FormProblems }> {
  const words = wordsIn(language).contracted.choose.problems;
  const problems: Record<string, string> = {};
  const [, idType, planId] = /^(hios|ein)-(\d{1,20})$/.exec(fields.plan ?? "") ?? [];
  const plan = idType && planId ? await findRatedPlan(readDb, idType, planId) : null;
  if (plan === null) problems.plan = words.plan;
  const sent = listNamedProviders(kept.explanation).map((_, index) => (fields[npiField(index)] ?? "").trim());
  const npis = sent.map(npiOf);
  for (const [index, text] of sent.entries()) {
    if (text !== "" && npis[index] === null) problems[npiField(index)] = words.npi;
  }
  if (sent.every((text) => text === "")) problems[npiField(0)] = words.noNpi;
  if (plan === null || Object.keys(problems).length > 0) return { problems };
  return { choice: { plan: { idType: plan.idType as "hios" | "ein", planId: plan.planId }, npis } };
}

const npiField = (index: number) => `npi-${index}`;

export default function ContractPage() {
  const { explanationId, version, search, hasMore, chosen, plans, providers } =
    useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const words = useWords().contracted.choose;
  const language = useLanguage();
  const address = useAccountAddress();
  const path = `/account/explanations/${explanationId}`;
  const errors = Object.entries(refused?.error ?? {}).map(([name, messages]) => ({
    fieldId: name === "" ? null : name === "plan" ? `plan-${plans[0]?.key}` : name,
    message: messages.join(" "),
  }));
  const typed = refused?.initialValue;
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address(path)}>{words.back}</a>
        </p>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <ErrorSummary id="contract-problems" errors={errors} />
        <form method="get" action={address(`${path}/contract`)} className={stack.fields}>
          <TextField
            id="search"
            name="search"
            label={words.search}
            hint={words.searchHint}
            defaultValue={search}
            maxLength={200}
          />
          <SubmitButton rank="secondary">{words.find}</SubmitButton>
        </form>
        <form method="post" className={stack.fields} noValidate>
          <input type="hidden" name="version" value={version} />
          <FieldGroup legend={words.plans}>
            {plans.length === 0 ? <p>{words.noneFound}</p> : null}
            {plans.map(({ key, name, planId }) => (
              <label key={key} className={choice.choice}>
                <input
                  id={`plan-${key}`}
                  type="radio"
                  name="plan"
                  value={key}
                  defaultChecked={key === (typed?.plan ?? chosen)}
                />
                {say(language, words.planWithId, { name, id: planId })}
              </label>
            ))}
            {hasMore ? <p className={stack.note}>{words.more}</p> : null}
          </FieldGroup>
          {providers.map(({ name, npi }, index) => (
            <TextField
              key={name}
              id={npiField(index)}
              name={npiField(index)}
              label={name === null ? words.npiUnnamed : say(language, words.npi, { provider: name })}
              hint={index === 0 ? words.npiHint : undefined}
              defaultValue={typed?.[npiField(index)] ?? npi ?? ""}
              error={refused?.error[npiField(index)]?.join(" ")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
          ))}
          <SubmitButton>{words.submit}</SubmitButton>
        </form>
      </div>
    </MainContent>
  );
}
