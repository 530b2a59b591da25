import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';

const FOLDER = '.cache/visual';
const CHANGES = `${FOLDER}/changes`;

export interface Change {
  widget: string;
  example: string;
  looks: string[];
  /** Sheets. */
  before: Buffer;
  after: Buffer;
  difference: Buffer;
}

/** Adds a change to the report; a retry that finds no change removes it with `forgetChanges`. */
export async function recordChange({ widget, example, looks, before, after, difference }: Change): Promise<void> {
  const picture = (title: string, data: Buffer) =>
    `<figure><figcaption>${title}</figcaption><img alt="" src="data:image/avif;base64,${data.toString('base64')}"></figure>`;
  await mkdir(`${CHANGES}/${widget}`, { recursive: true });
  await writeFile(
    `${CHANGES}/${widget}/${slugOf(example)}.html`,
    `<section><h2>${escape(`${widget}: ${example}`)}</h2><p>${escape(looks.join(' · '))}</p>${picture('Before', before)}${picture('After', after)}${picture('Difference', difference)}</section>`,
  );
}

export async function forgetChanges(widget = ''): Promise<void> {
  await rm(`${CHANGES}/${widget}`, { recursive: true, force: true });
}

/** A single page with all images; returns its URL if anything changed. */
export async function writeReport(): Promise<string | undefined> {
  const files = (await readdir(CHANGES, { recursive: true }).catch(() => []))
    .filter((file) => file.endsWith('.html'))
    .sort();
  const sections = await Promise.all(files.map((file) => readFile(`${CHANGES}/${file}`, 'utf8')));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(
    `${FOLDER}/index.html`,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed examples</title><style>body{font:1rem/1.5 system-ui;margin:2rem}img{max-width:100%;border:1px solid #ccc}figure{margin:0 0 1rem}</style><h1>${sections.length} changed examples</h1>${sections.join('')}</html>`,
  );
  return sections.length ? `${FOLDER}/index.html` : undefined;
}

/** A file name from an example's title. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
