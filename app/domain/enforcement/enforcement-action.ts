/** What CMS can do in a case, by the words of its list. Source: data.cms.gov, Hospital Price Transparency Enforcement Activities
 *  and Outcomes. */
export const ENFORCEMENT_ACTIONS = {
  "warning-notice": "Warning Notice",
  "plan-requested": "CAP Request",
  "penalty-notice": "CMP Notice",
  "met-requirements": "Met Requirements",
  "closure-notice": "Closure Notice",
  "administrative-closure": "Administrative Closure",
  appealed: "Appealed",
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
