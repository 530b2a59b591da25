import type { ReactNode } from 'react';

/** The text with what the visitor typed set apart, wherever it first stands. */
export function marked(text: string, typed: string): ReactNode {
  const query = typed.trim();
  const at = query ? text.toLocaleLowerCase().indexOf(query.toLocaleLowerCase()) : -1;
  if (at < 0) return text;
  const end = at + query.length;
  return (
    <>
      {text.slice(0, at)}
      <b className="inlay-combobox__typed">{text.slice(at, end)}</b>
      {text.slice(end)}
    </>
  );
}
