/** The page numbers of the fixed group that holds the page: 1–10, 11–20 and so on. */
export function pageGroup(page: number, pages: number, groupSize: number): number[] {
  const first = Math.floor((page - 1) / groupSize) * groupSize + 1;
  const count = Math.min(groupSize, pages - first + 1);
  return [...Array(Math.max(0, count)).keys()].map((offset) => first + offset);
}
