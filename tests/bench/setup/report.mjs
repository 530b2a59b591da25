import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const README = join(import.meta.dirname, '../README.md');
const RESULTS = join(import.meta.dirname, '../results.json');
const PLACE = /(<!-- results -->\n).*(<!-- \/results -->)/s;

/** Keeps the results of other parts from earlier runs; the README's tables are made from all of them. */
export async function report(found, machine, parts) {
  const before = existsSync(RESULTS) ? JSON.parse(await readFile(RESULTS, 'utf8')) : { parts: {} };
  const results = { parts: { ...before.parts } };
  for (const [name, result] of Object.entries(found)) results.parts[name] = { ...machine, result };
  await writeFile(RESULTS, `${JSON.stringify(results, null, 2)}\n`);

  const sections = Object.entries(parts)
    .filter(([name]) => results.parts[name])
    .map(([name, { title, tell }]) => {
      const { date, cores, rounds, chromium, result } = results.parts[name];
      return `### ${title}\n\n\`npm run bench -- ${name}\`: ${date}, ${cores} cores, Chromium ${chromium}, ${rounds} rounds.\n\n${tell(result)}`;
    });
  const text = await readFile(README, 'utf8');
  await writeFile(
    README,
    text.replace(PLACE, (_, start, end) => `${start}\n${sections.join('\n\n')}\n\n${end}`),
  );
}
