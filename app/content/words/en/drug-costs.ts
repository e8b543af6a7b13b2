/** What pharmacies pay for a drug (NADAC), as context beside a price. */
export const drugCosts = {
  paid: "Pharmacies pay about {amount} {unit} for this drug, since {from}. The source is <source>CMS’s survey of retail pharmacies</source> (NADAC), as of {asOf}. It names no number of pharmacies. A hospital’s price also covers storing and giving the drug.",
  units: {
    EA: "apiece (a tablet, capsule or the like)",
    ML: "a milliliter",
    GM: "a gram",
  },
} as const;
