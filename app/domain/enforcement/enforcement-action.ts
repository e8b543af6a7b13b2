/** What CMS can do in a case, by the words of its list in small letters. Source: data.cms.gov, Hospital Price Transparency Enforcement Activities
 *  and Outcomes. */
export const ENFORCEMENT_ACTIONS = {
  "warning-notice": "warning notice",
  "plan-requested": "cap request",
  "penalty-notice": "cmp notice",
  "met-requirements": "met requirements",
  "closure-notice": "closure notice",
  "administrative-closure": "administrative closure",
  appealed: "appealed",
} as const;

export type EnforcementAction = keyof typeof ENFORCEMENT_ACTIONS;

export const ENFORCEMENT_ACTION_NAMES = Object.keys(ENFORCEMENT_ACTIONS) as readonly EnforcementAction[];

/** An action of the list. `actedOn`: an ISO day. */
export interface ListedAction {
  caseId: string;
  action: EnforcementAction;
  actedOn: string;
  hospitalName: string;
  street: string;
  city: string;
  /** Two letters. */
  state: string;
}
