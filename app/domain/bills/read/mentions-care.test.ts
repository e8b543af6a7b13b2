import { expect, it } from "vitest";
import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import { printDocument } from "#app/domain/reading/page/printed-page.fixture.ts";
import { mentionsCare } from "./mentions-care.ts";

const speaksOfCare = (page: string) => mentionsCare(layOutRows(printDocument(page)));

it.each([
  "Northgate Community\nPatient Delphine Umansky\nCare on 04/05/2025 was billed at $2,234.26.\nAmount due   $327.27",
  "Hospital Santa Lucia\nPaciente: Ana Ruiz\nTotal de cargos   $410.00",
  "Bright Smiles Dental\nD1110 Cleaning   $140.00\nInsurance   -$100.00\nYou owe   $40.00",
  "Little Acorns Pediatric Therapy\nInvoice 9473   Date: Jul 4, 2025\nSensory integration   $63\nPlease pay   $63",
  "NOTICE OF PLACEMENT\nLower Valley Regional Hospital   06/08/2025   $2,545.53\nThis communication is from a debt collector.",
])("finds that a bill speaks of care: %s", (page) => {
  expect(speaksOfCare(page)).toBe(true);
});

it.each([
  "Ridge Plumbing\nInvoice 2231   Date 03/04/2026\nService visit   $95.00\nWater heater   $1,210.00\nTotal due   $1,305.00",
  "Doc Hadley's Auto Clinic\nRepair order 575722   08/06/2024\nStarter motor   272.00\nOil filter   11.95\nTOTAL DUE   $283.95",
  "Plains Recovery Associates\nCreditor   Union Card Bank\nBalance   $812.40\nThis communication is from a debt collector.",
])("finds that it does not: %s", (page) => {
  expect(speaksOfCare(page)).toBe(false);
});
