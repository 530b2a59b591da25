import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

let packed;

/**
 * Packs what would be published, once for all tests of this process; needs dist. `extract` unpacks it as a host would.
 */
export function packPackage() {
  return (packed ??= pack());
}

async function pack() {
  if (!existsSync('dist/manifest.json')) throw new Error('There is no dist yet: npm run build');
  const folder = await mkdtemp(join(tmpdir(), 'inlay-package-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    maxBuffer: 64 * 2 ** 20,
  });
  const [{ filename, files }] = Object.values(JSON.parse(stdout));
  const tarball = join(folder, filename);
  return {
    tarball,
    files: files.map(({ path }) => path),
    extract: async (target) => {
      await mkdir(dirname(target), { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', dirname(target)]);
      await rename(join(dirname(target), 'package'), target);
    },
  };
}

/** A new project from a folder beside this file, with the tarball in its node_modules. `link` adds packages of ours. */
export async function createHost(name) {
  const root = await mkdtemp(join(tmpdir(), `inlay-host-${name}-`));
  await cp(resolve(import.meta.dirname, name), root, { recursive: true });
  const { extract } = await packPackage();
  await extract(join(root, 'node_modules/inlay'));
  return {
    root,
    async link(packages) {
      for (const packageName of packages) {
        const link = join(root, 'node_modules', packageName);
        await mkdir(dirname(link), { recursive: true });
        await symlink(resolve('node_modules', packageName), link, 'junction');
      }
    },
    remove: () => rm(root, { recursive: true }),
  };
}
