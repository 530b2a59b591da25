import { expect, mounted, settled, test } from '../setup/index.ts';

const story = `<div data-module="story-container"><h2 data-field="title">A story</h2>
  <section data-item="items"><img data-field="exhibitImage" src="/images/grid/night-people.svg?ratio=3x2" alt="" width="1500" height="1000">
    <h3 data-field="title">Its item</h3>
    <div data-field="description">
      <div data-module="tabbed-container">
        <section data-item="tabs"><h3 data-field="title">Plain</h3><div data-field="body"><p>Words alone.</p></div></section>
        <section data-item="tabs"><h3 data-field="title">Folded</h3><div data-field="body">
          <div data-module="accordion"><details data-item="items"><summary>Who asked?</summary><p>A reader from the port.</p></details></div>
        </div></section>
      </div>
    </div>
  </section></div>`;

test('an accordion in a tab in a story opens and closes with only the keyboard', { tag: '@core' }, async ({ page }) => {
  await page.goto('/demo/pages/disclosure');
  await settled(page);
  await page.locator('main').evaluate((main, html) => main.insertAdjacentHTML('afterbegin', html), story);
  const outermost = await mounted(page, 'story-container');
  await expect(outermost.getByRole('tab', { name: 'Plain' })).toBeVisible();
  await outermost.getByRole('tab', { name: 'Plain' }).focus();
  await page.keyboard.press('ArrowRight');
  const question = outermost.getByRole('button', { name: 'Who asked?' });
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(outermost.getByText('A reader from the port.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(outermost.getByText('A reader from the port.')).toBeHidden();
});
