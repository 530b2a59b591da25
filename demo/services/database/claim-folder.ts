import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Two processes that write the same files would destroy them, and the embedded database does not notice. Throws if a
 * running process has claimed `folder`; otherwise returns a function that releases it.
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.pid`;
  const owner = await readOwner(file);
  if (owner !== undefined && isAlive(owner)) {
    throw new Error(
      `${folder} is in use by process ${owner}. Stop that one, or set DATABASE_URL to share a server. If it is another program, delete ${file}.`,
    );
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, String(process.pid));
  return () => rm(file, { force: true });
}

async function readOwner(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const owner = Number(text);
  return Number.isInteger(owner) && owner > 0 ? owner : undefined;
}

function isAlive(process_: number): boolean {
  if (process_ === process.pid) return false;
  try {
    process.kill(process_, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
