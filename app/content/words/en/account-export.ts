/** Taking everything along. */
const exporting = {
  title: "Download your data",
  description: "Everything in your account, in one file to keep.",
  lead: "One zip file with everything that you keep here:",
  json: "<code>account.json</code>: your profile, your bills and explanations of benefits line by line with their audits, letters and appeals, the people you authorized and what they did, and your devices",
  schema: "<code>account.schema.json</code>: what each field means, for programs",
  files:
    "<code>bills/</code>: each file as you uploaded it, in a folder for each bill, with your letters as PDFs and the documents of its appeals; <code>explanations/</code>: those of your plan",
  care: "The file is not encrypted. Keep it where only you can open it.",
  download: "Download the zip file",
  delete: "Delete your account",
} as const;

const deleting = {
  title: "Delete your account",
  description: "What goes when you delete your account, and what stays.",
  lead: "This happens at once and cannot be undone. What goes:",
  profile: "your name, email, profile, password, passkeys and devices",
  bills: {
    one: "1 bill with its lines, pages, files, audits, letters and appeals",
    other: "{count} bills with their lines, pages, files, audits, letters and appeals",
  },
  explanations: {
    one: "1 explanation of benefits with its pages and file",
    other: "{count} explanations of benefits with their pages and files",
  },
  persons: {
    one: "the access of 1 person whom you authorized, and what they did",
    other: "the access of {count} people whom you authorized, and what they did",
  },
  others: "your own access to the accounts of others",
  exportFirst: "If you want to keep something, <export>download your data</export> first.",
  backups:
    "The key that your data is encrypted with is destroyed: what is left on this server opens for nobody. If the operator of this site keeps backups of it, copies of your data stay in them, encrypted, until the backups are thrown away.",
  shared: {
    one: "You shared 1 bill without a name",
    other: "You shared {count} bills without a name",
  },
  withdraw: "Also withdraw what I shared",
  withdrawHint:
    "Without this, those hospitals, dates and totals stay public. Once your account is gone, nobody can tell that they were yours, and so nobody can withdraw them.",
  submit: "Delete my account for good",
} as const;

const deleted = {
  title: "Your account is deleted",
  description: "The account and everything in it is gone.",
  gone: "Everything in it is gone, and you are signed out everywhere.",
  filesLeft:
    "Nobody can open it any more, and you are signed out everywhere. Our file storage is not answering just now. Within two hours after it answers again, we remove your encrypted files and destroy their key.",
  home: "Go to the home page",
} as const;

export const accountExport = { export: exporting, delete: deleting, deleted } as const;
