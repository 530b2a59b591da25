/** The deprecated names of the changelog, each with the name that replaces it. */
import type { Change, Rename } from '../check/changes.ts';

export interface Renames {
  /** Modules, by their former names. */
  readonly modules: ReadonlyMap<string, string>;
  /** Props by their former paths, of each module by its present name. */
  readonly props: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function renamesIn(changes: readonly Change[]): Renames {
  const renames = changes.flatMap(({ rename }) => rename ?? []);
  const modules = new Map(renames.flatMap(({ module, from, to }) => (module ? [] : [[from, to] as const])));
  const props = new Map<string, Map<string, string>>();
  for (const { module, from, to } of renames.filter(isOfProp)) {
    const name = latest(module, modules);
    props.set(name, (props.get(name) ?? new Map<string, string>()).set(from, to));
  }
  return { modules: withLatest(modules), props: new Map([...props].map(([name, paths]) => [name, withLatest(paths)])) };
}

function isOfProp(rename: Rename): rename is Rename & { module: string } {
  return rename.module !== undefined;
}

/** A name may have changed more than once. */
function withLatest(names: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...names.keys()].map((name) => [name, latest(name, names)]));
}

function latest(name: string, names: ReadonlyMap<string, string>): string {
  const visited = new Set<string>();
  let current = name;
  for (let next = names.get(current); next !== undefined && !visited.has(next); next = names.get(current)) {
    visited.add(current);
    current = next;
  }
  return current;
}
