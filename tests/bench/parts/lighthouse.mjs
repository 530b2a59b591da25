import { LIGHTHOUSE_PAGES, withDemo } from '../setup/demo.mjs';
import { audit } from '../setup/audit.mjs';
import { loadedScripts, nextPaint } from '../setup/visitor.mjs';
import { median } from '../setup/rounds.mjs';
import { table } from '../setup/table.mjs';
import { kilobytes } from '../../../build/sizes.mjs';

/** Simulated figures vary less than measured times. */
const ROUNDS = 3;
/** In bytes: the target for the richest page. */
const LIGHT = 45_000;

/**
 * Lighthouse's mobile run over pages of the demo, what they fetch before the first interaction, and how fast they
 * respond to one.
 */
export const lighthouse = { title: 'Lighthouse', run, tell };

async function run({ browser, chromiumPath, rounds }) {
  return withDemo(async ({ site, cdn }) => {
    const results = {};
    for (const [name, { path, touch }] of Object.entries(LIGHTHOUSE_PAGES)) {
      const audits = [];
      for (let round = 0; round < Math.min(rounds, ROUNDS); round += 1)
        audits.push(await audit(site + path, chromiumPath));
      results[name] = {
        path,
        ...Object.fromEntries(
          Object.keys(audits[0].figures).map((figure) => [
            figure,
            median(audits.map(({ figures }) => figures[figure])),
          ]),
        ),
        INP: await nextPaint(browser, site + path, touch),
        scripts: await loadedScripts(browser, site + path, cdn),
        failing: [...new Set(audits.flatMap(({ failing }) => failing))],
      };
      console.log(`  ${name}`);
    }
    return results;
  });
}

function tell(results) {
  const figures = ['performance', 'accessibility', 'best-practices', 'seo', 'LCP', 'CLS', 'TBT', 'INP'];
  const rows = Object.entries(results).map(([name, found]) => [
    `[${name}](${found.path})`,
    ...figures.map((figure) => Math.round(found[figure] * 1000) / 1000),
    kilobytes(total(found.scripts)),
  ]);
  const remains = Object.entries(results).flatMap(([name, { failing }]) => failing.map((text) => `- ${name}: ${text}`));
  const heavy = Object.entries(results).filter(([, { scripts }]) => total(scripts) > LIGHT);
  return `Mobile settings; LCP, TBT and INP in ms (INP by opening and closing the menu, CPU 4 x slower). Script is Inlay's, brotli, before a touch.

${table(['', ...figures, 'script'], rows)}

${remains.length ? `What keeps them from 100:\n\n${remains.join('\n')}` : 'Nothing keeps them from 100.'}

${heavy
  .map(
    ([name, { scripts }]) =>
      `What ${name} loads, in kB: ${Object.entries(scripts)
        .map(([file, bytes]) => `${file} ${(bytes / 1000).toFixed(1)}`)
        .join(', ')}.`,
  )
  .join('\n\n')}`;
}

function total(scripts) {
  return Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);
}
