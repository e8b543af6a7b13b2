/** How a letter brings forward findings about published prices. */
export const prices = {
  "above-own-published-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "The line charges {amountCents}. The list price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me why the charge is above the published list price, or correct it.",
    },
    "above-in-force": {
      says: "The line charges {amountCents}. The list price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please correct the charge to the published list price, or tell me why it is above it.",
    },
    "above-set-by-plan": {
      says: "The line charges {amountCents}. The list price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please tell me why the charge is above it.",
    },
    "above-later": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the list price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on {day}, and correct the charge if it is above it.",
    },
    "above-older": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the list price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on {day}, and correct the charge if it is above it.",
    },
    "above-undated": {
      says: "The line charges {amountCents}. The list price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on the day of care, and correct the charge if it is above it.",
    },
    "setting-unknown": {
      says: "The line charges {amountCents}. The list price that you publish for patients who are not admitted is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me which list price applies, and correct the charge if it is above it.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. The list price that you publish for one is {priceCents} ({place} of your price file).",
      ask: "Please tell me how many units were charged, and correct the charge if it is above the list price for that many.",
    },
  },
  "above-cash-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "The line charges {amountCents}. The cash price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please let me pay that cash price.",
    },
    "above-in-force": {
      says: "The line charges {amountCents}. The cash price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please let me pay that cash price.",
    },
    "above-discounted": {
      says: "The line charges {amountCents}, which is {netCents} after the discount. The cash price that you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please let me pay that cash price in place of the discount.",
    },
    "above-later": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the cash price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on {day}, and let me pay it.",
    },
    "above-older": {
      says: "The line charges {amountCents}. In your price file of {fileDate} the cash price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on {day}, and let me pay it.",
    },
    "above-undated": {
      says: "The line charges {amountCents}. The cash price that you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on the day of care, and let me pay it.",
    },
    "setting-unknown": {
      says: "The line charges {amountCents}. The cash price that you publish for patients who are not admitted is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me which cash price applies, and let me pay it.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. The cash price that you publish for one is {priceCents} ({place} of your price file).",
      ask: "Please tell me how many units were charged, and let me pay the cash price for that many.",
    },
  },
  "above-state": {
    above: {
      says: "The line charges {amountCents}. Of {hospitalCount} hospitals in {state} that publish a cash price for it, three of four ask for {priceCents} or less.",
      ask: "Please take that into account.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. Of {hospitalCount} hospitals in {state} that publish a cash price for one, three of four ask for {priceCents} or less.",
      ask: "Please tell me how many units were charged.",
    },
  },
  "above-medicare": {
    above: {
      says: "The line charges {amountCents}. Medicare pays {priceCents} for it (national amount, {edition}).",
      ask: "Please take that into account.",
    },
    "units-unknown": {
      says: "The line charges {amountCents} and does not say for how many units. Medicare pays {priceCents} for one (national amount, {edition}).",
      ask: "Please tell me how many units were charged.",
    },
  },
} as const;
