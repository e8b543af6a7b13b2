import type { AmountKind } from "../explanation.ts";

/** What an adjudication's category says: a column of an explanation, or a part of what was paid. */
export type AdjudicationColumn = AmountKind | "paidToProvider" | "paidToPatient" | "patientPaid";

/**
 * Categories by their code: CARIN Blue Button (C4BBAdjudication and HL7's adjudication codes), and Blue Button 2.0, whose
 * codes are addresses that end in a variable of CMS's files (https://bluebutton.cms.gov/resources/variables/…).
 */
const columns: ReadonlyMap<string, AdjudicationColumn> = new Map(
  Object.entries({
    submitted: "billed",
    eligible: "allowed",
    discount: "discount",
    noncovered: "notCovered",
    deductible: "deductible",
    copay: "copay",
    coinsurance: "coinsurance",
    memberliability: "youOwe",
    priorpayerpaid: "otherInsurance",
    benefit: "planPaid",
    paidtoprovider: "paidToProvider",
    paidtopatient: "paidToPatient",
    paidbypatient: "patientPaid",

    line_sbmtd_chrg_amt: "billed",
    line_alowd_chrg_amt: "allowed",
    line_coinsrnc_amt: "coinsurance",
    line_bene_ptb_ddctbl_amt: "deductible",
    bene_ptb_ddctbl_amt: "deductible",
    line_nch_pmt_amt: "planPaid",
    line_prvdr_pmt_amt: "paidToProvider",
    line_bene_pmt_amt: "paidToPatient",
    line_bene_prmry_pyr_pd_amt: "otherInsurance",

    rev_cntr_tot_chrg_amt: "billed",
    rev_cntr_ncvrd_chrg_amt: "notCovered",
    rev_cntr_cash_ddctbl_amt: "deductible",
    rev_cntr_coinsrnc_wge_adjstd_c: "coinsurance",
    rev_cntr_pmt_amt_amt: "planPaid",
    rev_cntr_prvdr_pmt_amt: "paidToProvider",
    rev_cntr_bene_pmt_amt: "paidToPatient",
    rev_cntr_ptnt_rspnsblty_pmt: "youOwe",

    clm_tot_chrg_amt: "billed",
    clm_pmt_amt: "planPaid",
    nch_carr_clm_sbmtd_chrg_amt: "billed",
    nch_carr_clm_alowd_amt: "allowed",
    nch_clm_prvdr_pmt_amt: "paidToProvider",
    nch_clm_bene_pmt_amt: "paidToPatient",
    carr_clm_cash_ddctbl_apld_amt: "deductible",
    carr_clm_prmry_pyr_pd_amt: "otherInsurance",
    nch_prmry_pyr_clm_pd_amt: "otherInsurance",
    nch_ip_ncvrd_chrg_amt: "notCovered",
    nch_bene_ip_ddctbl_amt: "deductible",
    nch_bene_pta_coinsrnc_lblty_am: "coinsurance",
    nch_bene_pta_coinsrnc_lblty_amt: "coinsurance",
    nch_bene_ptb_ddctbl_amt: "deductible",
    nch_bene_ptb_coinsrnc_amt: "coinsurance",

    tot_rx_cst_amt: "billed",
    ptnt_pay_amt: "youOwe",
    cvrd_d_plan_pd_amt: "planPaid",
    plro_amt: "otherInsurance",
  } satisfies Record<string, AdjudicationColumn>),
);

/** Returns the column of a category's code; null: the payer's own, which no one can place. */
export function columnOfCategory(code: string): AdjudicationColumn | null {
  return columns.get((code.split("/").at(-1) ?? "").toLowerCase()) ?? null;
}
