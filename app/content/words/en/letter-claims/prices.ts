/** How a letter presents findings about published prices. */
export const prices = {
  "above-own-published-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "This charge is {amountCents}. The list price you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me why the charge is above the published list price, or correct it.",
    },
    "above-in-force": {
      says: "This charge is {amountCents}. The list price you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please correct the charge to the published list price, or tell me why it is higher.",
    },
    "above-set-by-plan": {
      says: "This charge is {amountCents}. The list price you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please tell me why the charge is higher.",
    },
    "above-later": {
      says: "This charge is {amountCents}. In your price file of {fileDate} the list price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on {day}, and correct the charge if it is higher.",
    },
    "above-older": {
      says: "This charge is {amountCents}. In your price file of {fileDate} the list price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on {day}, and correct the charge if it is higher.",
    },
    "above-undated": {
      says: "This charge is {amountCents}. The list price you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me what the list price was on the day of care, and correct the charge if it is higher.",
    },
    "setting-unknown": {
      says: "This charge is {amountCents}. The list price you publish for patients who are not admitted is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me which list price applies, and correct the charge if it is higher.",
    },
    "units-unknown": {
      says: "This charge is {amountCents}, and the bill does not say for how many units. The list price you publish for one is {priceCents} ({place} of your price file).",
      ask: "Please tell me how many units were charged, and correct the charge if it is above the list price for that many.",
    },
  },
  "above-cash-price": {
    // For audits kept before we compared the file of the day of care.
    above: {
      says: "This charge is {amountCents}. The cash price you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please let me pay that cash price.",
    },
    "above-in-force": {
      says: "This charge is {amountCents}. The cash price you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please let me pay that cash price.",
    },
    "above-discounted": {
      says: "This charge is {amountCents}, which is {netCents} after the discount. The cash price you published for that day is {priceCents} ({place} of your price file of {fileDate}), which is {differenceCents} less.",
      ask: "Please let me pay that cash price in place of the discount.",
    },
    "above-later": {
      says: "This charge is {amountCents}. In your price file of {fileDate} the cash price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on {day}, and let me pay it.",
    },
    "above-older": {
      says: "This charge is {amountCents}. In your price file of {fileDate} the cash price is {priceCents} ({place}), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on {day}, and let me pay it.",
    },
    "above-undated": {
      says: "This charge is {amountCents}. The cash price you publish is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me what the cash price was on the day of care, and let me pay it.",
    },
    "setting-unknown": {
      says: "This charge is {amountCents}. The cash price you publish for patients who are not admitted is {priceCents} ({place} of your price file), which is {differenceCents} less.",
      ask: "Please tell me which cash price applies, and let me pay it.",
    },
    "units-unknown": {
      says: "This charge is {amountCents}, and the bill does not say for how many units. The cash price you publish for one is {priceCents} ({place} of your price file).",
      ask: "Please tell me how many units were charged, and let me pay the cash price for that many.",
    },
  },
  "above-state": {
    above: {
      says: "This charge is {amountCents}. Of {hospitalCount} hospitals in {state} that publish a cash price for it, three out of four charge {priceCents} or less.",
      ask: "Please take that into account.",
    },
    "units-unknown": {
      says: "This charge is {amountCents}, and the bill does not say for how many units. Of {hospitalCount} hospitals in {state} that publish a cash price for one, three out of four charge {priceCents} or less.",
      ask: "Please tell me how many units were charged.",
    },
  },
  "above-medicare": {
    above: {
      says: "This charge is {amountCents}. Medicare pays {priceCents} for it (national rate, {edition}).",
      ask: "Please take that into account.",
    },
    "units-unknown": {
      says: "This charge is {amountCents}, and the bill does not say for how many units. Medicare pays {priceCents} for one (national rate, {edition}).",
      ask: "Please tell me how many units were charged.",
    },
  },
} as const;
