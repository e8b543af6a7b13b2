import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import {
  listUnsureFacilities,
  type UnsureFacility,
} from "#app/domain/assistance/matching/list-unsure-facilities.server.ts";
import { sayMatch } from "#app/domain/assistance/matching/say-match.server.ts";
import { say } from "#app/domain/language/say.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { SentFields } from "#app/platform/http/forms/take-submission.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { DoneLine } from "./done-line.tsx";
import { deskLoader } from "./gate.server.ts";
import { RowAct } from "./row-act.tsx";
import { rowAction } from "./row-action.server.ts";

const MAX_POLICIES_SHOWN = 200;

export const meta = deskMeta((words) => words.policies);

export const loader = deskLoader(async ({ context }) => {
  const unsure = await listUnsureFacilities(context.db);
  return { total: unsure.length, unsure: unsure.slice(0, MAX_POLICIES_SHOWN) };
});

const numberIn = (text = "") => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

async function decide(db: PooledDatabase, fields: SentFields, hospital: string | null) {
  const filed = { filingId: numberIn(fields.filing), facilityNo: numberIn(fields.facility) };
  const said = await sayMatch(db, { ...filed, hospital });
  if (said.outcome !== "said") return null;
  return { about: `${said.facilityName}: ${said.hospitalName ?? "none"}` };
}

export const action = rowAction({
  path: "/admin/policies",
  acts: {
    "match-policy": ({ db }, fields) => decide(db, fields, fields.hospital ?? ""),
    "match-no-policy": ({ db }, fields) => decide(db, fields, null),
  },
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function PoliciesPage() {
  const { total, unsure } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().admin.policies;
  const { columns } = words;
  const placeOf = ({ city, state, zip }: { city: string | null; state: string | null; zip: string | null }) =>
    [city, [state, zip].filter(Boolean).join(" ")].filter(Boolean).join(", ") || words.noPlace;
  const sayCandidate = ({ hospital, reason }: UnsureFacility["candidates"][number]) => {
    const values = { name: hospital.name, place: placeOf(hospital), reason };
    return hospital.ccn === null
      ? say(language, words.candidateWithoutCcn, values)
      : say(language, words.candidate, { ...values, ccn: hospital.ccn });
  };
  return (
    <DeskPage title={words.title} current="policies">
      <p className={stack.lead}>{words.lead}</p>
      <DoneLine />
      {unsure.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={say(language, words.caption, { count: total })}
          rows={unsure}
          keyOf={({ facility }) => `${facility.filingId} ${facility.facilityNo}`}
          columns={[
            {
              heading: columns.filed,
              cell: ({ facility }) =>
                say(language, words.filedBy, {
                  name: facility.name,
                  place: placeOf(facility),
                  filer: facility.filerName,
                  ein: facility.ein,
                }),
            },
            {
              heading: columns.candidates,
              cell: ({ facility, candidates }) => (
                <ul className={stack.bullets}>
                  {candidates.map((candidate) => (
                    <li key={candidate.hospital.shortId}>
                      {sayCandidate(candidate)}
                      <RowAct
                        intent="match-policy"
                        about={{
                          filing: facility.filingId,
                          facility: facility.facilityNo,
                          hospital: candidate.hospital.shortId,
                        }}
                        label={words.take}
                        of={candidate.hospital.name}
                      />
                    </li>
                  ))}
                </ul>
              ),
            },
            {
              heading: columns.act,
              cell: ({ facility }) => (
                <RowAct
                  intent="match-no-policy"
                  about={{ filing: facility.filingId, facility: facility.facilityNo }}
                  label={words.reject}
                  of={facility.name}
                />
              ),
            },
          ]}
        />
      )}
    </DeskPage>
  );
}
