/** Markdown. */
export function table(head, rows) {
  return [head, head.map((_, at) => (at ? '---:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Contenders from best to worst, each with its ratio to one of them. */
export function ratios(results, figure, base) {
  return Object.entries(results)
    .sort(([, a], [, b]) => (a[figure] ?? Infinity) - (b[figure] ?? Infinity))
    .map(([name, found]) => [
      name,
      found.failed ?? found[figure],
      found.failed || !results[base]?.[figure] ? '' : (found[figure] / results[base][figure]).toFixed(1),
    ]);
}
