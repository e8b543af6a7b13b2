/** Reading a bill on the visitor's own device. */
export const onDevice = {
  title: "Read a bill on your own device",
  description:
    "Read a photo or PDF of a medical bill inside your browser. The picture is never sent; share hospital, date and total only if you approve them.",
  keywords: "private bill reader, read medical bill offline, on-device bill reading",
  heading: "Read a bill on your own device",
  lead: "Your browser reads the bill. Its picture never leaves this device, and nothing else does before you approve it.",
  card: "Read on this device",
  promise:
    "You see what was read, and share it or not: the hospital’s name, the invoice date, the total and the time. The note that it was read on your device is shared, too. Never your name, never the image.",
  download:
    "The first time you press the button, your browser downloads the reader. It is {picture} MB for a photo, {pdf} MB for a PDF with text, {scans} MB for a scanned PDF. Reading a photo then takes about ten seconds a page, longer on an older phone.",
  needsScript:
    "Reading on your own device needs JavaScript, which is off in this browser. You can <upload>upload the bill</upload> instead: it is read on our server and then deleted.",
  unsupported:
    "This browser is too old to read bills by itself. Update it, or <upload>upload the bill</upload>: it is read on our server and then deleted.",
  elsewhere:
    "Is this slow, or does it fail? You can <upload>upload the bill</upload> instead: it is read on our server and then deleted.",
  submit: "Read on this device",
  cancel: "Cancel",
  steps: {
    downloading: "Downloading the reader...",
    reading: "Reading your bill...",
  },
  fileState: { idle: "Ready", uploading: "Being read", success: "Read", error: "Not read" },
  failures: {
    "not-loaded": "The reader could not be downloaded. Check your connection, then try again.",
    "not-opened": "Your browser could not open this file. Please choose the bill again.",
    failed: "Reading failed in this browser. Try again, or upload the bill instead.",
  },
  refusals: {
    "empty-file": "This file is empty. Please choose the bill again.",
    "unsupported-type":
      "We can’t read this type of file. Please choose a JPG, PNG, BMP, TIFF, WebP or PDF file.",
    "pdf-too-large": "This PDF is too large. Please choose one smaller than 20 MB.",
    "unreadable-pdf": "This PDF is damaged. Please choose another copy, or take a photo of the bill.",
    "locked-pdf":
      "This PDF is locked with a password. Please save a copy without the password and choose that.",
    "unreadable-image": "Your browser could not open this picture. Please choose another copy or a JPG.",
    "too-many-pixels": "This picture is too large to read. Please choose one with fewer pixels.",
    "too-much-memory":
      "This device ran out of memory. Close other tabs and try again, or upload the bill instead.",
    "reading-timed-out": "Reading took too long. Try again, or upload the bill instead.",
    "no-bill-data": "No bill data found. Try a sharper picture, in even light, with the whole page in view.",
    illegible:
      "No bill data found. The text in this picture is too blurred or too dark to read. Hold the phone still above the page, in good light, and try again.",
    "shop-receipt": "No bill data found. This looks like a store receipt. Please choose a medical bill.",
    "bank-statement": "No bill data found. This looks like a bank statement. Please choose a medical bill.",
    "appointment-letter":
      "No bill data found. This looks like a letter about an appointment. Please choose a medical bill.",
    "insurance-card": "No bill data found. This looks like an insurance card. Please choose a medical bill.",
    "lab-result":
      "No bill data found. This looks like a lab result. The bill for the tests comes separately.",
    "utility-bill":
      "No bill data found. This looks like a bill for water, power or phone. Please choose a medical bill.",
    "medicine-leaflet":
      "No bill data found. This looks like a leaflet about a medicine. Please choose a medical bill.",
    "coverage-summary":
      "No bill data found. This looks like a summary of what your plan covers. Please choose a medical bill.",
    "premium-invoice":
      "No bill data found. This looks like a bill for your insurance premium. Please choose a medical bill.",
    "price-list": "No bill data found. This looks like a general price list. Please choose a medical bill.",
    "authorization-letter":
      "No bill data found. This looks like a letter about an authorization. Please choose a medical bill.",
    "veterinary-bill": "No bill data found. This looks like a veterinary bill. Please choose a medical bill.",
    "pay-stub": "No bill data found. This looks like a pay stub. Please choose a medical bill.",
    "food-receipt": "No bill data found. This looks like a bill for food. Please choose a medical bill.",
    "school-bill":
      "No bill data found. This looks like a bill from a school or a day care. Please choose a medical bill.",
    "vehicle-bill":
      "No bill data found. This looks like a bill for a vehicle or for parking. Please choose a medical bill.",
  },
  check: {
    nothingYet:
      "Nothing is sent yet. This is what your browser read: compare it with your bill, change what is wrong, and leave empty what you don’t want to share.",
    picture: "The first page of your bill, only on this device",
    noPicture: "Keep your bill nearby: its picture was only ever on your device.",
    time: "The time is also shared, and that the bill was read on your device. Anything you changed is marked as corrected by hand.",
    again: "Share nothing, read another bill",
    nothing: "Fill in at least one field, or leave this page to share nothing.",
    tooMany: "Many bills have come from your network. Please send this one again in {wait}.",
  },
} as const;
