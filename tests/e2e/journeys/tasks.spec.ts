/** The tasks that visitors come for, by keyboard alone, on a wide screen and on a phone. */
import type { Locator, Page } from '@playwright/test';
import { languageNames } from '../../../demo/site/texts/index.ts';
import { expect, expectAccessible, goodPassword, mounted, newAddress, test as base } from '../setup/index.ts';
import { subscriber } from '../setup/subscriber.ts';
import { createVisitor, type Visitor, type VisitorProfile } from '../setup/visitor.ts';

const articles = {
  en: { quiz: '/insights/leading-without-a-map', contact: '/insights/hydrogen-grows-up' },
  de: { quiz: '/de/insights/die-leise-fabrik', contact: '/de/insights/wasserstoff-wird-erwachsen' },
};

type Profile = VisitorProfile<'en' | 'de'>;

const wide: Profile = { language: 'en', width: 1440, theme: 'light', hand: 'keyboard' };

const test = base.extend<{ profile: Profile; user: Visitor<'en' | 'de'> }>({
  profile: [wide, { option: true }],
  user: async ({ page, profile }, use) => use(await createVisitor(page, profile)),
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [390, 1440]) {
  const isPhone = width === 390;

  test.describe(`by keyboard, ${width} pixels wide, in English`, () => {
    test.use({ profile: { ...wide, width } });

    test('the nearest office is found by its country, and shows the way', { tag: '@core' }, async ({ page, user }) => {
      const { text, press, write } = user;
      await page.goto('/offices');
      const offices = await mounted(page, 'locations-map');
      await write(offices.getByRole('searchbox', { name: 'City or country' }), 'switz');
      await expect(offices.getByRole('status')).toHaveText('2 cities');
      const city = offices.getByRole('button', { name: /^Zürich/ }).first();
      await press(city);
      await expect(city).toHaveAttribute('aria-expanded', 'true');
      await expect(city).toBeFocused();
      await expect(
        offices.getByRole('link', { name: new RegExp(`^${text('offices.directions')}`) }).first(),
      ).toHaveAttribute('href', /^https:/);
    });

    test('an event of a month is found in the order of dates, opened, and added to a calendar', async ({
      page,
      user,
    }) => {
      const { text, press, tick } = user;
      await page.goto('/events');
      const list = await mounted(page, 'events-list');
      const filters = isPhone ? page.getByRole('dialog', { name: text('list-filters.filters') }) : list;
      if (isPhone) await press(list.getByRole('button', { name: text('list-filters.filters') }));
      await press(filters.getByRole('button', { name: text('events-list.month') }));
      const month = filters.getByRole('checkbox').locator('visible=true').last();
      const chosen = (await month.getAttribute('value'))!;
      await tick(month);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`month=${chosen}`));
      const days = () =>
        list.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime')!));
      await expect.poll(async () => (await days()).every((day) => day.startsWith(chosen))).toBe(true);
      expect(await days()).toEqual((await days()).toSorted());

      const title = list.getByRole('heading').getByRole('link').first();
      const name = (await title.textContent())!.trim();
      await press(title);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(title).toBeFocused();
      const add = list.getByRole('link', { name: new RegExp(`^${text('events.calendar')} ?: ${name}$`) });
      await press(add);
      await expect(page.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(add).toBeFocused();
    });

    test('the wall is passed by signing in where the text ends', async ({ page, user, reader }) => {
      const { text, press, write } = user;
      await page.goto('/demo/regwall/click');
      const withheld = page.locator('.inlay-regwall__withheld');
      await expect(withheld).not.toHaveCount(0);
      await press((await mounted(page, 'regwall')).getByRole('link', { name: text('regwall.signIn') }));
      const dialog = page.getByRole('dialog');
      await write(dialog.getByLabel('E-mail address'), reader.email);
      await write(dialog.getByLabel('Password', { exact: true }), goodPassword);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(withheld).toHaveCount(0);
      await expectFocusIn(page, page.locator('main'));
    });

    test('cookie settings open from the footer, and confirm the saved choice', async ({ page, user }) => {
      const { text, press, tick } = user;
      await page.goto('/terms');
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' });
      await press(link);
      const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
      await tick(dialog.getByRole('checkbox').locator('visible=true').first());
      await press(dialog.getByRole('button', { name: text('consent.save') }));
      await expect(dialog).toBeHidden();
      await expect(page.locator('[data-inlay-live]').first()).toContainText('Statistics');
      await expectFocusIn(page, page.locator('body'));
    });

    test('a misspelt query is corrected', async ({ page, user }) => {
      const { write } = user;
      await page.goto('/search');
      const search = await mounted(page, 'site-search');
      await write(search.getByRole('combobox'), 'hydrgen');
      await page.keyboard.press('Enter');
      await expect(search.getByRole('heading', { level: 2 }).first()).toContainText('hydrogen');
      await expect(search.getByRole('listitem').getByRole('link').first()).toBeVisible();
    });

    test('an article is saved, and removed from the list again', async ({ page, user, reader, signedIn }) => {
      const { text, press } = user;
      await signedIn(reader);
      await page.goto('/insights/hydrogen-grows-up');
      const save = await mounted(page, 'save-article');
      await press(save.getByRole('button', { name: text('save-article.save') }));
      await expect(save.getByRole('button', { name: text('save-article.saved') })).toBeFocused();
      await page.goto('/account/saved-articles');
      const list = await mounted(page, 'saved-articles');
      await press(list.getByRole('button', { name: 'Remove Hydrogen grows up' }));
      await press(page.getByRole('button', { name: 'Remove', exact: true }));
      await expect(list).toContainText('No saved articles yet');
      await expectFocusIn(page, list);
    });
  });

  const language = isPhone ? 'de' : 'en';
  test.describe(`by keyboard, ${width} pixels wide, in ${languageNames[language]}`, () => {
    test.use({ profile: { ...wide, width, language } });

    test('a position is found, stored for later, shared and applied for', async ({ page, user }) => {
      const { text, path, press } = user;
      await page.goto(path('/careers/jobs'));
      const search = await mounted(page, 'job-search');
      const title = search.getByRole('heading', { level: 2 }).getByRole('link').first();
      const name = (await title.textContent())!.trim();
      await press(title);
      const job = await mounted(page, 'job-detail');
      await expect(job.getByRole('heading', { level: 1 })).toHaveText(name);
      await press(job.getByRole('button', { name: text('apply-later.later') }));
      await expect(job.getByRole('button', { name: text('apply-later.remove') })).toBeFocused();
      await expect(page.locator('[data-inlay-live]').first()).toContainText(
        text('apply-later.stored', { title: name }),
      );
      await expect(job.getByRole('link', { name: 'LinkedIn' })).toBeVisible();
      // With several levels of entry, the button opens a menu of them.
      const levels = job.locator('summary').filter({ hasText: text('job-detail.apply') });
      if (await levels.count()) await press(levels.first());
      const apply = job
        .getByRole('link', { name: text('job-detail.apply') })
        .or(levels.locator('xpath=..').getByRole('link'));
      await expect(apply.locator('visible=true').first()).toHaveAttribute('href', /./);
      await expectAccessible(page);
      await page.goto(path('/careers/jobs'));
      const stored = (await mounted(page, 'job-search')).getByRole('region');
      await expect(stored.getByRole('link', { name })).toBeVisible();
    });

    test('a quiz is answered to its score, and started again', async ({ page, user, reader, signedIn }) => {
      const { text, press } = user;
      // One of the articles is for registered readers.
      await signedIn(reader);
      await page.goto(articles[language].quiz);
      const quiz = await mounted(page, 'quiz');
      const visible = (role: 'radio' | 'button', name?: string) =>
        quiz.getByRole(role, name ? { name } : {}).locator('visible=true');
      const total = await quiz.getByRole('navigation').getByRole('listitem').count();
      for (let number = 1; number <= total; number += 1) {
        await press(visible('radio').first());
        // On a phone, the answer takes the place of the question.
        if (isPhone) await press(visible('button', text('quiz.continue')));
        await expect(page.locator(':focus')).toContainText(new RegExp(`${text('quiz.right')}|${text('quiz.wrong')}`));
        // On a wide screen, the score is below the last question.
        if (number === total && !isPhone) break;
        const next = visible('button', text(number < total ? 'quiz.next' : 'quiz.toScore'));
        // A right answer is celebrated first.
        await expect(next).toBeEnabled({ timeout: 20_000 });
        await press(next);
      }
      await press(visible('button', text('quiz.again')));
      await expect(visible('radio').first()).not.toBeChecked();
      await expectFocusIn(page, quiz);
    });

    test(
      'an empty message lists the missing values, also beside each field',
      { tag: '@core' },
      async ({ page, user }) => {
        const { text, press, write } = user;
        await page.goto(articles[language].contact);
        await press((await mounted(page, 'contact-form')).getByRole('button'));
        const form = page.getByRole('dialog');
        await press(form.locator('[type=submit]'));
        await expect(form.getByRole('alert')).toBeFocused();
        await press(form.getByRole('alert').getByRole('link').first());
        const name = form.getByLabel(text('contact.name'), { exact: true });
        await expect(name).toBeFocused();
        await expect(name).toHaveAccessibleDescription(new RegExp(text('contact.requiredName')));
        await write(name, 'Ada Lindgren');
        await expect(name).not.toHaveAttribute('aria-invalid', 'true');
        await page.keyboard.press('Escape');
        await expect(form).toHaveCount(0);
      },
    );

    test('a subscription is ended from its e-mail, and the button to confirm is in view', async ({
      page,
      user,
      demo,
      inbox,
    }) => {
      const { text, path, press } = user;
      const link = new URL((await subscriber(demo.site, inbox.link)).unsubscribe);
      await page.goto(path(link.pathname + link.search));
      const ending = await mounted(page, 'unsubscribe-by-link');
      const button = ending.getByRole('button', { name: text('unsubscribe-by-link.submit') });
      await expect(button).toBeInViewport({ ratio: 1 });
      await press(button);
      await expect(ending).toContainText(text('unsubscribe-by-link.doneTitle'));
      await expectFocusIn(page, ending);
    });

    test('a new address is pending until its e-mail is confirmed, and its section opens on a phone', async ({
      page,
      user,
      people,
      signedIn,
      inbox,
    }) => {
      const { text, path, press, write } = user;
      const reader = await people.newReader({
        company: 'Vistula',
        title: 'owner',
        businessFunction: 'strategy',
        country: 'PL',
      });
      await signedIn(reader);
      await page.goto(path('/account/profile'));
      const form = await mounted(page, 'edit-profile');
      const email = newAddress();
      const field = form.getByLabel(text('edit-profile.email'), { exact: true });
      const section = form.getByRole('button', { name: text('edit-profile.signIn') });
      if (isPhone) await press(section);
      await write(field, email);
      await press(form.getByRole('button', { name: text('edit-profile.submit') }));
      await expect(form).toContainText(email);
      await expect(field).toHaveValue(reader.email);
      await page.goto(await inbox.link(email));
      const confirmation = await mounted(page, 'registration-confirmation');
      await press(confirmation.getByRole('button').first());
      await expectFocusIn(page, confirmation);
      await page.goto(path('/account/profile'));
      await mounted(page, 'edit-profile');
      if (isPhone) await press(section);
      await expect(field).toHaveValue(email);
    });

    test('other parts of the account open and close by Enter', async ({ page, user, reader, signedIn }) => {
      const { path, press } = user;
      await signedIn(reader);
      await page.goto(path('/account/profile'));
      const part = page.locator('.account-part').filter({ has: page.locator('[data-module=active-sessions]') });
      const session = part.getByRole('listitem').first();
      await expect(part).toHaveJSProperty('open', !isPhone);
      if (!isPhone) return;
      await press(part.locator('summary'));
      await expect(session).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(session).toBeHidden();
    });

    test(
      'the menu of languages leads to the same page, and Escape closes it and returns the focus',
      { tag: '@core' },
      async ({ page, user }) => {
        const { path, press } = user;
        const other = isPhone ? 'en' : 'de';
        await page.goto(path('/careers/jobs'));
        const menu = page.locator(isPhone ? '.menu' : '.languages');
        const toggle = menu.locator('summary');
        const link = menu.getByRole('link', { name: languageNames[other] });
        await press(toggle);
        await expect(link).toBeVisible();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        await expect(toggle).toBeFocused();
        await page.keyboard.press('Enter');
        await press(link);
        await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${other}`));
        await expect(page).toHaveURL(/\/careers\/jobs$/);
      },
    );
  });
}

async function expectFocusIn(page: Page, area: Locator): Promise<void> {
  await expect(page.locator(':focus').and(area.locator('*'))).toHaveCount(1);
}
