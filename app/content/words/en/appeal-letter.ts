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
  missed:
    "Our fonts have no sign for {list}; the PDF has a question mark instead. The text file has them all.",
  files: {
    heading: "Take it along",
    pdf: "PDF to print",
    fax: "PDF with a fax cover",
    text: "Plain text",
  },
  send: {
    heading: "Once it is on its way",
    lead: "Note how and when you sent it. We work out the day to follow up, and remind you of it.",
  },
  paper: "The letter",
  edit: {
    heading: "Change the letter",
    lead: "Every word is yours to change. Each save is kept as a version of its own, encrypted.",
    senderLines: "You",
    senderHint: "Your name and address, each on a line.",
    recipientLines: "To",
    recipientHint: "Name, department and address, each on a line.",
    date: "Date",
    subject: "Subject",
    references: "References",
    referencesHint: "Account number and the like, each on a line.",
    salutation: "Greeting",
    body: "Text",
    bodyHint:
      "An empty line begins a new paragraph. A paragraph that begins with 1. and a space is an item of a list.",
    closing: "Closing",
    signature: "Your name below it",
    enclosures: "Enclosures",
    enclosuresHint: "What goes along as copies, each on a line.",
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
      "Another window saved version {number} meanwhile. What you typed is still in the form. Save again to make it the newest version; both are kept",
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
    "letter-empty": "Write something into the text of the letter",
    "letter-too-long":
      "Shorten the letter: it holds {count} characters, and 50,000 are the most, which is some 20 pages",
    "too-many-letters": "This letter has 100 versions, which is the most. Take up one of them",
    "not-now":
      "The appeal was marked as sent meanwhile, so its letter stays as it is. What you typed is below, to be copied",
  },
} as const;
