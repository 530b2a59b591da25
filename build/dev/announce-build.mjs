import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'tinyglobby';

/** The pages' own policies let them ask where our files are, and nowhere else. */
const RELOAD = `
;(() => {
  const address = new URL('built.txt', document.currentScript.src);
  let known;
  setInterval(async () => {
    const built = await fetch(address, { cache: 'no-store' }).then((answer) => answer.text(), () => 'away');
    if (known && built !== known && built !== 'away') location.reload();
    known = built;
  }, 200);
})();
`;

/** Tells open pages of a build: the loader asks for `built.txt`, and reloads when it changed or came back. */
export async function announceBuild(folder) {
  const loader = await readFile(`${folder}/loader.js`, 'utf8');
  if (!loader.includes('built.txt')) await appendFile(`${folder}/loader.js`, RELOAD);
  // The static origin prefers a packed copy, whatever its age.
  await Promise.all(globSync(`${folder}/*.br`).map((file) => rm(file)));
  await writeFile(`${folder}/built.txt`, String(Date.now()));
}
