import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Packs what would be published, once; needs dist. `extract` puts it where a host would have it. */
export async function packPackage() {
  if (!existsSync('dist/manifest.json')) throw new Error('There is no dist yet: npm run build');
  const folder = await mkdtemp(join(tmpdir(), 'inlay-package-'));
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
    remove: () => rm(folder, { recursive: true }),
  };
}

/** A fresh project of a folder beside this file: the tarball in its node_modules, and those packages of ours that it asks for. */
export async function createHost(name, pack, packages) {
  const root = await mkdtemp(join(tmpdir(), `inlay-host-${name}-`));
  await cp(resolve(import.meta.dirname, name), root, { recursive: true });
  await pack.extract(join(root, 'node_modules/inlay'));
  for (const packageName of packages) {
    const link = join(root, 'node_modules', packageName);
    await mkdir(dirname(link), { recursive: true });
    await symlink(resolve('node_modules', packageName), link, 'junction');
  }
  return { root, remove: () => rm(root, { recursive: true }) };
}
