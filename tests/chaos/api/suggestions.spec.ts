import { expect, test } from '../../e2e/setup/index.ts';
import { openSearch, SUGGESTIONS } from '../support/search-page.ts';
import { answerCalls, json } from '../support/service-answers.ts';
import { nextFrames } from '../../e2e/setup/layout-shifts.ts';

test('shows the suggestions for the latest text, and aborts the earlier request', { tag: '@A13' }, async ({ page }) => {
  const failures: string[] = [];
  let answerLate = () => {};
  const isLate = new Promise<void>((resolve) => (answerLate = resolve));
  page.on(
    'requestfailed',
    (request) => SUGGESTIONS.test(request.url()) && failures.push(new URL(request.url()).searchParams.get('q')!),
  );
  const calls = await answerCalls(page, SUGGESTIONS, async (route) => {
    const typed = new URL(route.request().url()).searchParams.get('q')!;
    if (typed === 'st') await isLate;
    await json({ terms: [`${typed} one`, `${typed} two`] })(route).catch(() => undefined);
  });
  const search = await openSearch(page, '');
  const field = search.getByRole('combobox');
  await field.pressSequentially('st');
  await expect.poll(() => calls.map(({ url }) => new URL(url).searchParams.get('q'))).toContain('st');
  await field.pressSequentially('eel');
  await expect(search.getByRole('option').first()).toHaveAttribute('aria-label', 'steel one');
  answerLate();
  await expect.poll(() => failures).toContain('st');
  await nextFrames(page);
  await expect(search.getByRole('option').first()).toHaveAttribute('aria-label', 'steel one');
});
