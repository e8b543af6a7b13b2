/** Edits (insert, delete, replace) that turn one text into the other, or `limit + 1` when there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && start < endB && a[start] === b[start]) start++;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  if (endA === start || endB === start) return Math.min(limit + 1, Math.max(endA, endB) - start);
  if (limit === 1) return endA - start === 1 && endB - start === 1 ? 1 : 2;
  return countEdits(a.slice(start, endA), b.slice(start, endB), limit);
}

function countEdits(a: string, b: string, limit: number): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const cost = Math.min(replaced, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return Math.min(limit + 1, previous[b.length] ?? limit + 1);
}
