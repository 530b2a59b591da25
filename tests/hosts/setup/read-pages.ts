import { readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

/** One file of pages/: what stands above its markup, and the markup. */
export interface HostPage {
  readonly name: string;
  /** Ends the sentence "A page …". */
  readonly title: string;
  readonly markup: string;
  readonly contentType: string;
  /** In which our own texts are shown. */
  readonly language: 'en' | 'ar';
  /** Who has the page in a frame: its own site or a stranger's, and with which sandbox. */
  readonly frame?: 'own' | 'foreign';
  readonly sandbox?: string;
  readonly viewport?: { width: number; height: number };
  /** A script of libraries/ that runs once our widgets stand there, as a translator or an editor does. */
  readonly meanwhile?: string;
  readonly isRightToLeft?: boolean;
  /** Links in text that is being written take the caret, not the focus. */
  readonly isEditable?: boolean;
  /** Carousels scroll as the browser does it, since keen-slider cannot work there. */
  readonly scrolls?: boolean;
  /** Neither cookies nor storage. */
  readonly keepsNothing?: boolean;
  /** More of the page's configuration. */
  readonly config?: object;
  /** Widgets that must not start here, and why. */
  readonly refuses?: Readonly<Record<string, string>>;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
};

/** Every page of the folder; one that is added needs no other edit. */
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
