import { expect, goodPassword, forEachVisitor, mounted, newAddress, settled, test } from '../setup/index.ts';

const gated = { en: '/insights/the-quiet-factory', ar: '/ar/insights/khamsu-daqaiq-tahta-alqahira' };

forEachVisitor(() => {
  test('a reader saves an article at the wall: registers with a mistyped address, continues reading at the same position and has it saved', async ({
    page,
    visitor,
    inbox,
  }) => {
    const { text, path, press, write, tick } = visitor;
    const name = newAddress().split('@')[0]!;
    await page.clock.install();
    await page.goto(gated[visitor.language]);
    await settled(page);
    const save = await mounted(page, 'save-article');
    // On a slow machine, the wall would appear while they still scroll.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
    await press(save.getByRole('button'));
    await expect(page.getByRole('dialog', { name: text('save-article.anonymousTitle') })).toBeVisible();
    await page.keyboard.press('Escape');

    if (visitor.hand === 'mouse') await page.mouse.wheel(0, 700);
    else for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowDown');
    const scroll = () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(scroll).toBeGreaterThan(300);
    let before = -1;
    await expect.poll(async () => before === (before = await scroll()), 'the page has come to rest').toBe(true);
    await page.clock.runFor(8500);
    await page.clock.resume();

    const wall = page.getByRole('dialog');
    const form = wall.getByRole('form', { name: text('sign-up-form.label') });
    await write(form.getByLabel(text('sign-up-form.email'), { exact: true }), `${name}@gmial.com`);
    await write(form.getByLabel(text('sign-up-form.password'), { exact: true }), goodPassword);
    const email = `${name}@gmail.com`;
    await press(form.getByRole('button', { name: text('forms.didYouMean', { email }) }));
    await expect(form.getByLabel(text('sign-up-form.email'), { exact: true })).toHaveValue(email);
    await write(form.getByLabel(text('sign-up-form.firstname')), 'Ada');
    await write(form.getByLabel(text('sign-up-form.lastname')), 'Lindgren');
    await press(form.getByRole('button', { name: text('sign-up-form.submit') }));
    await expect(wall.getByLabel(text('confirm-step.code'))).toBeFocused();

    await page.goto(await inbox.link(email));
    const confirmation = await mounted(page, 'registration-confirmation');
    await press(confirmation.getByRole('button', { name: text('registration-confirmation.submit') }));
    await press(confirmation.getByRole('link', { name: text('registration-confirmation.goOn') }));

    await expect(page).toHaveURL(new RegExp(`${gated[visitor.language]}$`));
    const saved = page.locator('[data-module="save-article"] [data-state]').first();
    await expect(saved, 'saved without another press').toHaveAttribute('data-state', 'saved');
    expect(Math.abs((await scroll()) - before), 'as far down as they had read').toBeLessThan(3);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    const rating = await mounted(page, 'rate-article');
    await tick(rating.getByRole('radio').nth(3));
    // Arrow keys only explore.
    if (visitor.hand === 'keyboard') await page.keyboard.press('Enter');
    await expect(rating).toContainText(text('rate-article.thanks', { stars: 4 }));

    await page.goto(path('/account/saved-articles'));
    const list = await mounted(page, 'saved-articles');
    await expect(list.getByRole('article')).toHaveCount(1);
    const remove = list.getByRole('article').getByRole('button');
    await press(remove);
    await press(page.getByRole('button', { name: text('saved.keep'), exact: true }));
    await expect(remove).toBeFocused();
    await press(remove);
    await press(page.getByRole('button', { name: text('saved.remove'), exact: true }));
    await expect(list).toContainText(text('saved-articles.none'));
  });
});
