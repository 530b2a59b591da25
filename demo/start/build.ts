import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = ['src', 'widgets', 'build', 'rollup.config.mjs', 'package.json'];

/** Builds dist if it is missing or older than a source. */
export async function buildIfStale(): Promise<void> {
  const built = await stat(join(root, 'dist/manifest.json')).catch(() => undefined);
  const newest = Math.max(...(await Promise.all(sources.map((source) => newestChange(join(root, source))))));
  if (built && built.mtimeMs >= newest) return;
  console.log(built ? 'Sources are newer than dist: building.' : 'No dist yet: building.');
  await run('npm', ['run', '--silent', 'build']);
}

async function newestChange(path: string): Promise<number> {
  const found = await stat(path);
  if (!found.isDirectory()) return found.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs);
  return Math.max(0, ...(await Promise.all(times)));
}

function run(command: string, parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: root, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error('The build failed; its messages are above. Start with --no-build to serve dist as it is.'));
    });
  });
}
