import type { DocumentKind } from "#app/domain/kept/kept-document.ts";

/** A document of the sample account, as its sender would print it. All of it is fictional; amounts as printed. */
export interface SampleDocument {
  fileName: string;
  kind: DocumentKind;
  sender: string;
  senderLines: readonly string[];
  title: string;
  facts: readonly (readonly [label: string, value: string])[];
  columns: readonly { heading: string; left: number; alignsRight?: boolean }[];
  rows: readonly (readonly string[])[];
  totals: readonly (readonly [label: string, amount: string])[];
  note: string;
}

export interface SampleBill {
  /** The bill's own id, always the same. */
  billId: string;
  state: "draft" | "kept";
  documents: readonly SampleDocument[];
}

const PATIENT = "Sample User";

const BILL_COLUMNS = [
  { heading: "Date", left: 50 },
  { heading: "Rev", left: 115 },
  { heading: "Code", left: 150 },
  { heading: "Description", left: 200 },
  { heading: "Qty", left: 470, alignsRight: true },
  { heading: "Amount", left: 562, alignsRight: true },
] as const;

const AMBERLIGHT = {
  sender: "Amberlight Medical Center",
  senderLines: ["1420 Amberlight Way", "Los Angeles, CA 90012", "(213) 555-0101"],
} as const;

/** What hospitals of the sample data bill, at the prices that they publish there; the first one has mistakes in it. */
export const sampleBills: readonly [emergencyVisit: SampleBill, colonoscopy: SampleBill, ...SampleBill[]] = [
  {
    billId: "5a3b1e00-0000-4000-8000-000000000001",
    state: "kept",
    documents: [
      {
        ...AMBERLIGHT,
        fileName: "amberlight-emergency-visit.pdf",
        kind: "bill",
        title: "Patient Statement - Itemized",
        facts: [
          ["Patient", PATIENT],
          ["Statement Date", "09/02/2026"],
          ["Service Date", "08/14/2026"],
          ["Account Type", "Emergency"],
        ],
        columns: BILL_COLUMNS,
        rows: [
          ["08/14/2026", "0450", "99284", "Emergency department visit level 4", "1", "$2,577.86"],
          ["08/14/2026", "0351", "70450", "CT head without contrast", "1", "$3,638.43"],
          ["08/14/2026", "0305", "85025", "Complete blood count with differential", "1", "$182.44"],
          ["08/14/2026", "0305", "85025", "Complete blood count with differential", "1", "$182.44"],
          ["08/14/2026", "0301", "80053", "Comprehensive metabolic panel", "1", "$464.01"],
          ["08/14/2026", "0301", "80048", "Basic metabolic panel", "1", "$275.67"],
          ["08/14/2026", "0300", "36415", "Venipuncture", "1", "$73.49"],
          ["08/14/2026", "0636", "J2405", "Ondansetron injection 1 mg", "8", "$55.52"],
          ["08/14/2026", "0730", "93005", "Electrocardiogram tracing", "1", "$619.47"],
        ],
        totals: [
          ["Total Charges", "$8,069.33"],
          ["Insurance Adjustments", "-$4,841.60"],
          ["Insurance Payments", "-$2,582.19"],
          ["Amount Due", "$645.54"],
        ],
        note: "Please pay within 30 days. Questions about this bill? Call (213) 555-0101.",
      },
      {
        sender: "Harborlight Health Plan",
        senderLines: ["Choice PPO", "Member services (800) 555-0144"],
        fileName: "harborlight-explanation-of-benefits.pdf",
        kind: "eob",
        title: "Explanation of Benefits - This is not a bill",
        facts: [
          ["Member", PATIENT],
          ["Provider", "Amberlight Medical Center (in network)"],
          ["Service Date", "08/14/2026"],
          ["Processed", "08/28/2026"],
        ],
        columns: [
          { heading: "Service", left: 50 },
          { heading: "Billed", left: 320, alignsRight: true },
          { heading: "Allowed", left: 400, alignsRight: true },
          { heading: "Plan paid", left: 480, alignsRight: true },
          { heading: "You owe", left: 562, alignsRight: true },
        ],
        rows: [["Outpatient hospital services", "$8,069.33", "$3,227.73", "$2,582.19", "$645.54"]],
        totals: [["What you may owe", "$645.54"]],
        note: "You have the right to appeal within 180 days of this notice.",
      },
    ],
  },
  {
    billId: "5a3b1e00-0000-4000-8000-000000000002",
    state: "kept",
    documents: [
      {
        sender: "Tidepool Bay Medical Center",
        senderLines: ["350 Tidepool Drive", "San Diego, CA 92101", "(619) 555-0103"],
        fileName: "tidepool-bay-colonoscopy.pdf",
        kind: "bill",
        title: "Itemized Statement",
        facts: [
          ["Patient", PATIENT],
          ["Statement Date", "07/08/2026"],
          ["Service Date", "06/23/2026"],
          ["Account Type", "Outpatient, self-pay"],
        ],
        columns: BILL_COLUMNS,
        rows: [
          ["06/23/2026", "0750", "45378", "Diagnostic colonoscopy", "1", "$3,077.00"],
          ["06/23/2026", "0312", "88305", "Tissue exam by pathologist", "2", "$818.00"],
          ["06/23/2026", "0305", "85025", "Complete blood count with differential", "1", "$95.00"],
          ["06/23/2026", "0300", "36415", "Venipuncture", "1", "$32.00"],
        ],
        totals: [
          ["Total Charges", "$4,022.00"],
          ["Amount Due", "$4,022.00"],
        ],
        note: "Financial assistance is available. Ask for our charity care policy.",
      },
    ],
  },
  {
    billId: "5a3b1e00-0000-4000-8000-000000000003",
    state: "draft",
    documents: [
      {
        ...AMBERLIGHT,
        fileName: "amberlight-chest-x-ray.pdf",
        kind: "bill",
        title: "Patient Statement - Itemized",
        facts: [
          ["Patient", PATIENT],
          ["Statement Date", "10/05/2026"],
          ["Service Date", "09/21/2026"],
          ["Account Type", "Outpatient"],
        ],
        columns: BILL_COLUMNS,
        rows: [["09/21/2026", "0320", "71046", "X-ray chest 2 views", "1", "$568.93"]],
        totals: [
          ["Total Charges", "$568.93"],
          ["Amount Due", "$568.93"],
        ],
        note: "Please pay within 30 days.",
      },
    ],
  },
];
