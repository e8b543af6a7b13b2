/** What pharmacies pay for a drug (NADAC), as context for a price. */
export const drugCosts = {
  paid: "Pharmacies have paid about {amount} {unit} for this drug since {from}. The source is <source>CMS’s survey of retail pharmacies</source> (NADAC), as of {asOf}. It doesn’t say how many pharmacies it covers. A hospital’s price also covers storing and giving the drug.",
  units: {
    EA: "apiece (a tablet, capsule or the like)",
    ML: "a milliliter",
    GM: "a gram",
  },
} as const;
