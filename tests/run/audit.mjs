import { readFile } from 'node:fs/promises';
import { command } from './command.mjs';

/** The packages in `dist` that have a known vulnerability of high severity, each with its description. */
export function vulnerabilitiesOf({ vulnerabilities }, { components }) {
  return components.flatMap(({ group, name, version }) => {
    const packageName = group ? `${group}/${name}` : name;
    // A string is the name of a dependency, which is a component itself if it is bundled.
    const advisories = vulnerabilities[packageName]?.via ?? [];
    return advisories
      .filter(({ severity }) => /^(?:high|critical)$/.test(severity))
      .map(({ severity, title, url }) => `${packageName} ${version}: ${title} (${severity}, ${url})`);
  });
}

/** All packages are development dependencies, so the bill of materials says which of them are in the bundle. */
export async function findVulnerabilities() {
  const bill = JSON.parse(await readFile('dist/sbom.cdx.json', 'utf8'));
  const { output } = await command('npm', ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=10000']);
  const report = reportIn(output);
  return report?.vulnerabilities && vulnerabilitiesOf(report, bill);
}

/** npm's warnings may surround it. */
function reportIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
