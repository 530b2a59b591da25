/**
 * The debug panel of `?inlay-debug`: every placeholder with its strategy, cost and problems, and the third-party
 * requests under each consent.
 */
import type { PlaceholderReport } from '../../contract';
import { addStyles, config } from '../../core';
import { repairedCookies } from '../../core/storage/cookies';
import { create, explainLoad, wordsOf } from '../edit';
import styles from './debug-panel.css';
import { consentStates, isAsked, thirdPartyRequests } from './third-parties';

interface Sizes {
  readonly modules: readonly { readonly name: string; readonly file: string; readonly shared: readonly string[] }[];
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
}

const COLUMNS = ['Module', 'State', 'Loads', 'Mounted', 'Size', 'What to do'];

let opened: Promise<HTMLElement> | undefined;

/** One per page. `inspect` is read again whenever a placeholder changes. */
export function openDebugPanel(inspect: () => readonly PlaceholderReport[]): Promise<HTMLElement> {
  return (opened ??= createPanel(inspect));
}

async function createPanel(inspect: () => readonly PlaceholderReport[]): Promise<HTMLElement> {
  addStyles(styles);
  const sizes = await fetchSizes();
  const body = create('tbody', 'inlay-debug-panel__rows');
  const summary = create('summary', 'inlay-debug-panel__summary', 'Inlay');
  const head = create(
    'tr',
    'inlay-debug-panel__row',
    ...COLUMNS.map((name) => create('th', 'inlay-debug-panel__head', name)),
  );
  const table = create('table', 'inlay-debug-panel__table', create('thead', 'inlay-debug-panel__rows', head), body);
  const thirdPartyTable = create('table', 'inlay-debug-panel__table');
  thirdPartyTable.setAttribute('aria-label', 'Third parties');
  const scroller = create('div', 'inlay-debug-panel__scroller', table, thirdPartyTable);
  scroller.tabIndex = 0;
  scroller.setAttribute('role', 'region');
  scroller.setAttribute('aria-label', 'Placeholders');
  const panel = create('details', 'inlay-debug-panel', summary, scroller);
  panel.open = true;
  panel.lang = 'en';
  panel.dir = 'ltr';
  // The toolbar, whose button closes the panel, is at the bottom.
  if (config().mode === 'edit') panel.dataset['edge'] = 'top';
  document.body.append(panel);

  const show = () => {
    const reports = inspect();
    const failed = reports.filter(({ state }) => state === 'failed').length;
    const doubled = [...repairedCookies].join(', ');
    summary.textContent = `Inlay: ${reports.length} placeholders, ${reports.filter(({ state }) => state === 'mounted').length} mounted${failed ? `, ${failed} failed` : ''}${doubled && `. Removed a second cookie named ${doubled} from another domain or path`}`;
    body.replaceChildren(...reports.map((report) => rowOf(report, sizes)));
    rehearseConsent(
      thirdPartyTable,
      reports.map(({ module }) => module),
    );
  };
  for (const name of ['mount', 'unmount', 'error']) document.addEventListener(`inlay:${name}`, show);
  show();
  return panel;
}

/** A row for each third party, a column for each state of consent: the requests that the page then makes. */
function rehearseConsent(table: HTMLElement, modules: readonly string[]) {
  const requests = thirdPartyRequests(modules);
  const states = consentStates(requests);
  const names = [
    'Third party',
    'For',
    ...states.map((state) => (state === 'none' ? 'All refused' : `${state} granted`)),
  ];
  const rows = requests.map((request) => {
    const cells = [
      request.host,
      request.what,
      ...states.map((state) => (isAsked(request, state) ? request.when : '–')),
    ];
    return create(
      'tr',
      'inlay-debug-panel__row',
      ...cells.map((text) => create('td', 'inlay-debug-panel__cell', text)),
    );
  });
  if (!rows.length)
    rows.push(create('tr', 'inlay-debug-panel__row', create('td', 'inlay-debug-panel__cell', 'None is declared.')));
  const head = create(
    'tr',
    'inlay-debug-panel__row',
    ...names.map((name) => create('th', 'inlay-debug-panel__head', name)),
  );
  table.replaceChildren(
    create('thead', 'inlay-debug-panel__rows', head),
    create('tbody', 'inlay-debug-panel__rows', ...rows),
  );
}

function rowOf(
  { element, module, state, load, mountedAt, error, notes }: PlaceholderReport,
  sizes: Sizes | undefined,
): HTMLElement {
  const advice = new Set(notes?.map(wordsOf));
  // The error happened before notes were recorded.
  if (error instanceof Error && !advice.size) advice.add(error.message);
  const slip = explainLoad(load || 'visible');
  if (slip) advice.add(slip);
  const find = create('button', 'inlay-debug-panel__find', module);
  find.type = 'button';
  find.addEventListener('click', () => element.scrollIntoView({ block: 'center' }));
  const row = create(
    'tr',
    'inlay-debug-panel__row',
    create('td', 'inlay-debug-panel__cell', find),
    create('td', 'inlay-debug-panel__cell', state),
    create('td', 'inlay-debug-panel__cell', state === 'pending' ? `waits for ${load}` : load),
    create('td', 'inlay-debug-panel__cell', mountedAt === undefined ? '' : `${Math.round(mountedAt)} ms`),
    create('td', 'inlay-debug-panel__cell', sizeOf(module, sizes)),
    create(
      'td',
      'inlay-debug-panel__cell',
      [...advice].join(' · ') || (state === 'unknown' ? 'Not one of ours: left alone.' : ''),
    ),
  );
  row.dataset.state = state;
  return row;
}

function sizeOf(name: string, sizes: Sizes | undefined): string {
  const module = sizes?.modules.find((candidate) => candidate.name === name);
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
