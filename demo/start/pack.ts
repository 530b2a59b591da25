import { constants, brotliCompress } from 'node:zlib';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const compress = promisify(brotliCompress);

/** Writes a brotli copy beside each script and stylesheet of `folder`, if it is missing or old, as a CDN does. */
export async function packFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile() && /\.(m?js|css|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(packFile));
}

async function packFile(file: string): Promise<void> {
  const packed = await stat(`${file}.br`).catch(() => undefined);
  if (packed && packed.mtimeMs >= (await stat(file)).mtimeMs) return;
  const source = await readFile(file);
  await writeFile(
    `${file}.br`,
    await compress(source, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
  );
}
