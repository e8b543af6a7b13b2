/** Edits (insert, delete, replace) that turn one text into the other, or `limit + 1` when there are more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let start = 0;
  let [endA, endB] = [a.length, b.length];
  while (start < endA && start < endB && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  if (endA === start || endB === start) return Math.min(limit + 1, Math.max(endA, endB) - start);
  if (limit === 1) return endA - start === 1 && endB - start === 1 ? 1 : 2;
  return countEdits(a.slice(start, endA), b.slice(start, endB), limit);
}

/** Row by row of the table of edits; what is further than `limit` from its diagonal costs more than that. */
function countEdits(a: string, b: string, limit: number): number {
  const tooMany = limit + 1;
  const costs: number[] = [];
  for (let j = 0; j <= b.length; j++) costs.push(j);
  for (let i = 1; i <= a.length; i++) {
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    let before = costs[from - 1]!; // one up and one to the left
    let left = from === 1 ? i : tooMany;
    if (from === 1) costs[0] = i;
    let best = left;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j++) {
      const above = j < i + limit ? costs[j]! : tooMany;
      const replaced = before + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      left = Math.min(replaced, Math.min(above, left) + 1);
      before = costs[j]!;
      costs[j] = left;
      if (left < best) best = left;
    }
    if (best > limit) return tooMany;
  }
  return Math.min(tooMany, costs[b.length]!);
}
