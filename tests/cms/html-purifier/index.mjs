import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The path of Debian's package. */
const LIBRARY = '/usr/share/php';

export const PACKAGES = ['php-cli', 'php-htmlpurifier'];

export function isInstalled() {
  return existsSync(`${LIBRARY}/HTMLPurifier.auto.php`) && existsSync('/usr/bin/php');
}

/** Each example after HTML Purifier, with the definition from docs/write-a-placeholder.md. */
export async function throughHtmlPurifier(examples) {
  const folder = await copyForPhp8();
  try {
    const running = run(
      'php',
      ['-d', `include_path=${folder}`, '-d', 'error_reporting=1', join(import.meta.dirname, 'purify.php')],
      { maxBuffer: 100_000_000 },
    );
    running.child.stdin.end(JSON.stringify(examples.map(({ source }) => source)));
    return JSON.parse((await running).stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Debian 12 packages a release for PHP 7. Only `$text{0}` fails in PHP 8, and is replaced. */
async function copyForPhp8() {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-purifier-'));
  await cp(LIBRARY, folder, { recursive: true, filter: (file) => file === LIBRARY || /\/HTMLPurifier/.test(file) });
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.php')) continue;
    const code = await readFile(join(folder, file), 'utf8');
    const read = code.replace(/(\$\w+(?:->\w+|\['\w+'\])?)\{(\$?\w+(?: *[-+] *\d+)?)\}/g, '$1[$2]');
    if (read !== code) await writeFile(join(folder, file), read);
  }
  return folder;
}
