import { sayPrograms } from "#app/content/words/say-application-letter.ts";
import { stateOf } from "#app/domain/appeals/appeal.ts";
import { papersFor } from "#app/domain/appeals/application/application-papers.ts";
import { annualIncomeCentsOf } from "#app/domain/appeals/application/assistance-application.ts";
import { applicationTexts } from "#app/domain/appeals/application/read-application.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { FoundApplication } from "./find-application.server.ts";

/** An application as its page shows it. */
export function viewApplication(language: Language, { found, appealed, help }: FoundApplication) {
  const { appealId, billId, version, updatedAt, appeal } = found;
  const { application, documents, providerName, hospital, letters } = appeal;
  const { policy } = help;
  return {
    appealId,
    billId,
    version,
    updatedAt,
    today: appealed.desk.today,
    name: providerName ?? hospital?.name ?? null,
    state: stateOf(appeal),
    letterNo: letters.at(-1)?.letterNo ?? null,
    links: {
      application: policy?.applicationUrl ?? null,
      policy: policy?.policyUrl ?? null,
      summary: policy?.summaryUrl ?? null,
    },
    /** Who stated the links, and of when they are; null: no policy is known. */
    statedBy:
      policy === null
        ? null
        : policy.source.kind === "filing"
          ? { source: policy.source.filerName, year: policy.source.taxYear, day: null }
          : { source: policy.source.source, year: null, day: policy.source.asOf },
    papers: papersFor(application, policy?.criteria ?? []).map((paper) => ({
      paper,
      files: documents
        .filter((document) => document.paper === paper)
        .map(({ fileId, name }) => ({ fileId, name })),
    })),
    size: application.size,
    annualCents: annualIncomeCentsOf(application),
    programs: sayPrograms(language, application),
    texts: applicationTexts(application),
  };
}

export type ViewedApplication = ReturnType<typeof viewApplication>;
