/** Which changes of newer versions concern a page. */
import { ACTION, type Change } from '../changes.ts';
import { type Finding, findingAt } from '../finding.ts';
import { migrationOf } from '../../migrate/edits.ts';
import { renamesIn } from '../../migrate/renames.ts';
import type { PageDocument, PageElement } from '../page/dom.ts';
import { isOlder } from './loader.ts';

export interface Upgrade {
  readonly changes: readonly Change[];
  /** The version of the loader in the page; undefined if it is unknown. */
  readonly version: string | undefined;
  readonly placeholders: readonly PageElement[];
  /** Names of all modules. */
  readonly modules: readonly string[];
}

/** A change that names modules concerns their pages. Another one concerns pages that use a key, a token or a file of it. */
export function checkUpgrade(page: PageDocument, { changes, version, placeholders, modules }: Upgrade): Finding[] {
  const used = new Map(
    placeholders.map((element) => [element.getAttribute('data-module')!.replace(/^inlay-/, ''), element]),
  );
  const others = namesIn(page);
  return changes
    .filter((change) => change.kind === ACTION && isNewer(change, version))
    .flatMap(({ text, names, ...change }) => {
      const concerned = names.filter((name) => modules.includes(name));
      const element = concerned.map((name) => used.get(name)).find(Boolean) ?? null;
      const isConcerned = concerned.length ? element : names.some((name) => others.has(name.split(/[:=(\s]/)[0]!));
      const since = change.version ? `Since ${change.version}: ` : '';
      return isConcerned ? [findingAt('upgrade', since + withoutLinks(text), element)] : [];
    });
}

/** Deprecated names work in this version, too, so the version of the page does not matter. */
export function checkDeprecated(text: string, changes: readonly Change[]): Finding[] {
  return migrationOf(text, renamesIn(changes)).edits.map(({ start, end, text: name }) => ({
    rule: 'upgrade',
    message: `"${text.slice(start, end)}" is deprecated: it is now "${name}". "inlay migrate" replaces it in templates.`,
    line: text.slice(0, start).split('\n').length,
    column: start - text.lastIndexOf('\n', start - 1),
  }));
}

function isNewer(change: Change, version: string | undefined): boolean {
  return !change.version || !version || isOlder(version, change.version);
}

/** Keys of the configuration with their paths, tokens of styles, and names of linked files. */
function namesIn(page: PageDocument): Set<string> {
  const names = new Set<string>();
  const addKeys = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [key, member] of Object.entries(value)) {
      names.add(path + key);
      addKeys(member, `${path}${key}.`);
    }
  };
  for (const script of page.querySelectorAll('script[data-inlay-config]')) addKeys(parsed(script.textContent), '');
  const styles = page.querySelectorAll('style').map((style) => style.textContent);
  const inline = page.querySelectorAll('[style]').map((element) => element.getAttribute('style')!);
  for (const [token] of [...styles, ...inline].join(' ').matchAll(/--inlay-[\w-]+/g)) names.add(token);
  for (const link of page.querySelectorAll('link[href]'))
    names.add(link.getAttribute('href')!.split(/[?#]/)[0]!.split('/').at(-1)!);
  return names;
}

/** The JSON of a configuration; another rule reports invalid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function withoutLinks(text: string): string {
  return text.replace(/\[([^[\]]+)\]\([^()[\]]+\)/g, '$1');
}
