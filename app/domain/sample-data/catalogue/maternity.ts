import type { ServiceGroup } from "./service-group.ts";

export const MATERNITY: readonly ServiceGroup[] = [
  {
    area: "maternity",
    codeType: "CPT",
    revenueCode: "0722",
    setting: "both",
    services: [
      ["59400", 8600],
      ["59409", 7450],
      ["59510", 11900],
      ["59514", 9800],
      ["59610", 9100],
    ],
  },
  {
    area: "maternity",
    codeType: "CPT",
    revenueCode: "0720",
    setting: "outpatient",
    services: [
      ["59025", 520],
      ["59000", 1650],
      ["59812", 6900],
    ],
  },
  {
    area: "maternity",
    codeType: "CPT",
    revenueCode: "0402",
    setting: "outpatient",
    services: [
      ["76801", 820],
      ["76805", 925],
      ["76811", 1100],
      ["76815", 640],
      ["76816", 720],
      ["76817", 730],
      ["76819", 755],
    ],
  },
  {
    area: "maternity",
    codeType: "CPT",
    revenueCode: "0171",
    setting: "inpatient",
    services: [["99460", 310]],
  },
];
