/** The page doctor of `?inlay-debug`: every placeholder, what it waits for, what it costs and what is wrong with it. */
import type { PlaceholderReport } from '../../contract';
import { addStyles } from '../../core';
import { create, explainLoad } from '../edit';
import styles from './doctor.css';

interface Sizes {
  readonly modules: readonly { readonly name: string; readonly file: string; readonly shared: readonly string[] }[];
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
}

const COLUMNS = ['Module', 'State', 'Loads', 'Mounted', 'Size', 'What to do'];

/** `inspect` is read again whenever a placeholder changes. */
export async function openDoctor(inspect: () => readonly PlaceholderReport[]) {
  addStyles(styles);
  const sizes = await fetchSizes();
  const body = create('tbody', 'inlay-doctor__rows');
  const summary = create('summary', 'inlay-doctor__summary', 'Inlay');
  const head = create('tr', 'inlay-doctor__row', ...COLUMNS.map((name) => create('th', 'inlay-doctor__head', name)));
  const table = create('table', 'inlay-doctor__table', create('thead', 'inlay-doctor__rows', head), body);
  const scroller = create('div', 'inlay-doctor__scroller', table);
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', 'Placeholders');
  const panel = create('details', 'inlay-doctor', summary, scroller);
  panel.open = true;
  panel.lang = 'en';
  panel.dir = 'ltr';
  document.body.append(panel);

  const show = () => {
    const reports = inspect();
    const failed = reports.filter(({ state }) => state === 'failed').length;
    summary.textContent = `Inlay: ${reports.length} placeholders, ${reports.filter(({ state }) => state === 'mounted').length} mounted${failed ? `, ${failed} failed` : ''}`;
    body.replaceChildren(...reports.map((report) => rowOf(report, sizes)));
  };
  for (const name of ['mount', 'unmount', 'error']) document.addEventListener(`inlay:${name}`, show);
  show();
}

function rowOf({ element, module, state, load, mountedAt, error, notes }: PlaceholderReport, sizes: Sizes | undefined): HTMLElement {
  const advice = new Set(notes);
  if (error instanceof Error) advice.add(error.message);
  const slip = explainLoad(load || 'visible');
  if (slip) advice.add(slip);
  const find = create('button', 'inlay-doctor__find', module);
  find.type = 'button';
  find.addEventListener('click', () => element.scrollIntoView({ block: 'center' }));
  const row = create(
    'tr',
    'inlay-doctor__row',
    create('td', 'inlay-doctor__cell', find),
    create('td', 'inlay-doctor__cell', state),
    create('td', 'inlay-doctor__cell', state === 'pending' ? `waits for ${load}` : load),
    create('td', 'inlay-doctor__cell', mountedAt === undefined ? '' : `${Math.round(mountedAt)} ms`),
    create('td', 'inlay-doctor__cell', sizeOf(module, sizes)),
    create('td', 'inlay-doctor__cell', [...advice].join(' · ') || (state === 'unknown' ? 'Not one of ours: left alone.' : '')),
  );
  row.dataset.state = state;
  return row;
}

function sizeOf(name: string, sizes: Sizes | undefined): string {
  const module = sizes?.modules.find((one) => one.name === name);
  if (!module) return '';
  const bytes = [module.file, ...module.shared].reduce((sum, file) => sum + (sizes!.files[file]?.brotli ?? 0), 0);
  return `${(bytes / 1000).toFixed(1)} kB`;
}

async function fetchSizes(): Promise<Sizes | undefined> {
  try {
    const response = await fetch(new URL('../manifest.json', import.meta.url));
    return response.ok ? ((await response.json()) as Sizes) : undefined;
  } catch {
    return undefined;
  }
}
