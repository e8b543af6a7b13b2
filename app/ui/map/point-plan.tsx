import * as css from "./point-plan.css.ts";

/** A place on a plan: where its pin is, and where it is itself. Places that belong together have one number. */
export interface PlanPin {
  id: string;
  number: number;
  x: number;
  y: number;
  placeX: number;
  placeY: number;
}

/** Places of an area on paper, in pixels of a plan of `planSize`. */
export interface DrawnPlan {
  /** The `d` of SVG paths: the land. */
  outlines: string[];
  pins: PlanPin[];
  /** What the places are near to. */
  here: { x: number; y: number } | null;
  /** The length of a number of miles. */
  scale: { px: number; miles: number };
}

export const planSize = { width: 320, height: 320 };
export const pinRadius = 12;
/** How many numbers can be styled separately, by `data-pin`; then counting starts over. */
export const MARKED_PINS = 20;

interface PointPlanProps {
  id: string;
  title: string;
  /** What it shows, for those who do not see it. */
  description: string;
  plan: DrawnPlan;
  /** What a pin marks, read after its number when a pointer rests on it or the keyboard reaches it. */
  nameOf: (pin: PlanPin) => string;
  hrefOf: (number: number) => string;
  /** '10 miles' */
  milesOf: (miles: number) => string;
}

/** A small map drawn on the server: numbered pins, each a link, above the outlines of the land, with a scale. Wants a list with
 *  the same numbers next to it. */
export function PointPlan({ id, title, description, plan, nameOf, hrefOf, milesOf }: PointPlanProps) {
  const { width, height } = planSize;
  const { here, scale } = plan;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={css.plan}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {plan.outlines.map((outline) => (
        <path key={outline.slice(0, 60)} d={outline} className={css.land} />
      ))}
      {plan.pins.map(({ id, x, y, placeX, placeY }) =>
        Math.hypot(x - placeX, y - placeY) > 3 ? (
          <g key={id}>
            <line x1={x} y1={y} x2={placeX} y2={placeY} className={css.lead} />
            <circle cx={placeX} cy={placeY} r="2" className={css.spot} />
          </g>
        ) : null,
      )}
      {plan.pins.map((pin) => (
        <a
          key={pin.id}
          href={hrefOf(pin.number)}
          aria-label={`${pin.number} ${nameOf(pin)}`}
          data-pin={pin.number % MARKED_PINS}
        >
          <title>{nameOf(pin)}</title>
          <circle cx={pin.x} cy={pin.y} r={pinRadius} className={css.pin} />
          <text x={pin.x} y={pin.y + 4} textAnchor="middle" className={css.number}>
            {pin.number}
          </text>
        </a>
      ))}
      {here ? (
        <path d={`M${here.x - 7},${here.y}h14M${here.x},${here.y - 7}v14`} className={css.here} />
      ) : null}
      <path d={`M10,${height - 14}v6h${scale.px}v-6`} className={css.scaleLine} />
      <text x={16 + scale.px} y={height - 8} className={css.scale}>
        {milesOf(scale.miles)}
      </text>
    </svg>
  );
}
