/** Lines around a change that a diff shows. */
const CONTEXT = 3;

/** A unified diff. Both texts have the same number of lines: names are replaced within their lines. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const [removed, added] = [linesIn(before), linesIn(after)];
  const changed = removed.flatMap((line, index) => (line === added[index] ? [] : [index]));
  const hunks: { from: number; to: number }[] = [];
  for (const index of changed) {
    const [from, to] = [Math.max(0, index - CONTEXT), Math.min(removed.length, index + CONTEXT + 1)];
    const last = hunks.at(-1);
    if (last && from <= last.to) last.to = to;
    else hunks.push({ from, to });
  }
  const lines = hunks.flatMap(({ from, to }) => {
    const range = `${from + 1},${to - from}`;
    return [`@@ -${range} +${range} @@`, ...linesOf(removed.slice(from, to), added.slice(from, to))];
  });
  const path = file.replace(/^\//, '');
  return lines.length ? [`--- a/${path}`, `+++ b/${path}`, ...lines].join('\n') : '';
}

function linesIn(text: string): string[] {
  const lines = text.split('\n');
  const last = lines.pop();
  return last ? [...lines, `${last}\n\\ No newline at end of file`] : lines;
}

/** Changed lines that follow each other are one block: first what is removed, then what is added. */
function linesOf(removed: readonly string[], added: readonly string[]): string[] {
  const lines: string[] = [];
  let block: string[] = [];
  removed.forEach((line, index) => {
    if (line !== added[index]) {
      lines.push(`-${line}`);
      block.push(`+${added[index]}`);
      return;
    }
    lines.push(...block, ` ${line}`);
    block = [];
  });
  return [...lines, ...block];
}
