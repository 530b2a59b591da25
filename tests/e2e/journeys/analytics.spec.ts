/** A visit in the site's data layer: whether the visitor is signed in, but no identifying data or credentials. */
import { expect, mounted, signIn, test } from '../setup/index.ts';
import type { HostWindow } from '../support/inlay.ts';

const EVENTS = [
  'signed-in',
  'signed-out',
  'session-changed',
  'form-started',
  'form-submitted',
  'subject-changed',
  'open-consent-settings',
  'web-vitals',
  'toast',
];

test(
  'no report of a visit contains an address, password, code or token, and sign-ins and sign-outs are reported',
  { tag: '@core' },
  async ({ page, context, demo, reader }) => {
    const reports: string[] = [];
    await page.exposeFunction('hear', (report: string) => reports.push(report));
    await page.addInitScript((events) => {
      const dataLayer = {
        push: (report: object) => (window as never as { hear(report: string): void }).hear(JSON.stringify(report)),
      };
      Object.assign(window, {
        dataLayer,
        inlayConfig: {
          consent: { tool: 'built-in' },
          analytics: { target: 'dataLayer', events },
          flags: { webVitals: true },
        },
      });
    }, EVENTS);
    await context.addCookies([
      {
        name: 'inlay_consent',
        value: encodeURIComponent(`version=1&date=${new Date().toISOString()}&groups=C0001,C0002`),
        url: demo.site,
      },
    ]);
    const parsedReports = () =>
      reports.map((report) => JSON.parse(report) as { event?: string; loginStatus?: string; userId?: string });

    await page.goto(`/account/sign-in?email=${encodeURIComponent(reader.email)}&redirectUrl=/insights`);
    await signIn(await mounted(page, 'sign-in'), reader);
    await expect(page).toHaveURL(/\/insights$/);
    await expect
      .poll(() =>
        parsedReports()
          .filter(({ event }) => event === 'page')
          .map(({ loginStatus }) => loginStatus),
      )
      .toEqual(['logged_out', 'logged_in']);
    expect(parsedReports().map(({ event }) => event)).toEqual(expect.arrayContaining(['form-started', 'signed-in']));
    const tokens = (await context.cookies())
      .filter(({ name }) => /access|refresh/.test(name))
      .map(({ value }) => value);
    expect(tokens).toHaveLength(2);

    // Widgets and hosts report their own URLs and texts.
    const carried = `mailto:${reader.email} ${demo.site}/account/confirm/?code=123456&email=${encodeURIComponent(reader.email)} ${tokens.join(' ')}`;
    await page.evaluate(
      (text) =>
        (window as never as HostWindow).inlay.publish('analytics', {
          event: 'canary',
          text,
          password: 'correct horse',
        }),
      carried,
    );
    await page.evaluate(() => (window as never as HostWindow).inlay.session.signOut());
    // The performance measures of the page may still arrive after it.
    await expect.poll(() => parsedReports().map(({ event }) => event)).toContain('signed-out');
    expect(parsedReports().findLast(({ loginStatus }) => loginStatus)).toEqual({
      loginStatus: 'logged_out',
      isPremium: false,
    });

    const allReports = reports.join('\n');
    expect(allReports).toContain('canary');
    for (const secret of [
      reader.email,
      encodeURIComponent(reader.email),
      reader.password,
      'correct horse',
      '123456',
      ...tokens,
    ])
      expect(allReports).not.toContain(secret);
  },
);
