/** The same words in quotation marks: what search services take as meant exactly so. */
export function exactly(query: string): string {
  return query
    .replace(/"/g, ' ')
    .split(/\s+/)
    .flatMap((word) => (word ? `"${word}"` : []))
    .join(' ');
}

/** What the results are for, where the service searched for something else than was asked. */
export function correctionOf(query: string, usedQuery: string): string | undefined {
  return usedQuery && plain(usedQuery) !== plain(query) ? usedQuery : undefined;
}

/** Whether asking for exactly these words would be asking for something else. */
export function canInsist(query: string): boolean {
  return exactly(query) !== query;
}

function plain(query: string): string {
  return query.replace(/["\s]+/g, ' ').trim().toLowerCase();
}
