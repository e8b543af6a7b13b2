import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { readWords } from "../weights/read-words.ts";
import { type CorrectPapers, correctPapersOf } from "./correct-papers.ts";
import { judgePapers } from "./judge-papers.ts";

// npm run bench -- accusations <folder with truth.json>… --words <folder> [--pdf] [--details]
// Reads every correct bill of the folders, alone or with the explanation paired with it in its truth. Audits it as an
// account does, and prints each finding of strength "error": there must be none. --pdf leaves pictures out. --details
// prints questions, too. The words of each file are kept in the --words folder. Exits with 1 if a bill is accused.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    words: { type: "string" },
    pdf: { type: "boolean", default: false },
    details: { type: "boolean", default: false },
  },
});
const wordsFolder = values.words;
if (positionals.length === 0 || !wordsFolder) {
  console.error("Which folders? npm run bench -- accusations <folder with truth.json>… --words <folder>");
  process.exit(2);
}

const isPdf = ({ files }: CorrectPapers) => files.every((file) => path.extname(file) === ".pdf");
for (const folder of positionals) {
  const truth: unknown[] = JSON.parse(await readFile(path.join(folder, "truth.json"), "utf8"));
  const all = correctPapersOf(truth).filter((papers) => !values.pdf || isPdf(papers));
  const counts = { pdf: { judged: 0, accused: 0 }, picture: { judged: 0, accused: 0 } };
  let findingCount = 0;
  const files = all.flatMap((papers) => papers.files.map((file) => ({ file })));
  const words = await readWords(folder, files, wordsFolder);
  for (const papers of all) {
    const judged = await judgePapers(words.splice(0, papers.files.length));
    const name = papers.files.join(" + ");
    if (judged === null) {
      if (values.details) console.log(`${name}  not read as a bill`);
      continue;
    }
    const count = counts[isPdf(papers) ? "pdf" : "picture"];
    count.judged += 1;
    const errors = judged.findings.filter(({ strength }) => strength === "error");
    if (errors.length > 0) count.accused += 1;
    findingCount += errors.length;
    for (const finding of values.details ? judged.findings : errors) {
      const { strength, rule, kind, lines, facts } = finding;
      const unsure = finding.unsure ? ` unsure:${finding.unsure}` : "";
      console.log(`${name}  ${strength}${unsure}  ${rule} ${kind}  [${lines}]  ${JSON.stringify(facts)}`);
    }
  }
  const { pdf, picture } = counts;
  console.log(
    `${folder}: ${findingCount} errors told; accused ${pdf.accused} of ${pdf.judged} PDFs, ${picture.accused} of ${picture.judged} with a picture`,
  );
  if (findingCount > 0) process.exitCode = 1;
}
