import { expect, it } from "vitest";
import { readExplanation } from "../../../../tests/support/printed-explanation.ts";

it("reads the claim of a denial letter, each fact behind its label", () => {
  const { claims, appeal } = readExplanation(`
#Summit Peak Insurance Company
NOTICE OF ADVERSE BENEFIT DETERMINATION
Rachel Owens
Claim number: SP-22-918273
Provider: Crestview Pain Management
Date of service: 05/12/2026
Service: Lumbar epidural injection (62323)
Amount: $1,890.00
We denied this claim. Reason for denial: The service was not medically necessary.
You have the right to appeal until November 30, 2026, within 180 days of this letter.
Send your appeal to: Summit Peak Appeals, P.O. Box 771, Denver, CO 80201
`);
  const [claim] = claims;
  expect(claim).toMatchObject({
    claimNumber: { value: "SP-22-918273" },
    provider: { value: "Crestview Pain Management" },
    serviceDates: { first: { value: "2026-05-12" } },
    status: "denied",
    totals: { billed: { value: 189_000 } },
    lines: [
      { description: { value: "Lumbar epidural injection" }, serviceCode: { value: { code: "62323" } } },
    ],
  });
  expect(appeal).toMatchObject({ days: { value: 180 }, by: { value: "2026-11-30" } });
});

it("leaves out of a provider's name where it is and how it takes part", () => {
  const { claims } = readExplanation(`
#SUMMARY NOTICE
Claim Number 2320569HU09                      STRIDE RIGHT REHAB CENTER, Bangor ME
Date        Service              Amount      Medicare    You may
                                 charged     paid        be billed
07/28/2025  Gait training 97116  $44.00      $10.85      $2.71
Claim total                      $44.00      $10.85      $2.71
Claim Number 6340819KG04                      JUNIPER HEALTH CENTER [PPO]
Date        Service              Amount      Medicare    You may
                                 charged     paid        be billed
07/29/2025  Gait training 97116  $54.00      $20.85      $4.71
Claim total                      $54.00      $20.85      $4.71
`);
  expect(claims.map(({ provider, network }) => [provider?.value, network?.value])).toEqual([
    ["STRIDE RIGHT REHAB CENTER", undefined],
    ["JUNIPER HEALTH CENTER", "in"],
  ]);
});

it("reads labels in two languages, one service with its title over its row of figures", () => {
  const { claims } = readExplanation(`
#Sunmesa Familias Health (Medicaid)
Notice of services / Aviso de servicios
Provider / Proveedor: Larkin General Hospital (in network / dentro de la red)
Patient / Paciente: Mateo Petrov Claim / Reclamo: EUH43957643 Processed / Procesado: 08/09/2025

07/15/2025 Emergency visit 99284
Provider asked for       Approved          Plan paid         Not approved      Your cost
El proveedor pidio       Aprobado          El plan pago      No aprobado       Su costo
$1,440.38                $685.53           $682.53           $0.00             $3.00

Claim total / Total del reclamo asked for / pedido $1,440.38 paid / pagado $682.53 your cost / su costo $3.00
`);
  expect(claims).toMatchObject([
    {
      claimNumber: { value: "EUH43957643" },
      provider: { value: "Larkin General Hospital" },
      network: { value: "in" },
      processedDate: { value: "2025-08-09" },
      lines: [{ amounts: { billed: { value: 144_038 }, youOwe: { value: 300 } } }],
      totals: { billed: { value: 144_038 }, planPaid: { value: 68_253 }, youOwe: { value: 300 } },
    },
  ]);
});

it("names the plan by its wordmark or by whom an administrator writes for, and Medicare's notice Medicare's", () => {
  expect(
    readExplanation("#BlueSpire of New Caledon\nBenefit statement\nBenefit payments $0.00").plan?.value,
  ).toBe("BlueSpire of New Caledon");
  expect(
    readExplanation("#Keelstone Plan Administration\nfor       DUNMORE FOODS GROUP HEALTH PLAN").plan?.value,
  ).toBe("DUNMORE FOODS GROUP HEALTH PLAN");
  expect(
    readExplanation(
      "#Medicare Summary Notice\nfor Part B\nAsk your Medigap or Medicaid plan whether it pays the rest.",
    ).planKind,
  ).toBe("medicare");
});

it("refuses a limit below what counted toward it, and takes commas that look like points for those of thousands", () => {
  expect(readExplanation("Deductible met $1,000.00 of $4.50").accumulators).toEqual([
    { of: "deductible", metCents: 100_000, limitCents: null },
  ]);
  expect(readExplanation("Deductible met $250.00 of $1.000.00").accumulators).toEqual([
    { of: "deductible", metCents: 25_000, limitCents: 100_000 },
  ]);
});
