/** CHANGELOG.md as data: `dist/changes.json`. */

export interface Change {
  /** Undefined for changes that no version has yet. */
  readonly version?: string;
  /** The heading above it, such as `New`. */
  readonly kind: string;
  readonly text: string;
  /** Names that the text marks as code: modules, attributes, configuration keys, files. */
  readonly names: readonly string[];
  /** Of a deprecated name, which keeps working for a major version. */
  readonly rename?: Rename;
}

export interface Rename {
  /** The module whose prop it is. Undefined if the module itself is renamed. */
  readonly module?: string;
  /** The name of a module, or the path of a prop, such as `questions.options.correct`. */
  readonly from: string;
  readonly to: string;
}

/** The heading of changes that integrators have to act on. */
export const ACTION = 'Breaking: what you must do';

/** The heading of names that `inlay migrate` replaces. */
export const DEPRECATED = 'Deprecated';

export function changesIn(changelog: string): Change[] {
  const changes: Change[] = [];
  let version: string | undefined;
  let kind = '';
  let item: string[] = [];
  const finishItem = () => {
    const text = item.join(' ');
    const names = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    const rename = kind === DEPRECATED ? renameIn(text) : undefined;
    if (text) changes.push({ ...(version && { version }), kind, text, names, ...(rename && { rename }) });
    item = [];
  };
  for (const line of changelog.split('\n')) {
    const [, release] = /^## \[([^\]]+)\]/.exec(line) ?? [];
    if (/^(?:#|- |$)/.test(line)) finishItem();
    if (release) version = /^\d/.test(release) ? release : undefined;
    else if (line.startsWith('### ')) kind = line.slice('### '.length).trim();
    else if (line.startsWith('- ')) item = [line.slice('- '.length).trim()];
    else if (item.length && line.trim()) item.push(line.trim());
  }
  finishItem();
  return changes;
}

/** Reads "`old-module` is now `new-module`", and "`module`: `oldProp` is now `newProp`". */
function renameIn(text: string): Rename | undefined {
  const [, module, from, to] = /^(?:`([\w-]+)`: )?`([\w.-]+)` is now `([\w.-]+)`/.exec(text) ?? [];
  return from && to ? { ...(module && { module }), from, to } : undefined;
}
