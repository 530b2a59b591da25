import { expect, mounted, settled, test, wholeIsMounted } from '../setup';

test(
  'edit mode suggests the right name beside a mistyped placeholder',
  { tag: '@core' },
  async ({ page, pageErrors }) => {
    pageErrors.expect(/Inlay/);
    await page.goto('/insights/leading-without-a-map?mode=edit');
    await settled(page);
    await page.locator('main').evaluate((main) => {
      const mistyped = document.createElement('div');
      mistyped.id = 'mistyped';
      mistyped.dataset['module'] = 'inlay-quizz';
      mistyped.textContent = 'What the server wrote';
      main.prepend(mistyped);
      const wrong = document.createElement('div');
      wrong.id = 'wrong';
      Object.assign(wrong.dataset, { module: 'regwall', timer: 'soon' });
      wrong.textContent = 'Register to read on';
      main.prepend(wrong);
    });
    await expect(page.locator('#mistyped')).toContainText('What the server wrote');
    await expect(page.locator('#mistyped').getByRole('note').or(page.locator('#mistyped + [role=note]'))).toContainText(
      /did you mean.*quiz/i,
    );
    // The wall's own explanation is a note as well, and appears at an unknown time.
    await expect(
      page.locator('#wrong [role=note], #wrong + [role=note]').filter({ hasText: /timer.*number.*soon/i }),
    ).toBeVisible();
  },
);

test('edit mode names the missing script of an interactive, and visitors see the server-rendered content', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Inlay|404|never-published/);
  await page.goto('/catalogue/bespoke-interactive?mode=edit');
  const interactive = await mounted(page, 'bespoke-interactive');
  await interactive.getByRole('button', { name: /Show the content/ }).click();
  await interactive.evaluate((placeholder) =>
    placeholder.setAttribute('data-bespoke-interactive-id', 'never-published'),
  );
  await expect(interactive.getByRole('note')).toContainText(/never-published\/index\.js could not be loaded/);
  await expect(interactive.locator('iframe')).toHaveCount(0);
  await expect(interactive.getByText('Move the slider')).toBeVisible();
});

for (const path of ['/', '/insights/the-transformer-queue', '/events', '/offices', '/demo/pages/openings']) {
  test(`edit mode reports no lost text on ${path}, which is correct`, async ({ page, pageErrors }) => {
    pageErrors.expect(/Inlay/);
    await page.goto(`${path}?mode=edit`);
    await wholeIsMounted(page);
    await expect(page.locator('[data-module]').getByRole('note').filter({ hasText: 'is not shown' })).toHaveText([]);
  });
}

test('edit mode shows the name of each module and the content of an empty field, and a note links to its element', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Inlay/);
  await page.goto('/catalogue/accordion?mode=edit');
  await mounted(page, 'accordion');
  await page.locator('main').evaluate((main) => {
    main.insertAdjacentHTML(
      'beforeend',
      `<div id="written" data-module="accordion" data-load="eager">
      <h2 data-field="title">Written by hand</h2>
      <details data-item="items"><summary>First</summary><p>One</p></details>
      <div data-item="items"><h3 data-field="title">A question without an answer</h3><p data-field="bodi">Two</p></div>
    </div>`,
    );
  });
  const accordion = page.locator('#written');
  await expect(accordion).toHaveAttribute('data-state', 'mounted');
  expect(await accordion.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('accordion');
  const placeList = accordion.locator('.inlay-places');
  await placeList.locator('summary').focus();
  await page.keyboard.press('Enter');
  // In texts that visitors' chunks leave out.
  await expect(placeList.getByRole('listitem').filter({ hasText: 'eyebrow' })).toContainText(
    /eyebrow.+<p data-field="eyebrow">…<\/p>/,
  );
  await page.evaluate(() => scrollTo(0, 0));
  await accordion
    .getByRole('note')
    .getByRole('button', { name: /item 2 of items.*bodi/ })
    .click();
  await expect(accordion.getByText('A question without an answer').first()).toBeInViewport();
});

for (const width of [360, 1280])
  test(`at ${width} pixels no name of a module and no list of its fields leaves the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/?mode=edit');
    const badge = await mounted(page, 'session-badge');
    // Narrow, and at the very edge.
    await badge.evaluate((element: HTMLElement) => {
      document.querySelector('main')!.before(element);
      element.style.cssText = 'inline-size: 24px; margin-inline-start: auto; overflow: hidden';
    });
    await page.locator('.inlay-toolbar').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the name of a module in a column covers neither the module nor the text above it', async ({ page }) => {
  await page.goto('/?mode=edit');
  await mounted(page, 'session-badge');
  await page.locator('.inlay-toolbar').waitFor();
  await page.locator('main').evaluate((main) => {
    const shareTools = '<div data-module="share-tools" data-load="eager"></div>';
    main.insertAdjacentHTML('afterbegin', `<div id="column">${shareTools}${shareTools}<p>Text</p>${shareTools}</div>`);
  });
  const modules = page.locator('#column > [data-state=mounted]');
  await expect(modules).toHaveCount(3);
  for (const [above, module] of [
    [modules.nth(0), modules.nth(1)],
    [page.locator('#column > p'), modules.nth(2)],
  ] as const) {
    const nameHeight = await module.evaluate((element) => {
      const { height, marginBlockEnd } = getComputedStyle(element, '::before');
      return parseFloat(height) + parseFloat(marginBlockEnd);
    });
    const [upper, lower] = [await above.boundingBox(), await module.boundingBox()];
    expect(nameHeight).toBeGreaterThan(12);
    expect(lower!.y - nameHeight).toBeGreaterThanOrEqual(upper!.y + upper!.height);
  }
});

test('at the end of the page the toolbar covers no note', async ({ page, pageErrors }) => {
  pageErrors.expect(/Inlay/);
  await page.goto('/catalogue/accordion?mode=edit');
  await mounted(page, 'accordion');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id="last" data-module="accordian"><p>Words</p></div>');
  });
  const note = page.locator('#last').getByRole('note').or(page.locator('#last + [role=note]'));
  await expect(note).toContainText('accordion');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(async () => {
    const [noteBox, toolbarBox] = [await note.boundingBox(), await page.locator('.inlay-toolbar').boundingBox()];
    const isAbove = noteBox!.y + noteBox!.height <= toolbarBox!.y + 1;
    expect(isAbove || noteBox!.y >= toolbarBox!.y + toolbarBox!.height - 1).toBe(true);
  }).toPass();
});

test('the toolbar shows the page as a signed-in and as a premium reader would see it, with no account', async ({
  page,
  context,
}) => {
  await page.goto('/demo/regwall/click?mode=edit');
  const toolbar = page.getByRole('region', { name: 'Inlay preview' });
  const badge = await mounted(page, 'session-badge');
  await expect(badge).toContainText('Sign in');
  await toolbar.getByRole('button', { name: 'Signed in' }).click();
  await expect(badge).toContainText('Alex');
  const wall = await mounted(page, 'regwall');
  const signedIn = await wall.textContent();
  await toolbar.getByRole('button', { name: 'Premium' }).click();
  await expect(wall).not.toHaveText(signedIn ?? '');
  await expect(wall).toContainText(/premium/i);
  await toolbar.getByRole('button', { name: 'Anonymous' }).click();
  await expect(badge).toContainText('Sign in');
  expect(await context.cookies(), 'a preview leaves nothing behind').toEqual([]);
  await toolbar.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await toolbar.getByRole('button', { name: 'Right to left' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});
