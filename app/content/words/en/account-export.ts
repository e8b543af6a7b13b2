/** Downloading everything. */
const exporting = {
  title: "Download your data",
  description: "Everything in your account, in one file to keep.",
  lead: "One zip file with everything that you have saved here:",
  json: "<code>account.json</code>: your profile, your devices, and the people you authorized and what they did. Also your bills and explanations of benefits, line by line, with their audits, letters and appeals",
  schema: "<code>account.schema.json</code>: what each field means, for programs",
  files:
    "<code>bills/</code>: a folder for each bill, with each file as you uploaded it, your letters as PDFs and the documents of its appeals. <code>explanations/</code>: the files from your plan",
  care: "The file is not encrypted. Keep it where only you can open it.",
  download: "Download the zip file",
  delete: "Delete your account",
} as const;

const deleting = {
  title: "Delete your account",
  description: "What we delete with your account, and what stays.",
  lead: "This happens at once and cannot be undone. We delete:",
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
    "We destroy the key that your data is encrypted with, so no one can open what is left on this server. If the site administrator keeps backups, encrypted copies of your data stay in them until the backups are deleted.",
  shared: {
    one: "You shared 1 bill without a name",
    other: "You shared {count} bills without a name",
  },
  withdraw: "Also withdraw what I shared",
  withdrawHint:
    "Without this, those hospitals, dates and totals stay public. Once your account is gone, no one can tell that they were yours, so no one can withdraw them.",
  submit: "Delete my account for good",
} as const;

const deleted = {
  title: "Your account is deleted",
  description: "The account and everything in it is gone.",
  gone: "Everything in it is gone, and you are signed out everywhere.",
  filesLeft:
    "No one can open it anymore, and you are signed out everywhere. Our file storage is not responding right now. Within two hours after it responds again, we remove your encrypted files and destroy their key.",
  home: "Go to the home page",
} as const;

export const accountExport = { export: exporting, delete: deleting, deleted } as const;
