import { forgetChanges, writeReport } from './report.ts';

/** Starts without changes, and writes their report at the end. */
export default async function collectChanges(): Promise<() => Promise<void>> {
  await forgetChanges();
  return async () => {
    const file = await writeReport();
    if (file) console.log(`Before and after: ${file}`);
  };
}
