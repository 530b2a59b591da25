import { fetchOwnData } from '../../src/services/user';
import { saveFile } from '../../src/ui';

/** Saves everything that the service keeps of the visitor as a file, readable for people and programs. */
export async function downloadOwnData(name: string) {
  const data = await fetchOwnData();
  saveFile(
    new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
    `${name}-${new Date().toISOString().slice(0, 10)}.json`,
  );
}
