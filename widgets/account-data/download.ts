import { fetchOwnData } from '../../src/services';

/** In milliseconds: a browser may begin to read the file after the click has returned. */
const GRACE = 60_000;

/** Saves everything that the service keeps of the visitor as a file, readable for people and programs. */
export async function downloadOwnData(name: string) {
  const data = await fetchOwnData();
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GRACE);
}
