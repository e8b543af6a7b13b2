import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import { type BegunAppeal, beginAppeal, type NewAppeal } from "./begin-appeal.server.ts";
import { refusalOfLetter } from "./change-appeal.ts";
import { changeKeptAppeal } from "./change-kept-appeal.server.ts";
import { keptAppeals } from "./kept-appeals.server.ts";
import type { AppealServices } from "./write-appeal.server.ts";

export type BegunWithLetter = BegunAppeal | NonNullable<ReturnType<typeof refusalOfLetter>>;

/** Keeps a new appeal as a draft with the first version of its letter, both or neither. */
export async function beginWithLetter(
  services: AppealServices,
  keeper: RecordKeeper,
  { letter, ...begun }: NewAppeal & { letter: LetterText },
): Promise<BegunWithLetter> {
  const refusal = refusalOfLetter(letter);
  if (refusal !== null) return refusal;
  return services.db.transaction(async (transaction) => {
    const inTransaction = { ...services, db: transaction };
    const outcome = await beginAppeal(inTransaction, keeper, begun);
    if (outcome !== "begun") return outcome;
    const draft = await keptAppeals.find(transaction, keeper, begun.appealId);
    if (draft === null) throw new Error("A new appeal is gone as soon as it was begun.");
    const { appealId, version } = draft;
    const change = { change: "write-letter", letter } as const;
    const { outcome: written } = await changeKeptAppeal(inTransaction, keeper, { appealId, version, change });
    if (written !== "saved") throw new Error(`The first letter of a new appeal is ${written}.`);
    return "begun";
  });
}
