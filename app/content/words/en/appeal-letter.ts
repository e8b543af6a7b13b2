/** The page of an appeal's letter. */
export const appealLetter = {
  title: "Letter",
  description: "The letter of an appeal: read it, change it, print it.",
  appeal: "See the appeal",
  notAdvice: "This letter is information, not legal advice. You send it yourself, in your own name.",
  none: "This appeal has no letter yet. Write it below.",
  version: "Version {number} of {count}, saved {time}.",
  saved: "Saved as version {number}.",
  sent: "This appeal was sent on {date}, so its letter stays as it is.",
  closed: "This appeal is closed, so its letter stays as it is.",
  old: "This is an older version. <newest>See the newest one</newest>",
  blanks: {
    one: "One blank is left: {list}. Fill it in below, or by hand after printing.",
    other: "{count} blanks are left: {list}. Fill them in below, or by hand after printing.",
  },
  missed: "Our fonts don’t have {list}. The PDF shows a question mark instead. The text file has them all.",
  files: {
    heading: "Download the letter",
    pdf: "PDF to print",
    fax: "PDF with a fax cover",
    text: "Plain text",
  },
  send: {
    heading: "After you send it",
    lead: "Note how and when you sent it. We work out the day to follow up, and remind you of it.",
  },
  paper: "The letter",
  edit: {
    heading: "Change the letter",
    lead: "You can change every word. Each save is kept as a separate version, encrypted.",
    senderLines: "You",
    senderHint: "Your name and address, each on its own line.",
    recipientLines: "To",
    recipientHint: "Name, department and address, each on its own line.",
    date: "Date",
    subject: "Subject",
    references: "References",
    referencesHint: "Account number and similar numbers, each on its own line.",
    salutation: "Greeting",
    body: "Text",
    bodyHint:
      "An empty line begins a new paragraph. A paragraph that begins with 1. and a space is an item of a list.",
    closing: "Closing",
    signature: "Your name below it",
    enclosures: "Enclosures",
    enclosuresHint: "Copies that you include, each on its own line.",
    save: "Save the letter",
  },
  versions: {
    heading: "Versions",
    one: "Version {number}, saved {time}",
    shown: "shown above",
    takeUp: "Make this the newest version",
  },
  conflict: {
    problem:
      "Another window has saved version {number}. What you typed is still in the form. Save again to make it the newest version; both are kept",
    heading: "What the other window saved",
  },
  meaning: {
    heading: "What the letter says",
    lead: "Only the letter in English is sent. This is what each part of it says; it is not signed.",
    changed: "You wrote or changed this part. We don’t translate it.",
    check: "Send the letter only once you understand what it says.",
  },
  yours: "What you typed",
  problems: {
    "letter-empty": "Write something in the text of the letter",
    "letter-too-long":
      "Shorten the letter: it has {count} characters. The limit is 50,000, or about 20 pages",
    "too-many-letters": "This letter has 100 versions, which is the limit. Choose one of them",
    "not-now":
      "The appeal has been marked as sent, so its letter stays as it is. What you typed is below for you to copy",
  },
} as const;
