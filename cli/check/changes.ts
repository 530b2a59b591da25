/** CHANGELOG.md as data: `dist/changes.json`. */

export interface Change {
  /** Undefined for changes that no version has yet. */
  readonly version?: string;
  /** The heading above it, such as `Added`. */
  readonly kind: string;
  readonly text: string;
  /** What the text marks as code: modules, attributes, configuration keys, files. */
  readonly names: readonly string[];
}

/** The heading of changes that integrators have to act on. */
export const ACTION = 'What integrators must do';

export function changesIn(changelog: string): Change[] {
  const changes: Change[] = [];
  let version: string | undefined;
  let kind = '';
  let item: string[] = [];
  const finishItem = () => {
    const text = item.join(' ');
    const names = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    if (text) changes.push({ ...(version && { version }), kind, text, names });
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
