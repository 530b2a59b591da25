/** Makes URLs of pages relative, so that the folder works at any base URL. */
import { posix } from 'node:path';

/** Values from JSON and from attributes. The values that an example is copied with stay unchanged. */
const ADDRESS = /"(\/(?!\/)[^"<>\s]*)"/g;
const COPIED = /(<script type="application\/json" data-values>[\s\S]*?<\/script>)/;

/** `fileOf` returns the file for a URL below the version, with its query and hash. */
export async function withRelativeAddresses(
  page: { path: string; html: string },
  fileOf: (address: string) => Promise<string>,
): Promise<string> {
  const parts = page.html.split(COPIED);
  const relative = await Promise.all(
    parts.map(async (part, index) => (index % 2 ? part : replaceIn(part, page.path, fileOf))),
  );
  return relative.join('');
}

async function replaceIn(part: string, path: string, fileOf: (address: string) => Promise<string>): Promise<string> {
  const addresses = new Set([...part.matchAll(ADDRESS)].map(([, address]) => address!));
  const files = new Map(
    await Promise.all([...addresses].map(async (address) => [address, await fileOf(address)] as const)),
  );
  return part.replace(ADDRESS, (_, address: string) => `"${relativeTo(path, files.get(address)!)}"`);
}

function relativeTo(path: string, target: string): string {
  const [file = ''] = target.split(/[?#]/);
  return (posix.relative(posix.dirname(path), file) || '.') + target.slice(file.length);
}
