/** Uploading a bill. Texts from the specification are word for word. */
export const upload = {
  title: "Upload a medical bill",
  description:
    "Spot bill errors: upload a photo or PDF of a medical bill. It is read on our own server; hospital, date, total and time are shared without a name.",
  keywords: "upload medical bill, hospital bill reader, share medical bill anonymously",
  heading: "Upload a medical bill",
  lead: "See the hospital, date and total we found on your bill, and help others see what care costs.",
  card: "Share Your Bill",
  promise:
    "The bill is read on this server and then deleted. You see what we read, and share it or not: the hospital’s name, the invoice date, the total and the time. Never your name, never the image.",
  dropHere: "Drag and drop your bill here, or",
  formats:
    "Supported formats: JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF. PDFs can be up to 20 MB and 25 pages.",
  submit: "Upload File",
  onDevice:
    "Would you rather not send it? <device>Read it on your own device</device>: only what you approve leaves it.",
  steps: {
    preparing: "Preparing your file...",
    uploading: "Uploading...",
    processing: "Processing your bill...",
  },
  pageOf: "Page {page} of {pageCount}",
  waiting: {
    queued: "Your bill is waiting its turn.",
    refreshes: "This page checks again every three seconds. If you leave it, the reading stops.",
    over: "This reading has ended. Please upload the bill again.",
  },
  busy: {
    one: "We are reading as many bills as we can right now. Please try again in {count} second.",
    other: "We are reading as many bills as we can right now. Please try again in {count} seconds.",
  },
  tooManyPages: "Too many pages. Please upload a PDF with no more than 25 pages (found {pageCount})",
  refusals: {
    "missing-file": "Please choose a file to upload.",
    "several-files": "Please upload only one file at a time.",
    "empty-file": "This file is empty. Please choose the bill again.",
    "unsupported-type":
      "Unsupported file type. Please upload a valid image (JPG, PNG, BMP, TIFF, GIF, WEBP).",
    "file-too-large": "File too large. Please upload a PDF smaller than 20 MB or an image smaller than 50 MB",
    "pdf-too-large": "File too large. Please upload a PDF smaller than 20 MB",
    "unreadable-pdf": "Failed to validate PDF. Please try again.",
    "locked-pdf":
      "This PDF is locked with a password. Please save a copy without the password and upload that.",
    "no-bill-data": "No bill data found. Try uploading a clearer image.",
    illegible:
      "No bill data found. The text in this picture is too blurred or too dark to read. Hold the phone still above the page, in good light, and try again.",
    "shop-receipt": "No bill data found. This looks like a store receipt. Please upload a medical bill.",
    "bank-statement": "No bill data found. This looks like a bank statement. Please upload a medical bill.",
    "appointment-letter":
      "No bill data found. This looks like a letter about an appointment. Please upload a medical bill.",
    "insurance-card": "No bill data found. This looks like an insurance card. Please upload a medical bill.",
    "lab-result":
      "No bill data found. This looks like a lab result. The bill for the tests comes separately.",
    "utility-bill":
      "No bill data found. This looks like a bill for water, power or phone. Please upload a medical bill.",
    "medicine-leaflet":
      "No bill data found. This looks like a leaflet about a medicine. Please upload a medical bill.",
    "coverage-summary":
      "No bill data found. This looks like a summary of what your plan covers. Please upload a medical bill.",
    "premium-invoice":
      "No bill data found. This looks like a bill for your insurance premium. Please upload a medical bill.",
    "price-list": "No bill data found. This looks like a general price list. Please upload a medical bill.",
    "authorization-letter":
      "No bill data found. This looks like a letter about an authorization. Please upload a medical bill.",
    "veterinary-bill": "No bill data found. This looks like a veterinary bill. Please upload a medical bill.",
    "pay-stub": "No bill data found. This looks like a pay stub. Please upload a medical bill.",
    "food-receipt": "No bill data found. This looks like a bill for food. Please upload a medical bill.",
    "school-bill":
      "No bill data found. This looks like a bill from a school or a day care. Please upload a medical bill.",
    "vehicle-bill":
      "No bill data found. This looks like a bill for a vehicle or for parking. Please upload a medical bill.",
    "unreadable-image": "Upload failed. Please try again with a smaller file or different format.",
    "too-much-memory": "Upload failed. Please try again with a smaller file or different format.",
    "too-many-pixels": "Upload failed. Please try again with a smaller file or different format.",
    "reading-timed-out": "Upload failed. Please try again with a smaller file or different format.",
    "malformed-upload": "Upload failed. Please try again with a smaller file or different format.",
    "upload-stalled": "Upload failed. Please try again with a smaller file or different format.",
    "database-away": "Our database is restarting. Please upload the bill again in a few seconds.",
    failed: "Upload failed",
  },
  /** Errors found in the browser before or during the upload. */
  inBrowser: {
    invalidType:
      "Invalid file type. Please upload a supported format: JPG, JPEG, PNG, BMP, TIFF, WebP, or PDF",
    damagedImage: "Image loading error",
    unreadableFile: "File reading error",
    connectionLost: "Upload failed. Please try again with a smaller file or different format.",
    unknown: "Unknown error occurred",
  },
  check: {
    heading: "Check, then share",
    nothingYet:
      "Nothing is shared yet. This is what we read: compare it with your bill, change what is wrong, and leave empty what you don’t want to share.",
    picture: "The first page of your bill",
    noPicture: "Keep your bill nearby. We no longer have the image.",
    doubtful: "Hard to read: please check",
    notAHospital:
      "What we read did not look like a hospital’s name, so it is left out. You can enter the name.",
    time: "The time of the upload is also shared, and nothing else. Anything you changed is marked as corrected by hand.",
    share: "Share this",
    decline: "Share nothing",
    declined: "We didn’t share or keep anything from your bill.",
  },
  receipt: {
    heading: "Thank you for sharing your bill",
    everything: "This is everything that is shared now. The file itself is already deleted.",
    everythingOfDevice:
      "This is everything that is shared now. The bill was read on your device: its picture was never sent.",
    byHand: "Corrected by hand",
    unreadable: "We cannot load your receipt right now. Reload the page in a minute.",
    hospital: "Hospital",
    invoiceDate: "Invoice date",
    total: "Total charges",
    time: "Time of upload",
    correct: "Correct",
    withdraw: "Withdraw",
    withdrawing: "The hospital, date and total are erased at once. We keep nothing from the bill.",
    withdrawThis: "Withdraw this bill",
    withdrawn: "Your bill is withdrawn. We keep nothing from it.",
    waitlist: "<waitlist>Join the waitlist</waitlist> to hear what opens next.",
    keepAddress:
      "To correct or withdraw it later, keep the address of this page: it is the only key to your bill.",
    next: "<check>Check this bill</check> for mistakes and see what to ask, or <again>upload another bill</again>. In <account>an account</account> you can save it, write letters about it, see what to offer for it, and keep track of deadlines.",
  },
  correction: {
    hospitalName: "Hospital or practice",
    hospitalNameHint: "As printed on the bill. Leave it empty to share none.",
    invoiceDate: "Invoice date",
    invoiceDateHint: "The date of the statement, not the due date. Leave it empty if none is printed.",
    total: "Total charges in dollars",
    totalHint: "Before insurance and payments, for example 1,234.56. Leave it empty if none is printed.",
    submit: "Share the correction",
    problems: {
      hospitalName: {
        "not-a-provider":
          "Enter the name of a hospital, clinic or practice as printed on the bill; names of people are not shared",
      },
      invoiceDate: {
        invalid: "Enter the date as on the bill, for example 2026-03-01",
        "too-early": "Enter a date after 1990",
        "in-future": "Enter a date that is not in the future",
      },
      total: { invalid: "Enter an amount in dollars, for example 1,234.56" },
    },
  },
  recent: {
    heading: "Recent Community Upload",
    none: "No recent uploads found",
    unreadable: "We cannot load the recent uploads right now. Reload the page in a minute.",
    hospitalNotRecognised: "Hospital not recognized",
    invoiceDate: "Invoice Date",
    byHand: "Corrected by hand",
    onDevice: "Read on its owner’s device",
    about:
      "The newest 10 bills that visitors shared. Amounts are the total charges printed on the bill, before insurance, in US dollars, read by OCR. We mark anything that the person who shared a bill changed. We also mark a bill that was read on its owner’s device, which our server has not seen.",
  },
} as const;
