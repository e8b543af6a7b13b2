/** The files of one correct bill: itself, and the explanation that belongs to it, where the truth pairs them. */
export interface CorrectPapers {
  files: readonly string[];
}

type KnownPaper =
  | { file: string; is_bill: boolean }
  | { relation: string; bill: { file: string }; eob: { file: string } };

/** The correct bills that a truth.json lists, in its order: of documents those that are bills, of pairs the clean ones. */
export function correctPapersOf(truth: readonly unknown[]): CorrectPapers[] {
  return (truth as KnownPaper[]).flatMap((known) => {
    if ("file" in known) return known.is_bill ? [{ files: [known.file] }] : [];
    return known.relation === "clean" ? [{ files: [known.bill.file, known.eob.file] }] : [];
  });
}
