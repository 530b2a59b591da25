import provideDemo from '../../e2e/support/start-demo.ts';
import { pagesOf, selectPages, UNLINKED } from '../../e2e/support/crawl.ts';
import { readDemo } from '../../e2e/setup/demo.ts';

/**
 * Like the other page tests. Crawls the whole site once, unless ENGINE_PAGES names pages, and tells all workers which
 * pages to open: as few as show every module in every template, and all of the catalogue.
 */
export default async function provideDemoAndPages(): Promise<(() => Promise<void>) | undefined> {
  const stop = await provideDemo();
  if (process.env['ENGINE_PAGES']) return stop;
  const pages = await pagesOf(readDemo().site, UNLINKED);
  // The page of all examples is longer than any page of a site, so each module has its own page.
  pages.delete('/catalogue/all');
  const catalogue = [...pages.keys()].filter((path) => path.startsWith('/catalogue'));
  process.env['ENGINE_PAGES'] = JSON.stringify([...new Set([...selectPages(pages), ...catalogue])]);
  return stop;
}
