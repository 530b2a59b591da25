import { act, screen, waitFor, within } from 'testing';
import { isSignedIn } from '../../src/session';
import { CATALOGUE } from '../../tests/setup/catalogue';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, signedInAnswer, signInBefore } from '../../tests/setup/visitor';
import registration from './index';

const REGISTER = 'POST /services/user/v2/users';
const PARTIAL = 'POST /services/user/v2/users/partial';
const EXCHANGE = 'POST /services/user/v2/auth/social/session';
const CONFIRM = 'POST /services/user/v2/users/confirm';
const newcomer = { email: 'mara@lantern.example', name: 'Lindqvist, Mara', socialLoginIdpName: 'Lantern' };

const services = (more: Record<string, Answerer> = {}) =>
  fakeServices({
    ...CATALOGUE,
    [REGISTER]: { status: 202, json: {} },
    [PARTIAL]: signedInAnswer({ firstName: 'Mara' }),
    [EXCHANGE]: { json: { registration: newcomer } },
    [CONFIRM]: signedInAnswer(),
    'GET /services/user/v2/picklist/title': { json: { data: { titles: [{ id: 'specialist', name: 'Specialist' }] } } },
    'GET /services/content/v1/lookuplists/function': { json: [{ Description: 'Finance', code: 'finance' }] },
    'GET /services/content/v1/lookuplists/country': { json: [{ Description: 'Norway', code: 'NO' }] },
    'GET /services/geo': { json: { country_code: 'NO', country_name: 'Norway' } },
    ...more,
  });

const field = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const organization = () => document.querySelector<HTMLInputElement>('input[name="organization"]')!;
/** After it shows suggestions; before that, the element may be replaced between being found and being typed in. */
const suggesting = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Organisation' });
const choose = (name: RegExp) => screen.findByRole<HTMLSelectElement>('combobox', { name });
const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { name });

let codes = 0;
/** Each token is exchanged once per page load. */
const newCode = () => `once-${(codes += 1)}`;

async function open(
  query = '',
  { attributes = '', config = {} }: { attributes?: string; config?: Record<string, unknown> } = {},
) {
  history.replaceState(null, '', `/account/registration${query}`);
  const mounted = await mountPlaceholder(
    `<div data-module="registration" ${attributes}><p>Write to us.</p></div>`,
    registration,
    {
      captcha: { provider: 'none' },
      // With the parameters that the confirmation page gets, only the hash changes.
      pages: { confirm: '/account/registration#confirm', home: '#home' },
      socialLogins: { Lantern: 'Lantern', Fernwood: 'Fernwood' },
      ...config,
    },
  );
  async function fillInProfession() {
    await screen.findByRole('option', { name: 'Specialist' });
    await mounted.user.selectOptions(await choose(/Job title/), 'specialist');
    await mounted.user.type(await suggesting(), 'Nordfjord Papir');
    await mounted.user.selectOptions(await choose(/Field of work/), 'finance');
  }
  return { ...mounted, fillInProfession };
}

beforeEach(forgetEverything);

