import type { GradeRule } from "#app/domain/file-checks/grade-file.ts";
import type { Message } from "#app/domain/language/message.ts";

/** What decides a file's grade, each as the policy prints it. */
const rules = {
  "not-read-to-the-end": "We could not read the file to its end.",
  "no-verdict-of-cms": "CMS’s validator gave no verdict on the file.",
  "no-charges": "No row or item of the file has a charge that we can use.",
  "much-lost": "A quarter or more of the rows or amounts cannot be used.",
  "some-lost": "1% or more of the rows or amounts cannot be used.",
  "no-hospital": "The file names no hospital.",
  "breaks-a-rule": "Our reader or CMS’s validator found an error.",
  "has-warnings": "Our reader or CMS’s validator has a warning.",
  "former-template": "The file follows a template before 3.0.",
  "not-attested": "The hospital does not attest to the file.",
  "no-problem": "Neither reader found an error or a warning.",
} as const satisfies Record<GradeRule, Message>;

/** The check of a price file that is neither stored nor published. */
export const fileCheck = {
  grade: "Grade {grade}",
  notGraded: "Not graded",
  about:
    "The grade is for this file, not for the hospital. “Not graded” is not a bad grade: it means that we could not tell.",
  policy: "Grading rules, edition {version}. The first rule that applies decides.",
  policyLine: "{grade}: {rule}",
  rules,
  ours: "Our reader: {errors} and {warnings} in {rows}.",
  cms: {
    valid: "CMS’s validator {version}: no errors and {alerts}, by template {template}.",
    problems: "CMS’s validator {version}: {errors} and {alerts}, by template {template}.",
    stopped: "CMS’s validator {version}: at least {errors}, then it stopped, by template {template}.",
    "no-verdict": "CMS’s validator {version}: no verdict.",
  },
  alert: { one: "{count} alert", other: "{count} alerts" },
  disagree:
    "The two readers disagree about whether the file has errors. Look at both lists; CMS’s validator is the one that CMS offers hospitals.",
  mendFirst: "Correct these first",
  mendLine: { one: "{problem} (once)", other: "{problem} ({count} times)" },
  cell: "Row {row}, column {column}",
  row: "Row {row}",
  problem: "{place}: {problem}",
  mended: "{place}: {problem} Write {mend}.",
  notAnAmount: "“{written}” is not a number above zero.",
  shown: "Problems, errors first",
  byKind: "All problems by kind",
  kind: "{count} × {rule} ({severity})",
  cmsRemarks: "What CMS’s validator says",
  write: "Write instead",
  resultOf: "Result for {file}",
  yourFile: "your file",
  unnamed: "no hospital name",
  readAs: "Read as {layout} of template {template}: {hospital}.",
  layouts: { tall: "a tall CSV", wide: "a wide CSV", json: "JSON" },
  policyHeading: "How we grade a file",
  badge: {
    heading: "A badge for your site",
    label: "price file {day}",
    alt: "{label}: {grade}",
    meaning: "Copy this picture’s text into a file that ends in .svg. The badge shows the day of this check.",
  },
  refusals: {
    tooOften: "Your network has checked many files this hour. Wait, or run the command on your own computer.",
    busy: "We are checking other files right now. Try again in a minute.",
    missing: "Choose a file to check.",
    several: "Send one file at a time.",
    "too-large": "The file is larger than 50 MB. Compress it as .gz or .zip, or give its web address.",
    stalled: "The upload stopped or was too slow. Send the file again.",
    malformed: "The file did not arrive complete. Send it again.",
    noAddress: "Enter the file’s full web address, which begins with https://.",
    private: "The address is inside a private network, so we do not request it. Send the file instead.",
    unavailable: "We could not get the file. {why}",
    "too-long": "The check took more than two minutes. Run the command on your own computer instead.",
    "too-much-memory":
      "The file needs more memory than we give a check. Run the command on your own computer instead.",
  },
  page: {
    title: "Check a hospital price file",
    description:
      "Check a hospital’s price file before you publish it. See each problem by cell, what to write instead, what CMS’s own validator and our reader say, and a grade.",
    keywords: "hospital price transparency, machine-readable file, validator, CMS template, standard charges",
    lead: "Find out in two minutes what to correct in a hospital’s price file. We read the file, ask CMS’s own validator, and list each problem by cell. We neither keep nor publish your file.",
    uploadHeading: "Send a file",
    file: "Price file",
    fileHint: "CSV or JSON of a CMS template, also as .gz or .zip, of up to 50 MB.",
    addressHeading: "Or give its web address",
    address: "Web address of the file",
    addressHint: "The file can be up to 250 MB as its server sends it.",
    submit: "Check the file",
    programsHeading: "For programs",
    command: "This command checks a file of any size on your own computer:",
    program: "This address answers programs in JSON:",
    action:
      "The GitHub Action .github/actions/check-price-file in our source code runs the command for each change of a file.",
  },
} as const;
