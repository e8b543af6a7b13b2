/** What findings say about published prices. */
export const prices = {
  "above-own-published-price": {
    // For audits saved before we compared the file of the day of care.
    above: {
      message:
        "Charged: {amountCents}. The hospital’s own list price for it is {priceCents} ({place} of its price file): {differenceCents} less.",
      ask: "Ask why the charge is above the list price that the hospital publishes.",
    },
    "above-in-force": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for it is {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less. A list price is what a hospital charges before any discount.",
      ask: "Give them the price, the file’s date and the row, and ask them to correct the charge to the published list price.",
    },
    "above-set-by-plan": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for it is {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less. But your plan’s own rate sets what you owe, so a correction might not change it.",
      ask: "Ask why the charge is above the published list price, and check what your plan says you owe.",
    },
    "above-later": {
      message:
        "Charged: {amountCents}. In a later price file, of {fileDate}, the hospital’s own list price is {priceCents} ({place}): {differenceCents} less. We don’t have the file that was in force on {day}.",
      ask: "Ask what the list price was on {day}, and ask them to correct the charge if it was lower.",
    },
    "above-older": {
      message:
        "Charged: {amountCents}. In a price file of {fileDate}, more than a year before the care, the hospital’s own list price is {priceCents} ({place}): {differenceCents} less.",
      ask: "Ask what the list price was on {day}, and ask them to correct the charge if it was lower.",
    },
    "above-undated": {
      message:
        "Charged: {amountCents}. The hospital’s own list price is {priceCents} ({place} of its price file): {differenceCents} less. We don’t know whether that file was in force on the day of care.",
      ask: "Ask what the list price was on the day of care, and ask them to correct the charge if it was lower.",
    },
    "setting-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for patients who are not admitted is {priceCents} ({place} of its price file of {fileDate}): {differenceCents} less. The bill does not say where care was given.",
      ask: "Choose where care was given, then check again. If you were not admitted, ask why the charge is above the list price.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s own list price for one unit is {priceCents} ({place} of its price file). The bill does not say how many units were charged.",
      ask: "Ask how many units were charged, and multiply the list price by them.",
    },
  },
  "above-cash-price": {
    // For audits saved before we compared the file of the day of care.
    above: {
      message:
        "Charged: {amountCents}. The hospital publishes a cash price of {priceCents} ({place} of its price file): {differenceCents} less.",
      ask: "If you pay yourself, ask for the cash price that the hospital publishes.",
    },
    "above-in-force": {
      message:
        "Charged: {amountCents}. The hospital publishes a cash price of {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less.",
      ask: "If you pay yourself, ask for the cash price that the hospital publishes.",
    },
    "above-discounted": {
      message:
        "Charged: {amountCents}, which is {netCents} after the bill’s discount. The hospital publishes a cash price of {priceCents} ({place} of its price file of {fileDate}, in force on {day}): {differenceCents} less.",
      ask: "Ask for the cash price that the hospital publishes, in place of the discount.",
    },
    "above-later": {
      message:
        "Charged: {amountCents}. In a later price file, of {fileDate}, the hospital’s cash price is {priceCents} ({place}): {differenceCents} less. We don’t have the file that was in force on {day}.",
      ask: "If you pay yourself, ask for the cash price that applied on {day}.",
    },
    "above-older": {
      message:
        "Charged: {amountCents}. In a price file of {fileDate}, more than a year before the care, the hospital’s cash price is {priceCents} ({place}): {differenceCents} less.",
      ask: "If you pay yourself, ask for the cash price that applied on {day}.",
    },
    "above-undated": {
      message:
        "Charged: {amountCents}. The hospital publishes a cash price of {priceCents} ({place} of its price file): {differenceCents} less. We don’t know whether that file was in force on the day of care.",
      ask: "If you pay yourself, ask for the cash price that the hospital publishes.",
    },
    "setting-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s cash price for patients who are not admitted is {priceCents} ({place} of its price file of {fileDate}): {differenceCents} less. The bill does not say where care was given.",
      ask: "Choose where care was given, then check again. If you pay yourself and were not admitted, ask for that cash price.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. The hospital’s cash price for one unit is {priceCents} ({place} of its price file). The bill does not say how many units were charged.",
      ask: "Ask how many units were charged. If you pay yourself, ask for the cash price of each.",
    },
  },
  "above-state": {
    above: {
      message:
        "Charged: {amountCents}. Of {hospitalCount} hospitals in {state} with a cash price for it, three out of four charge {priceCents} or less.",
      ask: "Name that price when you negotiate.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. Of {hospitalCount} hospitals in {state} with a cash price for one unit of it, three out of four charge {priceCents} or less. The bill does not say how many units were charged.",
      ask: "Ask how many units were charged before you compare.",
    },
  },
  "above-medicare": {
    above: {
      message: "Charged: {amountCents}. Medicare pays {priceCents} for it (national rate, {edition}).",
      ask: "Name the Medicare rate when you negotiate: it is what most hospitals accept for many patients.",
    },
    "units-unknown": {
      message:
        "Charged: {amountCents}. Medicare pays {priceCents} for one unit of it (national rate, {edition}). The bill does not say how many units were charged.",
      ask: "Ask how many units were charged before you compare.",
    },
  },
} as const;
