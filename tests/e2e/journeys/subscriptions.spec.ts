import { expect, expectAccessible, forEachVisitor, mounted, newAddress, test } from '../setup/index.ts';
import { subscriber } from '../setup/subscriber.ts';

test('an address that a visitor types is subscribed once its owner opens the link of the mail', async ({
  page,
  context,
  inbox,
}) => {
  const email = newAddress();
  await page.goto('/insights/hydrogen-grows-up');
  const block = page.locator('[data-module=one-click-subscribe]');
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await block.getByRole('button', { name: /Subscribe/ }).click();
  await expect(block).toContainText(`We’ve sent an e-mail to ${email}.`);
  const tab = await context.newPage();
  await tab.goto(await inbox.link(email, 'confirm-subscription'));
  const widget = await mounted(tab, 'subscribe-by-link');
  await widget.getByRole('button', { name: 'Yes, subscribe' }).click();
  await expect(widget).toContainText('You are subscribed');
  await expectAccessible(tab);
  await expect(block, 'the other tab knows').toContainText('Thank you, you are subscribed.');
});

test('a stranger who types the address of an account changes its subscriptions only if the owner opens the mail', async ({
  page,
  reader,
  browser,
  signedIn,
  inbox,
}) => {
  const stranger = await browser.newPage();
  await stranger.goto('/insights/hydrogen-grows-up');
  const block = stranger.locator('[data-module=one-click-subscribe]');
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('textbox', { name: 'E-mail address' }).fill(reader.email);
  await block.getByRole('button', { name: /Subscribe/ }).click();
  await expect(block).toContainText(`We’ve sent an e-mail to ${reader.email}.`);
  await stranger.close();

  await signedIn(reader);
  const chosen = async () => {
    await page.goto('/account/subscriptions');
    const widget = await mounted(page, 'edit-subscriptions');
    await expect(widget.getByRole('checkbox').first()).toBeAttached();
    return widget.getByRole('checkbox', { checked: true }).count();
  };
  const before = await chosen();
  await page.goto(await inbox.link(reader.email, 'confirm-subscription'));
  const widget = await mounted(page, 'subscribe-by-link');
  await widget.getByRole('button', { name: 'Yes, subscribe' }).click();
  await expect(widget).toContainText('You are subscribed');
  expect(before, 'nothing changed until the owner confirmed').toBe(0);
  await expect.poll(chosen).toBe(1);
});

test.describe('by the link of a mail', () => {
  test('an unknown code, an unknown reader and an incomplete link each show a message and a next step', async ({
    page,
    demo,
    inbox,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/);
    const { eid } = await subscriber(demo.site, inbox.link);
    for (const [query, message] of [
      [`subcode=no-such&eid=${eid}`, 'This newsletter no longer exists'],
      ['subcode=weekly&eid=forged', 'We can’t find the account for this link'],
    ] as const) {
      await page.goto(`/account/subscribe?${query}`);
      const widget = await mounted(page, 'subscribe-by-link');
      await widget.getByRole('button', { name: 'Yes, subscribe' }).click();
      await expect(widget.getByRole('alert')).toContainText(message);
    }
    await page.goto(`/account/subscribe?eid=${eid}`);
    const half = await mounted(page, 'subscribe-by-link');
    await expect(half.getByRole('alert')).toContainText('This link is incomplete');
    await expect(half.getByRole('link', { name: 'Manage your subscriptions' })).toBeVisible();
  });
});

forEachVisitor(() => {
  test('links in e-mails subscribe, recognise subscribers, reject unknown codes and unsubscribe', async ({
    page,
    visitor,
    demo,
    inbox,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 404/);
    const { text, path, press } = visitor;
    const { unsubscribe, eid } = await subscriber(demo.site, inbox.link);
    const writes: string[] = [];
    page.on('request', (request) => /v2\/(un)?subscribe$/.test(request.url()) && writes.push(request.url()));
    const subscribe = async (code: string) => {
      await page.goto(path(`/account/subscribe?subcode=${code}&eid=${eid}`));
      const widget = await mounted(page, 'subscribe-by-link');
      expect(page.url(), 'the secret leaves the address').not.toContain('eid=');
      await press(widget.getByRole('button', { name: text('subscribe-by-link.submit') }));
      return widget;
    };
    await expect(await subscribe('weekly')).toContainText(text('subscribe-by-link.alreadyTitle'));
    await expect((await subscribe('no-such')).getByRole('alert')).toContainText(text('by-link.subNotFound'));
    await page.goto(path(new URL(unsubscribe).pathname + new URL(unsubscribe).search));
    const ending = await mounted(page, 'unsubscribe-by-link');
    expect(page.url(), 'the secret leaves the address').not.toContain('eid=');
    expect(
      writes.filter((url) => url.endsWith('/unsubscribe')),
      'opening the link sends nothing',
    ).toEqual([]);
    await press(ending.getByRole('button', { name: text('unsubscribe-by-link.submit') }));
    await expect(ending).toContainText(text('unsubscribe-by-link.doneTitle'));
    await expect(await subscribe('weekly')).toContainText(text('subscribe-by-link.doneTitle'));
  });

  test('subscriptions: all of a group, a failed save that loses nothing, a warning before leaving, and none at all', async ({
    page,
    visitor,
    reader,
    signedIn,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 500/);
    const { text, path, press, tick } = visitor;
    await signedIn(reader);
    await page.goto(path('/account/subscriptions'));
    const widget = await mounted(page, 'edit-subscriptions');
    const letters = widget.getByRole('group', { name: text('subscriptions.newsLetters') });
    const save = widget.getByRole('button', { name: text('edit-subscriptions.save') });
    // On phones, each group is behind a button.
    const unfold = async () => {
      await expect(letters).toBeVisible();
      const button = letters.getByRole('button');
      if (await button.count()) await press(button);
    };
    await unfold();
    await tick(letters.getByRole('checkbox').first());
    await expect(letters.getByRole('checkbox').last()).toBeChecked();
    await expect(widget).toContainText(text('edit-subscriptions.unsaved'));

    const warned = page.waitForEvent('dialog');
    await Promise.all([
      warned.then((dialog) => dialog.dismiss()),
      page.evaluate(() => void setTimeout(() => location.assign('/'))),
    ]);
    expect((await warned).type()).toBe('beforeunload');

    await page.route('**/v2/users/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await press(save);
    await expect(widget.getByRole('alert')).toContainText(text('edit-subscriptions.unexpected'));
    await expect(letters.getByRole('checkbox').last(), 'the choice is kept').toBeChecked();
    await page.unroute('**/v2/users/*');
    await press(save);
    await expect(widget).toContainText(text('edit-subscriptions.saved'));
    await page.reload();
    await mounted(page, 'edit-subscriptions');
    await unfold();
    await expect(letters.getByRole('checkbox').last(), 'the service has saved the choice').toBeChecked();
    await expectAccessible(page);

    await tick(widget.getByRole('checkbox', { name: text('edit-subscriptions.nothing') }).first());
    await press(save);
    await expect(widget).toContainText(text('edit-subscriptions.savedNothing'));
  });
});