describe('the plain form', () => {
  async function fillIn({ user, fillInProfession }: Awaited<ReturnType<typeof open>>) {
    await user.type(field('E-mail address'), 'ingrid@alder.example');
    await user.type(field('Password'), 'Fjord-and-42-boats');
    await user.type(field('First name'), 'Ingrid');
    await user.type(field('Last name'), 'Solheim');
    await fillInProfession();
  }

  test('leaves out what the back end does not receive', async () => {
    const { callsOf } = services();
    const template = { mail: '{email}', pass: '{password}', first: '{firstName}', last: '{lastName}' };
    const user = { base: '/services/user', templates: { register: template } };
    const page = await open('', { config: { services: { user } } });
    await page.user.type(field('E-mail address'), 'ingrid@alder.example');
    await page.user.type(field('Password'), 'Fjord-and-42-boats');
    await page.user.type(field('First name'), 'Ingrid');
    await page.user.type(field('Last name'), 'Solheim');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(organization()).toBeNull();
    await page.user.click(press('Create an account'));
    await waitFor(() =>
      expect(callsOf(REGISTER)[0]!.json).toEqual({
        mail: 'ingrid@alder.example',
        pass: 'Fjord-and-42-boats',
        first: 'Ingrid',
        last: 'Solheim',
      }),
    );
  });

  test('sends everything, and the code from the mail leads to the confirmation page', async () => {
    const { callsOf } = services();
    const page = await open('?isRegistered=true&source=report', { attributes: 'data-redirect="#article"' });
    await fillIn(page);
    await page.user.click(await screen.findByRole('checkbox', { name: 'The Friday Letter' }));
    await page.user.click(press('Create an account'));
    await page.user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
    await page.user.click(press('Confirm'));
    await waitFor(() => expect(location.hash).toBe('#confirm'));

    expect(callsOf(REGISTER)[0]!.json).toMatchObject({
      email: 'ingrid@alder.example',
      passwordConfirmation: 'Fjord-and-42-boats',
      firstName: 'Ingrid',
      lastName: 'Solheim',
      title: 'specialist',
      company: 'Nordfjord Papir',
      businessFunction: 'finance',
      subscriptions: ['weekly'],
      metadata: { returnUrl: expect.stringContaining('#article') },
    });
    expect(callsOf(REGISTER)[0]!.headers.get('source-registration')).toBe('report');
    expect(document.cookie).toContain('inlay_redirect=');
  });

  test('takes over address and name, and redirects back immediately if a flag says so', async () => {
    services();
    const page = await open('?email=ada%40alder.example&name=Ada%20Maria%20Lindgren', {
      attributes: 'data-redirect="#article"',
      config: { flags: { returnToSource: true } },
    });
    expect(field('E-mail address')).toHaveValue('ada@alder.example');
    expect(field('First name')).toHaveValue('Ada Maria');
    expect(field('Last name')).toHaveValue('Lindgren');
    await page.user.type(field('Password'), 'Fjord-and-42-boats');
    await page.fillInProfession();
    await page.user.click(press('Create an account'));
    await page.user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
    await page.user.click(press('Confirm'));
    await waitFor(() => expect(location.hash).toBe('#article'));
  });

  test('a visitor who registers for a file comes back to it', async () => {
    const { callsOf } = services();
    const page = await open('?pdfUrl=%2Fmedia%2Freport.pdf&redirectURL=%2Finsights');
    await fillIn(page);
    await page.user.click(press('Create an account'));
    await waitFor(() => expect(callsOf(REGISTER)).toHaveLength(1));
    expect(callsOf(REGISTER)[0]!.json).toMatchObject({
      metadata: {
        returnUrl: `http://localhost/insights#/download/${encodeURIComponent('http://localhost/media/report.pdf')}`,
      },
    });
  });

  test.each(['https://evil.example/x.pdf', 'javascript:alert(1)', '//evil.example/x.pdf'])(
    'a file elsewhere (%s) is no destination',
    async (file) => {
      const { callsOf } = services();
      const page = await open(`?pdfUrl=${encodeURIComponent(file)}&redirectURL=%2Finsights`);
      await fillIn(page);
      await page.user.click(press('Create an account'));
      await waitFor(() => expect(callsOf(REGISTER)).toHaveLength(1));
      expect(callsOf(REGISTER)[0]!.json).toMatchObject({ metadata: { returnUrl: 'http://localhost/insights' } });
    },
  );

  test('says what is missing before anything is sent', async () => {
    const { callsOf } = services();
    const { user } = await open();
    await screen.findByRole('option', { name: 'Specialist' });
    await user.click(press('Create an account'));
    expect(await screen.findByText(/Fix 7 fields to continue/)).toBeVisible();
    expect(await choose(/Job title/)).toHaveAccessibleDescription(/Choose an answer/);
    expect(callsOf(REGISTER)).toHaveLength(0);
  });

  test('works without lists that cannot be loaded', async () => {
    const broken = { status: 404 };
    const { callsOf } = services({
      'GET /services/user/v2/picklist/title': broken,
      'GET /services/content/v1/lookuplists/function': broken,
      'GET /services/content/v1/lookuplists/country': broken,
    });
    const { user } = await open('?email=ada%40alder.example&name=Ada%20Lindgren');
    await user.type(await screen.findByRole('textbox', { name: /Job title/ }), 'Archivist');
    await user.type(await suggesting(), 'Town hall');
    await user.type(screen.getByRole('textbox', { name: /Field of work/ }), 'Archives');
    await user.type(field('Password'), 'Fjord-and-42-boats');
    expect(screen.queryByLabelText(/Country/)).not.toBeInTheDocument();
    await user.click(press('Create an account'));
    await waitFor(() =>
      expect(callsOf(REGISTER)[0]?.json).toMatchObject({ title: 'Archivist', businessFunction: 'Archives' }),
    );
  });

  test('keeps what is typed over a reload until the address is confirmed', async () => {
    services();
    const page = await open();
    await fillIn(page);
    await page.user.click(press('Create an account'));
    await screen.findByRole('textbox', { name: 'Code from the e-mail' });
    page.unmount();
    const { user } = await open('?isRegistered=true');
    await screen.findByRole('textbox', { name: 'Code from the e-mail' });
    await user.click(press('Use another e-mail address'));
    expect(field('First name')).toHaveValue('Ingrid');
    expect(organization()).toHaveValue('Nordfjord Papir');
    await user.type(field('Password'), 'Fjord-and-42-boats');
    await user.click(press('Create an account'));
    await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
    await user.click(press('Confirm'));
    await waitFor(() => expect(location.hash).toBe('#confirm'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Ingrid');
  });

  test('keeps what is typed over a reload, without the password', async () => {
    services({ [REGISTER]: 'offline' });
    const page = await open();
    await fillIn(page);
    await page.user.click(await screen.findByRole('checkbox', { name: 'The Friday Letter' }));
    await page.user.click(press('Create an account'));
    expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
    page.unmount();
    await open();
    expect(organization()).toHaveValue('Nordfjord Papir');
    expect(field('Password')).toHaveValue('');
    expect(await screen.findByRole('checkbox', { name: 'The Friday Letter' })).toBeChecked();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Fjord-and');
  });
});

test('the country is looked up after a second', async () => {
  const { callsOf } = services();
  await open();
  await screen.findByRole('option', { name: 'Norway' });
  expect(callsOf('GET /services/geo')).toHaveLength(0);
  await waitFor(async () => expect(await choose(/Country/)).toHaveValue('NO'), { timeout: 2_500 });
});

test('a signed-in visitor is sent home', async () => {
  services();
  act(() => signInBefore());
  await open();
  await waitFor(() => expect(location.hash).toBe('#home'));
});

describe('the four steps of single sign-on', () => {
  async function toTheSecond(hash = '') {
    const faked = services();
    const page = await open(`?isRegistered=true&code=${newCode()}${hash}`, { attributes: 'data-type="sso"' });
    await heading('Your details');
    await page.fillInProfession();
    await page.user.click(press('Continue'));
    await heading('Which newsletters would you like?');
    return { ...faked, ...page };
  }

  test('the address is locked, there is no password field, and the name is split', async () => {
    const { callsOf } = services();
    await open(`?type=sso&code=${newCode()}`);
    await heading('Your details');
    expect(field('E-mail address')).toHaveValue('mara@lantern.example');
    expect(field('E-mail address')).toHaveAttribute('readonly');
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(field('First name')).toHaveValue('Mara');
    expect(field('Last name')).toHaveValue('Lindqvist');
    expect(callsOf(EXCHANGE).map(({ json }) => json)).toEqual([{ code: `once-${codes}` }]);
    expect(location.search).toBe('?type=sso');
  });

  test('end in a session, with what was ticked on the way', async () => {
    const { user, callsOf } = await toTheSecond();
    await user.click(await screen.findByRole('checkbox', { name: 'The Friday Letter' }));
    await user.click(press('Continue'));
    await heading('Which topics interest you?');
    await user.click(screen.getByRole('checkbox', { name: 'Strategy' }));
    await user.click(press('Continue'));
    await heading('Would you like a course by e-mail?');
    await user.click(screen.getByRole('checkbox', { name: 'Saying no' }));
    await user.click(press('Complete registration'));
    await waitFor(() => expect(location.hash).toBe('#confirm'));
    expect(isSignedIn()).toBe(true);
    expect(callsOf(PARTIAL)[0]!.json).toMatchObject({
      email: 'mara@lantern.example',
      firstName: 'Mara',
      lastName: 'Lindqvist',
      title: 'specialist',
      company: 'Nordfjord Papir',
      subscriptions: ['weekly', 'alert-strategy', 'guide-saying-no'],
    });
    expect(callsOf(PARTIAL)[0]!.json).not.toHaveProperty('password');
  });

  test('Back on the second step returns to the hash that the page had, and keeps the answers', async () => {
    const { user } = await toTheSecond('#about');
    expect(location.hash).toBe('#newsletters');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Which newsletters would you like?' })).toHaveFocus(),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'The Friday Letter' }));
    await user.click(press('Back'));
    await heading('Your details');
    expect(location.hash).toBe('#about');
    expect(organization()).toHaveValue('Nordfjord Papir');
    await user.click(press('Continue'));
    expect(await screen.findByRole('checkbox', { name: 'The Friday Letter' })).toBeChecked();
  });

  test('keep the choices of the first step when the visitor returns to it', async () => {
    services({
      'GET /services/geo': { json: { country_code: 'US', country_name: 'United States' } },
      'GET /services/content/v1/lookuplists/country': {
        json: [
          { Description: 'Norway', code: 'NO' },
          { Description: 'United States', code: 'US' },
        ],
      },
    });
    const { user, fillInProfession } = await open(`?code=${newCode()}`, { attributes: 'data-type="sso"' });
    await heading('Your details');
    await fillInProfession();
    const occasional = () => screen.getByRole('checkbox', { name: /occasionally/ });
    await waitFor(() => expect(occasional()).toBeChecked(), { timeout: 2_500 });
    await user.click(occasional());
    await user.selectOptions(await choose(/Country/), 'NO');
    await user.click(press('Continue'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await heading('Your details');
    await screen.findByRole('option', { name: 'Norway' });
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(occasional()).not.toBeChecked();
    expect(await choose(/Country/)).toHaveValue('NO');
  });

  test('keep a correction of the first step when the visitor presses Forward instead of Continue', async () => {
    const { user, callsOf } = await toTheSecond();
    await user.click(press('Back'));
    await heading('Your details');
    await user.clear(field('Last name'));
    await user.type(field('Last name'), 'Lindquist');
    act(() => history.forward());
    await waitFor(() => expect(location.hash).toBe('#newsletters'));
    expect(field('Last name')).toHaveValue('Lindquist');
    await user.click(press('Continue'));
    await heading('Which newsletters would you like?');
    await user.click(press('Continue'));
    await user.click(press('Continue'));
    await user.click(press('Complete registration'));
    await waitFor(() => expect(callsOf(PARTIAL)[0]?.json).toMatchObject({ lastName: 'Lindquist' }));
  });

  test('stay on the page if it has a base URL', async () => {
    const base = document.createElement('base');
    base.href = '/elsewhere/';
    document.head.append(base);
    try {
      await toTheSecond();
      expect(location.pathname + location.search).toBe('/account/registration?isRegistered=true');
      expect(location.hash).toBe('#newsletters');
    } finally {
      base.remove();
    }
  });

  test('stay open when the visitor follows a link within the page', async () => {
    const { user } = await toTheSecond();
    act(() => {
      history.pushState(null, '', '#content');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(screen.getByRole('heading', { name: 'Which newsletters would you like?' })).toBeVisible();
    await user.click(press('Continue'));
    await heading('Which topics interest you?');
    expect(location.hash).toBe('#alerts');
    await user.click(press('Back'));
    await heading('Which newsletters would you like?');
  });

  test('survive a reload in the middle', async () => {
    const { unmount } = await toTheSecond();
    unmount();
    const { user } = await open('?type=sso#newsletters');
    expect(within(await screen.findByRole('list', { name: /Step 2 of 4/ })).getByText('Newsletters')).toBeVisible();
    await user.click(press('Back'));
    await heading('Your details');
    expect(organization()).toHaveValue('Nordfjord Papir');
  });

  test('begin with the first, whatever the address says', async () => {
    services();
    await open(`?type=sso&code=${newCode()}#guides`);
    await heading('Your details');
    await waitFor(() => expect(location.hash).toBe(''));
  });

  test('lead back to the providers when the sign-in there is too long ago', async () => {
    services({ [EXCHANGE]: refusal(400, 2022) });
    await open(`?type=sso&code=${newCode()}`);
    expect(await screen.findByText(/This sign-in has expired/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Lantern' })).toHaveAttribute(
      'href',
      expect.stringContaining('/v2/auth/social/Lantern?redirectUrl='),
    );
    expect(screen.getByRole('link', { name: 'Continue with Fernwood' })).toBeVisible();
  });

  test('keep everything when the service refuses the end', async () => {
    const { user, answer } = await toTheSecond();
    answer(PARTIAL, refusal(400, 2022));
    await user.click(press('Continue'));
    await user.click(press('Continue'));
    await user.click(press('Complete registration'));
    expect(await screen.findByRole('link', { name: 'Continue with Lantern' })).toBeVisible();
    await user.click(press('Back'));
    await heading('Which topics interest you?');
  });

  test('ask for the code of a mail where the provider does not vouch for the address', async () => {
    const { user, answer } = await toTheSecond();
    answer(PARTIAL, { status: 202, json: { data: { confirmation: 'sent' } } });
    await user.click(press('Continue'));
    await user.click(press('Continue'));
    await user.click(press('Complete registration'));
    await user.type(await screen.findByRole('textbox', { name: 'Code from the e-mail' }), '123456');
    await user.click(press('Confirm'));
    await waitFor(() => expect(location.hash).toBe('#confirm'));
  });

  test('continue without lists that cannot be loaded', async () => {
    services({ 'GET /services/content/v1/subscriptions': { status: 404 } });
    const page = await open(`?type=sso&code=${newCode()}`);
    await heading('Your details');
    await page.fillInProfession();
    await page.user.click(press('Continue'));
    expect(await screen.findByText(/The list could not be loaded/)).toBeVisible();
    await page.user.click(press('Load the list again'));
    expect(document.body).not.toHaveFocus();
    expect(await screen.findByText(/The list could not be loaded/)).toBeVisible();
    await page.user.click(press('Continue'));
    await heading('Which topics interest you?');
  });

  test('are skipped where there is an account after all', async () => {
    services({ [EXCHANGE]: signedInAnswer() });
    await open(`?type=sso&code=${newCode()}`, {
      config: { flags: { returnToSource: true } },
      attributes: 'data-redirect="#article"',
    });
    await waitFor(() => expect(location.hash).toBe('#article'));
    expect(isSignedIn()).toBe(true);
  });
});
