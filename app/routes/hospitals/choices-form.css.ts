import { style } from "@vanilla-extract/css";
import * as stack from "#app/ui/page/stack.css.ts";
import { font, space, wide } from "#app/ui/theme/tokens.css.ts";

/** Side by side with their button where there is room. */
export const nameAndPlace = style([
  stack.fields,
  { "@media": { [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) auto" } } },
]);
/** Next to the fields' controls, below a label's height. */
export const submit = style({
  "@media": { [wide]: { paddingTop: `calc(${font.size.body} * 1.5 + ${space.xxs})` } },
});
