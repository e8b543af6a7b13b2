import { expect, it } from "vitest";
import { readExplanation } from "../../../../tests/support/printed-explanation.ts";

const HEAD = `
#Granite Peak Blue Shield
Explanation of Benefits. This is not a bill.
`;

/** Of each claim its number and who gave care. */
const providersOf = (page: string) =>
  readExplanation(`${HEAD}${page}`).claims.map(({ claimNumber, provider }) => [
    claimNumber?.value,
    provider?.value,
  ]);

it("takes who gave care from the claim's own cell, where a narrow column prints what was done below it", () => {
  const claims = providersOf(`
Date of                             Claim number    Amount      Amount      Your
service      Provider and service   (ICN)           billed      paid        copay
05/30/2025   Oakline Physical       202518323624    $253.82     $109.32     $2.00
             Therapy
             Surgery

06/09/2025   Dunmore Radiology      202522723516    $474.29     $399.85     $3.00
             Associates
             Lab Work
`);
  expect(claims).toEqual([
    ["202518323624", "Oakline Physical Therapy"],
    ["202522723516", "Dunmore Radiology Associates"],
  ]);
});

it("takes no service for who gave care because an earlier table heads that place with providers", () => {
  const claims = providersOf(`
Claim number   Provider                        Dates of service   Charged     We paid    You owe
CL9842888      Lakeview Anesthesia Group LLC   09/21/2025         $179.52     $5.61      $72.18
CL6981460      Maple Street Pediatrics         09/16/2025         $596.23     $89.31     $143.74
Total                                                             $775.75     $94.92     $215.92

Lakeview Anesthesia Group LLC (in-network)
Claim CL9842888 processed Oct 6, 2025
Date           Description                     Charged     Discount    Allowed     We paid    You owe
09/21/2025     Electrocardiogram Clinic        $179.52     $101.73     $77.79      $5.61      $72.18
Total                                          $179.52     $101.73     $77.79      $5.61      $72.18

Maple Street Pediatrics (in-network)
Claim CL6981460 processed Oct 1, 2025
Date           Description                     Charged     Discount    Allowed     We paid    You owe
09/16/2025     Injection                       $596.23     $363.18     $233.05     $89.31     $143.74
Total                                          $596.23     $363.18     $233.05     $89.31     $143.74
`);
  expect(claims).toEqual([
    ["CL9842888", "Lakeview Anesthesia Group LLC"],
    ["CL6981460", "Maple Street Pediatrics"],
  ]);
});

it("takes nobody for who gave care because the claim before was paid to them", () => {
  const claims = providersOf(`
Patient:       Ann Fontaine
Claim number:  CL9842888
Doctor seen    Lakeview Anesthesia Group LLC
Date           Description                     Charged     Discount    Allowed     We paid    You owe
09/21/2025     Electrocardiogram               $179.52     $101.73     $77.79      $5.61      $72.18
Total                                          $179.52     $101.73     $77.79      $5.61      $72.18
Payment to                      Check no.   Amount
Lakeview Anesthesia Group LLC   283315      $5.61
Patient:       Ann Fontaine
Claim number:  CL6981460
Doctor seen    Maple Street Pediatrics
Date           Description                     Charged     Discount    Allowed     We paid    You owe
09/16/2025     Injection                       $596.23     $363.18     $233.05     $89.31     $143.74
Total                                          $596.23     $363.18     $233.05     $89.31     $143.74
Payment to                      Check no.   Amount
Maple Street Pediatrics         413954      $89.31
`);
  expect(claims).toEqual([
    ["CL9842888", "Lakeview Anesthesia Group LLC"],
    ["CL6981460", "Maple Street Pediatrics"],
  ]);
});
