/**
 * Makes the folder of a new widget, visible in the catalogue and tested:
 *
 *   npm run new weather-report
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { filesOf } from './new-widget/files.mjs';

const [name, ...rest] = process.argv.slice(2);
const problem = problemWith(name, rest);

if (problem) {
  console.error(`new: ${problem}`);
  process.exitCode = 1;
} else {
  const folder = `widgets/${name}`;
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(filesOf(name))) {
    writeFileSync(`${folder}/${file}`, text);
    console.log(`  ${folder}/${file}`);
  }
  execFileSync('npm', ['exec', '--', 'oxfmt', folder], { stdio: 'ignore', shell: process.platform === 'win32' });
  console.log(
    `\nSee it    npm start, then /catalogue/${name}\nTest it   npm test -- unit ${folder}\nHear it   npm test -- visual aria writes examples.aria.yml, what a screen reader finds\nNext      say in props.ts what an editor may set; everything else follows from it.`,
  );
}

function problemWith(word, more) {
  if (!word) return 'needs a name, such as npm run new weather-report.';
  if (more.length)
    return `takes one name, got ${[word, ...more].join(' ')}. Join its words by hyphens: ${[word, ...more].join('-')}.`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(word))
    return `a name is lower-case words joined by hyphens, got "${word}".`;
  if (/^(inlay|runtime)(-|$)/.test(word)) return `"${word}" would be mistaken for our own: leave the prefix out.`;
  if (existsSync(`widgets/${word}`)) return `widgets/${word} exists already.`;
  return undefined;
}
