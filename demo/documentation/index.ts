/**
 * Writes the documentation as static files: `npm run site` writes `dist-site/VERSION`, and an index of all versions in
 * `dist-site`. Needs `dist`.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { catalogueAssets } from '../catalogue/assets.ts';
import { readCatalogue } from '../catalogue/read.ts';
import { loadContent } from '../content/load.ts';
import { minified } from '../site/asset.ts';
import { assets } from '../site/assets.ts';
import { feeds } from '../site/feeds.ts';
import { media } from '../site/media.ts';
import type { Env } from '../site/site.ts';
import { theme } from '../site/theme.ts';
import { withRelativeAddresses } from './addresses.ts';
import { LINKED_FILES, readGuides } from './guides.ts';
import { cataloguePage, examplePage, guidePage, homePage, searchPage, versionsPage, widgetPage } from './pages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE_PAGE = 'example.html';

/** Files that only stylesheets and scripts refer to. */
const LINKED_BY_FILES = [
  theme.display,
  theme.displayItalic,
  theme.ampersand,
  theme.text,
  theme.textExtended,
  catalogueAssets.copyFormats,
];

/** The files of `dist` that pages load. */
const LOADED = /^(?:loader\.js|inlay\.css|manifest\.json|chunks|styles)$/;

/** Files that the demo serves: the theme, generated images, videos and feeds. */
const demo = new Hono<Env>()
  .route('/', assets({ content: loadContent() }))
  .route('/', media)
  .route('/', feeds);

export async function writeDocumentation(target: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const { widgets, problem } = await readCatalogue();
  if (problem) throw new Error(problem);
  const guides = readGuides();
  const entries = [
    ...guides.map(({ path, title, description, text }) => ({ url: path, title, description, kind: 'Guide', text })),
    ...widgets.map(({ name, description = '', props }) => ({
      url: `catalogue/${name}.html`,
      title: name,
      description,
      kind: 'Widget',
      text: [description, ...props.map((prop) => `${prop.name} ${prop.description}`)].join(' '),
    })),
  ];
  const pages = new Map<string, string>();
  const add = async (path: string, content: ReturnType<typeof homePage>) => void pages.set(path, String(await content));
  await add('index.html', homePage(guides, version));
  await add('search.html', searchPage(entries, version));
  await add(EXAMPLE_PAGE, examplePage(version));
  await add('catalogue/index.html', cataloguePage(widgets, version));
  for (const guide of guides) await add(guide.path, guidePage(guide, version));
  for (const widget of widgets) await add(`catalogue/${widget.name}.html`, widgetPage(widget, version));

  const folder = join(target, version);
  await rm(folder, { recursive: true, force: true });
  await copyFiles(folder);
  await write(join(folder, 'search-index.json'), JSON.stringify(entries));
  const fileOf = createFiles(folder, pages);
  for (const { href } of LINKED_BY_FILES) await fileOf(href);
  for (const [path, html] of pages)
    await write(join(folder, path), await withRelativeAddresses({ path, html }, fileOf));
  await write(join(target, 'index.html'), String(await versionsPage(await versionsIn(target))));
  return folder;
}

async function copyFiles(folder: string) {
  const dist = join(ROOT, 'dist');
  await cp(dist, join(folder, 'inlay'), {
    recursive: true,
    filter(source) {
      const [first = ''] = source.slice(dist.length).split(/[\\/]/).filter(Boolean);
      return !first || (LOADED.test(first) && !/\.(?:br|map)$/.test(source));
    },
  });
  for (const file of LINKED_FILES) await cp(join(ROOT, file), join(folder, file));
  for (const name of ['search-worker.js', 'documentation.js'])
    await cp(new URL(name, import.meta.url), join(folder, name));
  await write(join(folder, 'documentation.css'), await stylesheet());
}

/** All stylesheets of a page in one file: the first text waits for one request. */
async function stylesheet(): Promise<string> {
  const pageStyles = await readFile(new URL('documentation.css', import.meta.url), 'utf8');
  const inlay = await readFile(join(ROOT, 'dist/inlay.css'), 'utf8');
  const themeStyles = String(theme.styles.body).replaceAll(/\/theme\/([\w.-]+)(?:\?v=[\w-]+)?/g, 'files/theme/$1');
  return [inlay, themeStyles, String(catalogueAssets.catalogueStyles.body), String(minified(pageStyles))].join('\n');
}

/** Resolves a URL to a page or file of this folder. Other links of examples lead to one page. */
function createFiles(folder: string, pages: ReadonlyMap<string, string>) {
  const ours = /^\/(?:inlay\/|docs\/|search-service$|\.\.\/|documentation\.|search-worker)/;
  const files = new Map<string, Promise<string>>();
  const load = async (address: string) => {
    const [path = '', ...rest] = address.split(/(?=[?#])/s);
    if (pages.has(path.slice(1)) || ours.test(path)) return address.slice(1);
    const response = await demo.request(address);
    if (!response.ok) return EXAMPLE_PAGE;
    // A static host ignores queries, so the file name contains the parameters.
    const query = rest.find((part) => part.startsWith('?') && !part.startsWith('?v='))?.slice(1);
    const extension = posix.extname(path);
    const name = `files${path.slice(0, -extension.length || undefined)}${query ? `.${query.replace(/\W+/g, '-')}` : ''}${extension}`;
    await write(join(folder, name), await bodyOf(path, response));
    return name;
  };
  return (address: string) => {
    const file = files.get(address) ?? load(address);
    files.set(address, file);
    return file;
  };
}

/** The copied formats are beside the script. */
async function bodyOf(path: string, response: Response): Promise<Uint8Array | string> {
  if (!/^\/theme\/.*\.js$/.test(path)) return new Uint8Array(await response.arrayBuffer());
  return (await response.text()).replaceAll(/(["'(])\/theme\/([\w.-]+)(?:\?v=[\w-]+)?/g, '$1./$2');
}

async function versionsIn(target: string): Promise<string[]> {
  const folders = await readdir(target, { withFileTypes: true });
  return folders
    .flatMap((entry) => (entry.isDirectory() && /^\d/.test(entry.name) ? entry.name : []))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

async function write(file: string, content: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await writeDocumentation(join(ROOT, 'dist-site'));
  console.log(`Written to ${folder}. Serve dist-site, such as with "npx http-server dist-site".`);
}
