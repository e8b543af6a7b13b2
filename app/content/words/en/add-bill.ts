/** Adding a bill to an account: by its files, or by hand. */
export const addBill = {
  title: "Add a bill",
  description: "Upload a bill, or type it in, and save it in your account.",
  lead: "Save a bill where only you and people you choose can see it. Everything about it is encrypted with your account’s own key.",
  upload: "Upload photos or a PDF",
  uploadWhy: "We read the bill for you. You check what we read next to its picture.",
  typeIn: "Type the bill in",
  typeInWhy: "For a bill that you have only on paper. You can stop at any time and continue later.",
  drafts: {
    heading: "Bills you have not finished",
    nameless: "A bill without a name yet",
    changed: "Last changed {date}",
    more: "All of your bills",
  },
  files: {
    title: "Upload a bill",
    description: "Upload photos or a PDF of one bill and check what we read.",
    lead: "Send all photos or files of one bill at once, in the order of its pages.",
    label: "Photos or files of one bill",
    hint: "JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF. You can also send a claims file from your plan (FHIR JSON, NDJSON or X12 835). Up to 10 files, 25 pages and 100 MB in all. A PDF can be up to 20 MB, a photo up to 50 MB.",
    promise:
      "The files stay on this server, encrypted. Only you and the people you allow to see your bills can see them. Nothing is shared.",
    submit: "Upload and read",
    byHand: "You can also <link>type the bill in</link>.",
  },
  documents: {
    title: "Add a document to this bill",
    description: "Add an explanation of benefits, an estimate or further pages to a bill.",
    lead: "Add anything that goes with this bill: an explanation of benefits, an estimate you got before care, or a missing page. What the bill says stays the same.",
    kind: "What is it?",
    kinds: {
      eob: "Explanation of benefits (from your insurance)",
      estimate: "Good-faith estimate (from before your care)",
      bill: "Another page of the bill itself",
    },
    label: "Photos or files of the document",
    submit: "Add to this bill",
    back: "Back to the bill",
  },
  waiting: {
    heading: "Reading your bill",
    refreshes:
      "This page checks again every three seconds. You can leave it: we will finish reading the bill, and you will find it in your list of bills.",
    over: "This upload has ended. If you don’t find your bill in your list, please upload it again.",
  },
  notKept: {
    ofFile: "File {fileNumber}: {problem}",
    "unsupported-type": "File type not accepted. Send a JPG, JPEG, PNG, BMP, TIFF, WebP or PDF file.",
    "too-many-files": "Maximum 10 files allowed. If the bill has more, put several pages into one PDF.",
    "too-many-pages":
      "Too many pages. One bill can have up to 25 pages in all (found {pageCount}). Leave out pages without charges, or add it as two bills.",
    "files-too-large": "File too large. Send up to 100 MB at once.",
    "too-many-lines":
      "This bill has {lineCount} lines, and a bill here can have up to 1,000. Upload it in parts, each as a separate bill.",
    "too-many-claims":
      "This file has {claimCount} claims, and an explanation here can have up to 500. Download a shorter period from your plan, and add each file separately.",
    "account-full":
      "Nothing was saved: this account has no room for these files. It holds {usedMb} MB of {maxMb} MB, in {fileCount} of {maxFiles} files. Delete bills, explanations or appeal documents that you no longer need, each on its own page. Then send these again.",
    "records-full":
      "Nothing was saved: this account holds as many bills and explanations as we keep for one person. Delete those that you no longer need. Then send these again.",
    "files-away":
      "Nothing was saved: our file storage is not answering. Please send the files again in a minute.",
    "disk-full":
      "Nothing was saved: our server has run out of space. Please try again later. Your bills are safe.",
  },
} as const;
