import type { Layout } from "./layout.ts";
import { hospitalLayouts } from "./layouts/hospital-layouts.ts";
import { planLayouts } from "./layouts/plan-layouts.ts";
import { practiceLayouts } from "./layouts/practice-layouts.ts";

/** How hospitals, practices, laboratories, plans and old line printers print what was charged. */
export const layouts: readonly Layout[] = [...hospitalLayouts, ...practiceLayouts, ...planLayouts];
