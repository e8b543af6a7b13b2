/** What has to be known of a service before its price is read. */
export const serviceNotes = {
  notes: {
    "birth-package":
      "This is the doctor’s package for a birth: the delivery with the visits before or after it. The hospital’s bill for the stay (MS-DRG 807 for a vaginal birth, 788 for a C-section) is a separate bill.",
  },
} as const;
