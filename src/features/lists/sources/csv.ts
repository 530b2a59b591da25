import type { SourceKind } from './source';

/** RFC 4180, with commas, semicolons or tabs between the cells. */
export const csv: SourceKind = {
  name: 'CSV',
  matches: ({ url, type, text }) =>
    !/^\s*[<{[]/.test(text) && (/\b(?:csv|tab-separated-values)$/.test(type) || /\.(?:csv|tsv)$/i.test(url.pathname)),
  readers: { table: ({ text }) => rowsOf(text) },
};

/** Each row is as long as the first. Empty lines are left out. */
function rowsOf(text: string): string[][] {
  const rows = cellsOf(text.replace(/^\uFEFF/, '')).filter((row) => row.some((cell) => cell.trim()));
  return rows.map((row) => rows[0]!.map((_, column) => (row[column] ?? '').trim()));
}

function cellsOf(text: string): string[][] {
  const separator = separatorOf(text);
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') cell += text[(at += 1)]!;
      else isQuoted = false;
    } else if (character === '"' && !cell.trim()) [isQuoted, cell] = [true, ''];
    else if (character === separator) endCell();
    else if (character === '\n') {
      endCell();
      rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  endCell();
  return rows;
}

/** The most frequent separator in the first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const counted = [',', ';', '\t'].map((separator) => [separator, line.split(separator).length] as const);
  return counted.reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
