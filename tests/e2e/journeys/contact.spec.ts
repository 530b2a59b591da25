import { codeIn } from '../../services/setup/people.ts';
import { mailsTo } from '../setup/mail.ts';
import { expect, forEachVisitor, mounted, newAddress, test } from '../setup/index.ts';

/** At the end of an article, to its author. */
const pages = { en: '/insights/hydrogen-grows-up', ar: '/ar/insights/alhydrujin-yablugh-rushdah' };

forEachVisitor(() => {
  test('a message with a wrong code, an old one, a new one after the wait: then it arrives', async ({
    page,
    visitor,
    inbox,
    pageErrors,
  }) => {
    pageErrors.expect(/status of 400/);
    const { text, press, write } = visitor;
    const email = newAddress();
    await page.clock.install();
    await page.goto(pages[visitor.language]);
    await press((await mounted(page, 'contact-form')).getByRole('button'));
    const form = page.getByRole('dialog');
    const submit = form.getByRole('button', { name: text('contact.sendTo', { name: 'Ingrid Solheim' }) });
    await write(form.getByLabel(text('contact.name'), { exact: true }), 'Ada Lindgren');
    await write(form.getByLabel(text('contact.email'), { exact: true }), 'ada@trash.example');
    await write(form.getByLabel(text('contact.subject')), `A question of ${email}`);
    await write(form.getByLabel(text('contact.message')), 'How patient is steel?');
    await expect(form).toContainText(text('forms.unwantedDomain', { domain: 'trash.example' }));
    await expect(submit).toBeEnabled();
    // The first code has been valid for 15 minutes, and arrives after 16.
    await page.route(
      '**/generate-otp',
      (route) => route.continue({ headers: { ...route.request().headers(), 'inlay-clock': '-960' } }),
      { times: 1 },
    );
    await write(form.getByLabel(text('contact.email'), { exact: true }), email);
    await press(submit);

    const dialog = page.getByRole('dialog', { name: text('contact.codeTitle') });
    const code = dialog.getByLabel(text('contact.code'));
    const send = dialog.getByRole('button', { name: text('contact.codeSubmit') });
    await expect(code).toBeFocused();
    const right = await inbox.code(email);
    await write(code, right === '123456' ? '654321' : '123456');
    await press(send);
    await expect(dialog).toContainText(text('contact.codeInvalid'));
    await expect(code).toHaveValue('');

    await write(code, right);
    await press(send);
    await expect(dialog.getByRole('alert')).toContainText(text('contact.codeExpired'));
    await press(dialog.getByRole('button', { name: text('contact.codeExpiredLink') }));
    const resend = dialog.getByRole('button', { name: text('confirm-step.resend') });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    await page.clock.fastForward(31_000);
    await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
    await press(resend);
    await expect.poll(async () => (await mailsTo(email)).length).toBe(3);

    await write(code, codeIn((await mailsTo(email))[0]));
    await press(send);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(text('contact.thanks'));
    const received = await inbox.newest('ingrid-solheim@alder-voss.example', new RegExp(email));
    expect(received.text).toContain('How patient is steel?');
  });
});
