import type { ServiceGroup } from "./service-group.ts";

export const ROOMS: readonly ServiceGroup[] = [
  {
    area: "room",
    codeType: "RC",
    revenueCode: null,
    setting: "inpatient",
    services: [
      ["0110", 3150],
      ["0111", 3350],
      ["0112", 3350],
      ["0120", 2750],
      ["0121", 2850],
      ["0122", 2850],
      ["0124", 2570],
      ["0128", 3400],
      ["0170", 1450],
      ["0171", 1650],
      ["0172", 3400],
      ["0173", 5900],
      ["0174", 10450],
      ["0200", 9900],
      ["0201", 9400],
      ["0203", 9800],
      ["0206", 5200],
      ["0210", 9100],
    ],
  },
  {
    area: "room",
    codeType: "RC",
    revenueCode: null,
    setting: "outpatient",
    services: [["0710", 1350]],
  },
];
