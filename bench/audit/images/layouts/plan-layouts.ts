import type { Layout } from "../layout.ts";
import { column, labels, plain } from "./plain-layout.ts";

/** How plans and portals print it. */
export const planLayouts: readonly Layout[] = [
  {
    ...plain,
    name: "wide explanation",
    fontSize: 8,
    title: "Claim summary",
    labels: {
      ...labels,
      charges: "Total billed",
      adjustments: "Plan discount",
      due: "What you owe",
      payment: "Payment received",
    },
    columns: [
      column("day", "Date of service", 44),
      column("words", "Service description", 112, 160),
      column("code-modifiers", "Code", 280),
      column("units", "Units", 356),
      column("amount", "Amount billed", 430),
      column("discount", "Plan discount", 500),
      column("allowed", "Amount allowed", 572),
    ],
  },
  {
    ...plain,
    name: "cards of a portal",
    title: "Visit details",
    labels: { ...labels, payment: "Payment" },
    columns: [column("words", "Service", 44, 300), column("amount", "Charge", 568)],
    columnsBelow: [
      column("code-modifiers", "Code", 44),
      column("day", "Date", 130),
      column("units", "Units", 250),
      column("unit-price", "Each", 330),
    ],
    dates: "words",
    hasDollarSigns: true,
    offers: ["if-paid-by"],
  },
  {
    ...plain,
    name: "details of services",
    title: "Details of services and items",
    labels: { ...labels, charges: "Total cost", payment: "Deposit" },
    columns: [
      column("words", "Service or item", 44, 190),
      column("day", "Date", 246),
      column("code-modifiers", "Service code", 330),
      column("units", "Quantity", 450),
      column("amount", "Cost", 568),
    ],
    hasDollarSigns: true,
  },
];
