interface Pin {
  x: number;
  y: number;
}

const ROUNDS = 60;

/**
 * Pins of a plan, moved apart until each can be read and pressed: as little as it takes, and none out of the plan. The
 * order stays; pins in the very same place part around it.
 */
export function spreadPins<P extends Pin>(
  pins: readonly P[],
  { distance, width, height }: { distance: number; width: number; height: number },
): P[] {
  const moved = pins.map((pin, index) => ({ ...pin, x: pin.x + index * 0.01, y: pin.y }));
  const within = (value: number, max: number) => Math.min(max - distance / 2, Math.max(distance / 2, value));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= distance) continue;
        const push = (distance - apart) / 2;
        const [ux, uy] = apart < 1 ? [Math.cos(index), Math.sin(index)] : [dx / apart, dy / apart];
        Object.assign(one, { x: within(one.x - ux * push, width), y: within(one.y - uy * push, height) });
        Object.assign(other, {
          x: within(other.x + ux * push, width),
          y: within(other.y + uy * push, height),
        });
      }
    }
  }
  return moved;
}
