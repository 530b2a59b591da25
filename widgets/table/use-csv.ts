import { useEffect, useState } from 'react';
import type { Content } from '../../src/contract';
import { useWidget } from '../../src/core';
import { loadRowCode } from './use-rows';

/** The table of a CSV file. Undefined until it is loaded, and if it cannot be read: the body is shown instead. */
export function useCsv(address: string | undefined): Content | undefined {
  const widget = useWidget();
  const [content, setContent] = useState<Content>();

  useEffect(() => {
    if (!address) return;
    const leaving = new AbortController();
    const read = async () => {
      const { createSource } = await loadRowCode();
      if (leaving.signal.aborted) return;
      const source = createSource(address, 'table', { toItems: (rows) => rows as string[][], prop: 'csv', widget });
      leaving.signal.addEventListener('abort', source.stop);
      const [head, ...rows] = await source.read();
      if (head && !leaving.signal.aborted) setContent({ kind: 'html', html: tableOf(head, rows) });
    };
    // The source code reports errors in the console.
    read().catch(() => {});
    return () => {
      leaving.abort();
      setContent(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the widget is the same for its life
  }, [address]);
  return content;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
