import { APPLICATIONS, OWN, sameName } from './resolve';

type Closest = (word: string, candidates: readonly string[]) => string | undefined;

/** Advice for an editor about a name that `resolve` does not find. */
export function explain(name: string, modules: Readonly<Record<string, string>>, closest: Closest): string {
  const names = Object.keys(APPLICATIONS);
  const hostName = sameName(names, name);
  if (hostName)
    return `Nothing stands for the component “${hostName}” yet. Write the address of its script into modules["${OWN}${hostName}"] of the configuration.`;
  const added = Object.keys(modules)
    .filter((key) => key.startsWith(OWN))
    .map((key) => key.slice(OWN.length));
  const guess = closest(name, [...names, ...added]);
  return `There is no component “${name}”.${guess ? ` Did you mean “${guess}”?` : ` Correct the name, or write the address of its script into modules["${OWN}${name}"] of the configuration.`}`;
}
