import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { matchAgain } from "#app/domain/assistance/matching/match-facilities.server.ts";
import { listMergeProposals } from "#app/domain/hospitals/matching/list-merge-proposals.server.ts";
import { listMerges } from "#app/domain/hospitals/matching/list-merges.server.ts";
import type { MergeCandidate } from "#app/domain/hospitals/matching/propose-merges.ts";
import { mergeHospitals } from "#app/domain/imports/merge-hospitals.server.ts";
import { takeBackMerge } from "#app/domain/imports/take-back-merge.server.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import { deskMeta } from "./desk-meta.ts";
import { DeskPage } from "./desk-page.tsx";
import { DoneLine } from "./done-line.tsx";
import { deskLoader } from "./gate.server.ts";
import { RowAct } from "./row-act.tsx";
import { rowAction } from "./row-action.server.ts";

const MAX_PAIRS_SHOWN = 200;

export const meta = deskMeta((words) => words.hospitals);

export const loader = deskLoader(async ({ context: { db } }) => {
  const [proposals, merges] = await Promise.all([listMergeProposals(db), listMerges(db)]);
  return {
    total: proposals.length,
    pairs: proposals.slice(0, MAX_PAIRS_SHOWN).map(({ keep, other, by }) => ({
      keepId: keep.id,
      otherId: other.id,
      keep: nameOf(keep),
      other: nameOf(other),
      by,
    })),
    merges: merges.slice(0, MAX_PAIRS_SHOWN),
  };
});

function nameOf({ name, street, city, state, zip, ccn }: MergeCandidate): string {
  const parts = [name, street, city, `${state} ${zip ?? ""}`.trim(), ccn && `CCN ${ccn}`];
  return parts.filter(Boolean).join(", ");
}

const numberIn = (text = "") => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

export const action = rowAction({
  path: "/admin/hospitals",
  acts: {
    "merge-hospitals": async ({ db }, fields) => {
      const [keepId, otherId] = [numberIn(fields.keep), numberIn(fields.other)];
      if (keepId === otherId) return null;
      const merged = await mergeHospitals(db, { keepId, otherId });
      if (merged.outcome !== "merged") return null;
      await matchAgain(db);
      return { about: `${otherId} into ${keepId}, ${merged.name}` };
    },
    "take-back-merge": async ({ db }, fields) => {
      const taken = await takeBackMerge(db, numberIn(fields.merge));
      return taken.outcome === "taken-back" ? { about: `merge ${fields.merge}` } : null;
    },
  },
});

export { actionHeaders as headers } from "./action-headers.ts";

export default function HospitalsPage() {
  const { total, pairs, merges } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const words = useWords().admin.hospitals;
  const { columns } = words;
  return (
    <DeskPage title={words.title} current="hospitals">
      <p className={stack.lead}>{words.lead}</p>
      <DoneLine />
      {pairs.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={say(language, words.caption, { count: total })}
          rows={pairs}
          keyOf={({ keepId, otherId }) => `${keepId} ${otherId}`}
          columns={[
            { heading: columns.keep, cell: ({ keep }) => keep },
            { heading: columns.other, cell: ({ other }) => other },
            { heading: columns.by, cell: ({ by }) => words.evidence[by] },
            {
              heading: columns.act,
              cell: ({ keepId, otherId, other }) => (
                <RowAct
                  intent="merge-hospitals"
                  about={{ keep: keepId, other: otherId }}
                  label={words.merge}
                  of={other}
                />
              ),
            },
          ]}
        />
      )}
      {merges.length === 0 ? null : (
        <DataTable
          caption={words.merges}
          rows={merges}
          keyOf={({ mergeId }) => mergeId}
          columns={[
            { heading: columns.keep, cell: ({ keptName }) => keptName },
            { heading: columns.other, cell: ({ otherName }) => otherName },
            { heading: columns.day, cell: ({ mergedOn }) => mergedOn },
            {
              heading: columns.act,
              cell: ({ mergeId, otherName }) => (
                <RowAct
                  intent="take-back-merge"
                  about={{ merge: mergeId }}
                  label={words.takeBack}
                  of={otherName}
                />
              ),
            },
          ]}
        />
      )}
    </DeskPage>
  );
}
