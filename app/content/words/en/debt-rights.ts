/** What a state’s law says about medical debt, by the key of its row, and what else a reader should know. Facts: app/domain/debt. */
export const debtRights = {
  rules: {
    "az-interest":
      "Interest on medical debt, and on judgments for it, is at most 3% a year, or the one-year Treasury yield if that is lower.",
    "az-garnishment":
      "Wage garnishment can take at most 10% of your disposable earnings, or the pay above 60 times the highest minimum wage, whichever is less.",
    "az-home": "Most judgment creditors cannot reach the first $400,000 of equity in your home.",
    "ca-reporting":
      "No one may report medical debt to a credit bureau. A debt that someone knowingly reports is void.",
    "ca-reporting-contract":
      "A written contract that creates medical debt must state the ban on credit reports. Without that, the contract is void.",
    "ca-reporting-lenders":
      "State law bars a lender from counting a medical debt on a credit report against the applicant.",
    "ca-interest": "A company that buys a hospital debt must not add interest or fees.",
    "ca-sale":
      "A hospital may sell a debt only if it found the patient ineligible for aid, or the patient did not answer for 180 days.",
    "ca-plan":
      "A hospital’s reasonable payment plan takes at most 10% of your family’s monthly income after essential living expenses.",
    "co-reporting-bureaus":
      "State law bars credit bureaus from reporting negative information that they know, or should know, is about medical debt. Large loans are an exception.",
    "co-reporting-collectors":
      "State law bars a collector from falsely saying that medical debt will be on a credit report. Its first letter must say so.",
    "co-interest": "Interest on medical debt is at most 3% a year.",
    "co-wait":
      "No lawsuit, sale, credit report or similar step over hospital care is allowed until 182 days after the care.",
    "co-screening":
      "A hospital must check if an uninsured patient can get public programs and discounted care, unless the patient declines in writing.",
    "co-notice":
      "Thirty days before a lawsuit, sale or credit report, the patient must get a notice with the state’s text on discounted care.",
    "co-plan":
      "With income up to 250% of the poverty level, you pay at most 4% of monthly income, and 2% to each professional. After 36 payments, you are done.",
    "co-enforcer":
      "The Administrator of the Consumer Credit Code, in the Attorney General’s office, enforces the rules for collectors and credit bureaus.",
    "ct-reporting":
      "State law bars providers and collectors from reporting medical debt. Any part that they report is void.",
    "ct-garnishment": "A hospital must not take wages from a patient who is eligible for its bed fund.",
    "ct-home":
      "A hospital must not foreclose its lien on the main home of a patient who is eligible for its bed fund.",
    "de-reporting": "No one may report medical debt to a credit bureau, and no bureau may include it.",
    "de-sale":
      "Medical debt may be sold only to a buyer who is barred from charging interest and from extraordinary collection.",
    "fl-property":
      "For debts to a licensed facility, one car is protected up to $10,000. Without a homestead exemption, personal property is protected up to $10,000.",
    "fl-steps":
      "Before a facility sues, liens, garnishes, sells or reports a debt, it must check for aid and itemize the bill. It must also bill the insurer and finish any grievance.",
    "fl-notice":
      "Thirty days before a lawsuit, lien, sale or credit report, a facility must send written notice by certified or traceable mail.",
    "id-interest": "A provider must not add interest or fees until 60 days after the final statement.",
    "id-wait":
      "No lawsuit, lien, credit report or early assignment of the debt is allowed until 90 days after the final statement and the end of appeals.",
    "id-notice":
      "The patient must first get a consolidated summary of services within 60 days, and a free final statement.",
    "il-reporting":
      "State law bars credit bureaus from reporting negative medical debt information or collection actions.",
    "il-interest": "Court judgments on consumer debt up to $25,000 carry 5% interest.",
    "il-wait":
      "A hospital must give an uninsured patient at least 90 days after discharge to apply for aid before collection.",
    "il-screening":
      "A hospital may collect from an uninsured patient only after it did the required screening and applied any discount due.",
    "il-plan":
      "A hospital must offer a reasonable payment plan to an uninsured patient who cannot pay all at once.",
    "md-reporting":
      "State law bars credit bureaus from reporting or keeping medical debt, no matter when it began. It bars providers from disclosing it to them.",
    "md-home":
      "No one may put a lien on an owner-occupied home over medical debt. A court must remove such a lien.",
    "md-small-debt": "A hospital must not sue over a debt of $500 or less.",
    "md-wait": "A hospital must not sue during the 240 days in which the patient may apply for aid.",
    "md-complaint":
      "A collector’s complaint in court must say that the debt is medical, and give the home address.",
    "md-plan": "A hospital must offer a payment plan based on income.",
    "md-enforcer":
      "The Office of Financial Regulation handles collectors and credit bureaus. The Attorney General’s Health Education and Advocacy Unit helps patients.",
    "me-reporting":
      "State law bars creditors, collectors and debt buyers from reporting medical debt, and credit bureaus from including it.",
    "me-interest":
      "A collector must not falsely suggest that interest or fees will be added to medical debt.",
    "mn-reporting":
      "State law bars those who collect medical debt from reporting it, and credit bureaus from including it.",
    "mn-garnishment":
      "Wage garnishment depends on income: from 10% at the lowest step to 25% at the highest.",
    "mn-spouse": "A spouse is no longer automatically liable for the other spouse’s medical debt.",
    "mn-screening": "A hospital must screen uninsured patients for charity care and public programs.",
    "mn-enforcer":
      "The Attorney General enforces the law. You may claim damages and up to $1,000 for each violation, tripled if it was willful.",
    "nc-reporting": "All 99 acute care hospitals have agreed not to report medical debt to credit bureaus.",
    "nc-interest":
      "All 99 acute care hospitals have agreed to charge at most 3% interest. State law otherwise allows 8%.",
    "nc-wages":
      "General creditors cannot garnish wages. Earnings of the last 60 days that the family needs are exempt.",
    "nc-hospital-garnishment":
      "Public and nonprofit hospitals have their own procedure to garnish, by a court hearing.",
    "nc-screening":
      "All 99 acute care hospitals have agreed to give charity care automatically to homeless patients and those with Medicaid, SNAP or WIC.",
    "nj-reporting":
      "State law bars creditors and collectors from reporting medical debt. It bars credit bureaus from reporting paid debts, or debts under $500.",
    "nj-interest": "Interest on medical debt is at most 3% a year.",
    "nj-garnishment":
      "No one may garnish wages over medical debt if income is below 600% of the poverty level.",
    "nj-home": "Liens on the main home, and seizures, are restricted for debts under $1,000.",
    "nj-wait":
      "No collection may begin until 120 days after the first bill, and until a payment plan has been offered.",
    "nj-notice": "Collection letters must say that the debt is not reported to a credit bureau.",
    "nj-plan": "A reasonable payment plan must be offered before collection.",
    "nj-enforcer": "Only the Attorney General may enforce the law. A debt that was wrongly reported is void.",
    "nm-indigent":
      "No collection step, such as a lawsuit, lien, garnishment or sale, is allowed against a household with income up to 200% of the poverty level.",
    "nm-screening":
      "Before it seeks payment, a facility must check for insurance, and screen an uninsured patient for programs and aid.",
    "nm-notice":
      "Every bill must carry a notice in English and Spanish. Before collection, it must be decided whether the patient is indigent.",
    "nm-enforcer": "The Attorney General enforces the law and must run a complaint process.",
    "nv-notice":
      "A collection agency must mail a notice that names the provider, the date and the principal 60 days before any action.",
    "nv-enforcer": "The Commissioner of Financial Institutions licenses collection agencies.",
    "ny-reporting-providers":
      "State law bars hospitals, licensed professionals and ambulances from reporting medical debt. They must bind their collectors to the same.",
    "ny-reporting-bureaus":
      "State law bars credit bureaus from reporting or keeping medical debt. A debt that was reported against the rule is void.",
    "ny-interest": "Court judgments on consumer debt carry 2% interest.",
    "ny-garnishment":
      "A hospital or health professional with a judgment over medical debt must not take your wages by income execution.",
    "ny-home":
      "A judgment for a hospital or health professional over medical debt does not put a lien on the main home.",
    "ny-wait":
      "A hospital must not sue before 180 days have passed. It must not sue a patient with income under 400% of the poverty level at all.",
    "ny-plan":
      "A hospital’s installments are at most 5% of gross monthly income, and its interest at most 2%.",
    "or-reporting":
      "No one may report medical debt of an Oregon resident, and no credit bureau may include it. A court may void it.",
    "or-interest":
      "Patients who qualify for hospital aid pay no interest. For others the statute sets a limit.",
    "or-screening-collector":
      "Before a debt goes to a collector, a hospital must screen the patient for aid and send its policy and application.",
    "or-screening-billing":
      "Before billing, a hospital must screen patients who are uninsured, on Medicaid or owe over $500. Patients are not asked for documents.",
    "or-enforcer":
      "The state Department of Justice enforces the law under the Unlawful Trade Practices Act. Patients may sue.",
    "pa-garnishment":
      "Wages in the employer’s hands are exempt, except for support, some rent and a few other debts.",
    "ri-reporting":
      "State law bars providers, facilities and ambulances from reporting medical debt, and credit bureaus from recording it.",
    "ri-interest":
      "Interest on new medical debt is the one-year Treasury yield, at least 1.5% and at most 4%.",
    "ri-garnishment": "No one may garnish wages for a judgment on medical debt.",
    "ri-home": "No one may execute on or attach the main home for medical debt.",
    "ri-appeal":
      "No lawsuit, collection contact or credit report is allowed while an insurance appeal is known to be pending.",
    "ri-notice": "Every letter must say that state law forbids credit bureaus to report medical debt.",
    "sc-garnishment": "Wages cannot be garnished for ordinary judgments or consumer debts.",
    "tx-garnishment": "Current wages cannot be garnished, except for court-ordered support.",
    "tx-itemized":
      "A facility must not collect a debt unless it has given an itemized bill in plain language.",
    "ut-notice":
      "Before collection that reaches a credit bureau, a provider must send a notice after the insurer’s time has run out.",
    "ut-notice-days":
      "The notice before such a collection gives at least 45 days to pay, or 60 for Medicare patients and those 65 or older.",
    "va-reporting":
      "State law bars facilities, licensed professionals, ambulance agencies and collectors from reporting medical debt.",
    "va-interest":
      "A large facility or its collector must not add interest or late fees until 90 days after the final invoice is due. After that, at most 3%.",
    "va-garnishment":
      "A large facility or its collector must not garnish wages of a patient who qualifies under the facility’s aid policy.",
    "va-home":
      "A large facility or its collector must not foreclose on real property, or put a lien on personal property, over medical debt.",
    "va-notice":
      "Before an extraordinary collection action, the patient must get notice of aid, intended actions and deadlines.",
    "va-enforcer-reporting":
      "A willful violation of the ban on credit reports is a prohibited practice under the Virginia Consumer Protection Act.",
    "va-enforcer-debt":
      "A violation of the Medical Debt Protection Act is a prohibited practice under the Virginia Consumer Protection Act.",
    "vt-reporting":
      "State law bars large facilities and medical debt collectors from reporting medical debt.",
    "vt-reporting-bureaus": "State law bars credit bureaus from reporting or keeping medical debt.",
    "vt-interest": "Patients who qualify for a large facility’s aid pay no interest.",
    "vt-sale": "A large facility must not sell medical debt, except to a charity that cancels it.",
    "vt-plan":
      "For patients who qualify for aid, a large facility’s payment plan takes at most 5% of gross monthly household income.",
    "vt-enforcer": "The Attorney General enforces the law with consumer protection powers.",
    "wa-reporting":
      "State law bars providers from furnishing medical debt to credit bureaus. A debt that they furnished is void.",
    "wa-interest": "Interest on medical debt is at most 9%.",
    "wa-wait": "A debt must not go to a collection agency until 120 days after the first bill.",
    "wa-application":
      "A collector must not collect hospital debt while it knows of a pending charity care application or appeal.",
    "wa-enforcer": "The Attorney General enforces the law under the Consumer Protection Act.",
  },
  cautions: {
    "az-interest": "A text about the law says that it does not cover debts due before December 5, 2022.",
    "az-home": "Check the amount: it may have changed since.",
    "ca-reporting": "A text about the law says that debt on a general credit card is not covered.",
    "ca-reporting-lenders": "The effective date is from a text about the law.",
    "ca-interest": "Only debts that a hospital sold are covered.",
    "co-reporting-bureaus":
      "A case about this law was pending in June 2026: ACA International v. Fulford. The law ends on July 1, 2028. Texts give two effective dates, August 7, 2023 and August 6, 2024. We show the later one.",
    "co-reporting-collectors": "We read a summary of the bill.",
    "co-interest": "We read a summary of the bill as introduced, not its section or its effective date.",
    "ct-reporting": "Credit bureaus themselves are not bound.",
    "ct-garnishment": "The rule is for care on or after October 1, 2022.",
    "ct-home": "The rule is for care on or after October 1, 2022.",
    "de-reporting": "Some copies still print the former rule, with a one-year wait.",
    "de-sale": "This is a condition of a sale, not a general limit. We did not read the rest of the chapter.",
    "fl-steps": "The effective date is from a text about the law.",
    "fl-notice": "The effective date is from a text about the law.",
    "id-interest": "We read the text of 2020. The law was amended in 2022.",
    "id-wait": "We read the text of 2020. The law was amended in 2022.",
    "id-notice":
      "We read the text of 2020. The law was amended in 2022. Small facilities are an exception (48-309).",
    "il-reporting":
      "Hospitals and doctors are not bound by it. We read the engrossed bill, and its effective date in a text about it.",
    "il-wait":
      "Before P.A. 103-323, the time was 60 days. We did not read when the text that we read took effect.",
    "il-screening": "We did not read when P.A. 104-490 took effect. Much of it was already in P.A. 103-323.",
    "il-plan": "We did not read when the text that we read took effect.",
    "md-reporting": "The part about providers and the effective date are from texts about the law.",
    "md-home": "The effective date is from a text about the law.",
    "md-small-debt": "An advisory says less than $500. The bill’s title says $500 or less.",
    "me-reporting":
      "The copy that we read lost its struck-out words. Its effective date, and that a court case is under way, are from texts about the law.",
    "me-interest": "We did not read whether adding them is itself barred, or the effective date.",
    "mn-reporting": "Dental and veterinary debts and general credit cards are excluded.",
    "mn-screening": "We did not read whether it must do so before collection.",
    "mn-enforcer": "The amount follows a price index from July of even-numbered years.",
    "nc-reporting": "This is a condition of state funding, not a right to sue. Doctors are not bound.",
    "nc-interest": "This is a condition of state funding, not a right to sue.",
    "nc-wages": "Public and nonprofit hospitals have their own procedure: see the other rule here.",
    "nc-hospital-garnishment": "We did not read its limits (131E-49 and on), or its effective date.",
    "nc-screening": "This is a condition of state funding, not a right to sue.",
    "nj-reporting":
      "Texts say that it is for care on or after July 22, 2024; one of them says July 22, 2025. We show the later date.",
    "nj-home": "We have one source, and we did not read the exact words.",
    "nm-indigent": "We did not check later amendments.",
    "nm-screening": "Facilities other than hospitals are bound, too.",
    "nm-notice": "We did not read when the rule took effect. Some copies have its older number, 13.10.29.9.",
    "nv-notice": "Since 2023, the notice doesn’t have to go by certified mail.",
    "ny-reporting-providers":
      "The effective date, and that general credit cards are excluded, are from texts about the law.",
    "ny-interest": "The page that we read calls it a law of 2021. We did not read the effective date.",
    "or-reporting": "Cosmetic care is excluded.",
    "or-interest": "We did not read the limit for others, or the effective date.",
    "or-screening-collector": "Affiliated clinics are bound, too. We did not read the effective date.",
    "pa-garnishment": "Money in a bank account is not covered. The copies that we read have no date.",
    "ri-reporting": "A second act (S 0169) is in force from January 1, 2026.",
    "ri-interest": "The rule is for debts that began after June 26, 2025.",
    "ri-garnishment": "One tracker of bills still lists this bill as dead.",
    "ri-home": "One tracker of bills still lists this bill as dead.",
    "ri-appeal": "The appeal must be pending within 60 days of the statement.",
    "sc-garnishment": "Money in a bank account is not covered.",
    "tx-garnishment": "Money in a bank account is not covered.",
    "tx-itemized":
      "Other licensed facilities are bound, too. Doctors and federally qualified health centers are not.",
    "ut-notice-days": "The text that we read is about an earlier version.",
    "va-reporting":
      "Credit bureaus are not bound, and general credit cards are excluded. Sources give three effective dates. We show the latest one.",
    "va-interest": "Practices are bound only above the size in 59.1-611.",
    "va-garnishment": "Practices are bound only above the size in 59.1-611.",
    "va-home": "A lien on real property without foreclosure is not on the list.",
    "va-notice": "We did not read how many days before that action.",
    "vt-interest": "We did not read the section number.",
    "vt-plan": "We did not read the section number.",
    "wa-reporting": "Cosmetic care and credit card debt are excluded.",
    "wa-interest": "A bill to lower it to 1% (SB 5993) had not passed on March 12, 2026.",
    "wa-wait": "We read an industry page, not the text of the law.",
  },
} as const;
