import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

/** A file of pages/: its settings, and its markup. */
export interface HostPage {
  readonly name: string;
  /** Completes the sentence "A page …". */
  readonly title: string;
  readonly markup: string;
  readonly contentType: string;
  /** The language of our texts. */
  readonly language: 'en' | 'ar';
  /** The page around the frame, same-origin or cross-origin, and the frame's sandbox. */
  readonly frame?: 'own' | 'foreign';
  readonly sandbox?: string;
  readonly viewport?: { width: number; height: number };
  /** A script of libraries/ that runs after our widgets are mounted, like a translator or an editor. */
  readonly meanwhile?: string;
  readonly isRightToLeft?: boolean;
  /** Links in editable text take the caret, not focus. */
  readonly isEditable?: boolean;
  /** Carousels scroll natively, because keen-slider cannot work there. */
  readonly scrolls?: boolean;
  /** Neither cookies nor storage. */
  readonly keepsNothing?: boolean;
  /** Further configuration of the page. */
  readonly config?: object;
  /** For each widget that must not mount here, a part of its console message. */
  readonly expectedErrors?: Readonly<Record<string, string>>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
};

/** Every page of the folder; a new one needs no other edit. */
export function readPages(): HostPage[] {
  return globSync('tests/hosts/pages/*.{html,xhtml}').sort().map(readPage);
}

function readPage(file: string): HostPage {
  const [, head, markup] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (head === undefined || markup === undefined)
    throw new Error(`${file}: begins with no lines between --- that say what the page is.`);
  const extension = extname(file);
  return {
    name: basename(file, extension),
    language: 'en',
    contentType: TYPES[extension]!,
    markup,
    ...(parse(head) as { title: string }),
  };
}
