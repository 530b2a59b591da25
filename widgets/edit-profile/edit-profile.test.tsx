import { act, fireEvent, screen, waitFor } from 'testing';
import { localStore } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { mockMedia } from '../../tests/setup/media';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import editProfile from './index';

const USER = 'GET /services/user/v2/users/42';
const SAVE = 'PATCH /services/user/v2/users/42';
const COMPANIES = 'GET /services/user/v2/lookup/company';
const GEO = 'GET /services/geo';

const complete = {
  ...INGRID,
  company: 'Vistula Foundries',
  titleName: 'Owner or founder',
  businessFunction: 'strategy',
};
const userAnswer = (changes: Partial<typeof INGRID> = {}) => ({ json: { data: { ...complete, ...changes } } });

function answers(more: Record<string, Answerer> = {}) {
  return fakeServices({
    [USER]: userAnswer(),
    [SAVE]: userAnswer(),
    [GEO]: { json: { country_code: 'NO' } },
    [COMPANIES]: { json: { data: { companies: [{ name: 'Nordlicht Werft' }, { name: 'Nordsee Terminals' }] } } },
    'GET /services/user/v2/picklist/title': {
      json: { data: { titles: [{ id: 'owner', name: 'Owner or founder' }] } },
    },
    'GET /services/content/v1/lookuplists/function': {
      json: [{ code: 'strategy', Description: 'Strategy' }],
    },
    'GET /services/content/v1/lookuplists/country': {
      json: [
        { code: 'CH', Description: 'Switzerland' },
        { code: 'NO', Description: 'Norway' },
      ],
    },
    ...more,
  });
}

async function open(html = '<div data-module="edit-profile"><p>Sign in first.</p></div>', config = {}) {
  if (!document.cookie.includes('inlay_access')) signInBefore();
  const mounted = await mountPlaceholder(html, editProfile, config);
  await screen.findByRole('form', { name: 'Your profile' });
  return { ...mounted, save: () => mounted.user.click(screen.getByRole('button', { name: 'Save profile' })) };
}

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const list = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const company = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Company or organisation' });
const password = () => screen.getByLabelText<HTMLInputElement>(/^New password/);

beforeAll(() => {
  // List navigation skips options without a size, and jsdom gives none to anything.
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 44 });
});

beforeEach(forgetEverything);

test('what the service knows is filled in, lists by code or by name', async () => {
  answers();
  await open();
  expect([
    box('E-mail address').value,
    box('First name').value,
    company().value,
    list('Job title').value,
    list('Business function').value,
    list('Country').value,
  ]).toEqual(['ingrid@example.com', 'Ingrid', 'Vistula Foundries', 'owner', 'strategy', 'NO']);
});

test('a save sends the profile, says so, empties the password and keeps the name for the page', async () => {
  const { callsOf, answer } = answers();
  answer(SAVE, userAnswer({ firstName: 'Inga' }));
  history.replaceState(null, '', '/?cid=mail-7');
  const { user, save } = await open();
  await user.clear(box('First name'));
  await user.type(box('First name'), 'Inga');
  await user.selectOptions(list('Country'), 'CH');
  await user.type(password(), 'Tram-to-Bergen-8');
  await save();
  expect(await screen.findByText('Your profile is saved')).toBeVisible();
  expect(callsOf(SAVE)[0]!.json).toEqual({
    email: 'ingrid@example.com',
    firstName: 'Inga',
    lastName: 'Solheim',
    title: 'owner',
    company: 'Vistula Foundries',
    businessFunction: 'strategy',
    country: 'CH',
    password: 'Tram-to-Bergen-8',
    metadata: { cid: 'mail-7' },
  });
  expect(password()).toHaveValue('');
  expect(localStore.getJson('user')).toMatchObject({ firstName: 'Inga' });
  await user.type(box('Last name'), 'n');
  expect(screen.queryByText('Your profile is saved')).not.toBeInTheDocument();
});

test('a password that is left empty is not sent', async () => {
  const { callsOf } = answers();
  const { user, save } = await open();
  await user.type(box('Last name'), 'n');
  await save();
  await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1));
  expect(callsOf(SAVE)[0]!.json).not.toHaveProperty('password');
});

test('a new address counts once its mail is opened, and until then the old one shows', async () => {
  answers();
  const { user, save } = await open();
  await user.clear(box('E-mail address'));
  await user.type(box('E-mail address'), 'inga@example.com');
  await save();
  expect(await screen.findByText(/We have sent a link to inga@example.com/)).toBeVisible();
  expect(box('E-mail address')).toHaveValue('ingrid@example.com');
});

test('an address that the service stores in lower case is not reported as unconfirmed', async () => {
  answers({ [SAVE]: userAnswer({ email: 'ingrid.solheim@example.com' }) });
  const { user, save } = await open();
  await user.clear(box('E-mail address'));
  await user.type(box('E-mail address'), 'Ingrid.Solheim@Example.com');
  await save();
  expect(await screen.findByText('Your profile is saved')).toBeVisible();
  expect(screen.queryByText(/We have sent a link/)).not.toBeInTheDocument();
});

describe('each value is validated while it is typed:', () => {
  test.each([
    ['E-mail address', 'Enter your e-mail address.'],
    ['First name', 'Enter your first name.'],
    ['Last name', 'Enter your last name.'],
  ])('%s', async (name, problem) => {
    answers();
    const { user } = await open();
    await user.clear(box(name));
    await waitFor(() => expect(box(name)).toHaveAccessibleDescription(expect.stringContaining(problem)));
  });

  test.each([
    ['Job title', 'Choose the job title that comes closest to yours.'],
    ['Business function', 'Choose what you do there.'],
    ['Country', 'Choose the country you work in.'],
  ])('%s', async (name, problem) => {
    answers();
    const { user } = await open();
    await user.selectOptions(list(name), '');
    await waitFor(() => expect(list(name)).toHaveAccessibleDescription(expect.stringContaining(problem)));
  });

  test('the company is required, and has a maximum length', async () => {
    answers();
    const { user } = await open();
    await user.clear(company());
    await waitFor(() => expect(company()).toHaveAccessibleDescription(/Enter the company/));
    await user.click(company());
    await user.paste('x'.repeat(103));
    await waitFor(() => expect(company()).toHaveAccessibleDescription(/at most 100 characters. Remove 3/));
  });

  test('a password must not contain the name of the e-mail address', async () => {
    const { callsOf } = answers();
    const { user, save } = await open();
    await user.type(password(), 'ingrid-2026-x');
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Choose a stronger password/));
    await save();
    expect(callsOf(SAVE)).toHaveLength(0);
  });
});

describe('the company', () => {
  test('is suggested from a single Chinese character', async () => {
    const { callsOf } = answers();
    await open();
    fireEvent.input(company(), { target: { value: '東' } });
    await waitFor(() => expect(callsOf(COMPANIES)).toHaveLength(1));
  });

  test('is suggested from two characters on, half a second after the last key, and taken by keyboard', async () => {
    const { callsOf } = answers();
    const { user } = await open();
    await user.clear(company());
    await user.type(company(), 'N');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(callsOf(COMPANIES)).toHaveLength(0);
    // Synchronously, so that slow machines do not exceed the delay.
    fireEvent.input(company(), { target: { value: 'No' } });
    fireEvent.input(company(), { target: { value: 'Nor' } });
    expect(callsOf(COMPANIES)).toHaveLength(0);
    await waitFor(() => expect(screen.getAllByRole('option', { name: /^Nord/ })).toHaveLength(2));
    expect(callsOf(COMPANIES).map(({ url }) => url.searchParams.get('term'))).toEqual(['Nor']);
    expect(screen.getByText('2 companies found')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(company()).toHaveValue('Nordsee Terminals');
    expect(callsOf(SAVE)).toHaveLength(0);
  });

  test('may have a space in it, and the last question’s answer is the one that counts', async () => {
    const { answer, calls, callsOf } = answers({ [COMPANIES]: 'never' });
    const { user, save } = await open();
    await user.clear(company());
    await user.type(company(), 'Alder');
    await waitFor(() => expect(callsOf(COMPANIES)).toHaveLength(1));
    answer(COMPANIES, { json: { data: { companies: [] } } });
    await user.type(company(), ' & Voss');
    expect(callsOf(COMPANIES)[0]!.signal?.aborted).toBe(true);
    expect(company()).toHaveValue('Alder & Voss');
    await save();
    await waitFor(() => expect(callsOf(SAVE)[0]?.json).toMatchObject({ company: 'Alder & Voss' }));
    expect(calls.filter(({ operation }) => operation === COMPANIES).length).toBeLessThanOrEqual(2);
  });
});

test.each([
  ['signs in elsewhere', { socialLoginIdps: 'Lantern' }, /another account, which keeps this address/],
  ['has no password', { hasPassword: false }, /You need a password before/],
])('a user who %s cannot change the address', async (_, changes, help) => {
  const { callsOf } = answers({ [USER]: userAnswer(changes) });
  const { user, save } = await open();
  expect(box('E-mail address')).toBeDisabled();
  expect(box('E-mail address')).toHaveAccessibleDescription(help);
  await user.type(box('Last name'), 'n');
  await save();
  await waitFor(() => expect(callsOf(SAVE)[0]?.json).toMatchObject({ email: 'ingrid@example.com' }));
});

test('the variant mq has the password elsewhere, and so an address that is fixed', async () => {
  answers({ [USER]: userAnswer({ hasPassword: false }) });
  await open('<div data-module="edit-profile" data-variant="mq"></div>');
  expect(box('E-mail address')).toBeDisabled();
  expect(box('E-mail address')).toHaveAccessibleDescription('This address cannot be changed here.');
});

test('the variant mq has no password, and sends none', async () => {
  const { callsOf } = answers();
  const { user, save } = await open('<div data-module="edit-profile" data-variant="mq"></div>');
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  await user.type(box('Last name'), 'n');
  await save();
  await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1));
  expect(callsOf(SAVE)[0]!.json).not.toHaveProperty('password');
});

describe('with a back end that stores', () => {
  const only = (template: object) => ({
    services: { user: { base: '/services/user', templates: { updateUser: template } } },
  });

  test('only the name, nothing else can be changed', async () => {
    const { callsOf } = answers();
    const { user, save } = await open(undefined, only({ name: { first: '{firstName}', last: '{lastName}' } }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
    expect(box('E-mail address')).toBeDisabled();
    expect(box('E-mail address')).toHaveAccessibleDescription('This address cannot be changed here.');
    await user.type(box('Last name'), 'n');
    await save();
    await waitFor(() => expect(callsOf(SAVE)[0]?.json).toEqual({ name: { first: 'Ingrid', last: 'Solheimn' } }));
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
  });

  test('the company besides, it can be changed', async () => {
    answers();
    await open(undefined, only({ first: '{firstName}', last: '{lastName}', work: '{company}' }));
    expect(company()).toHaveValue('Vistula Foundries');
    expect(screen.queryByRole('combobox', { name: 'Country' })).not.toBeInTheDocument();
  });
});

test('alumni read their details and where to have them changed', async () => {
  answers({ [USER]: userAnswer({ alumni: true }) });
  await open(
    '<div data-module="edit-profile"><a data-field="alumni-link" href="mailto:alumni@example.com">Write to us</a></div>',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('You cannot change these details here');
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', 'mailto:alumni@example.com');
  expect(box('First name')).toBeDisabled();
  expect(company()).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save profile' })).not.toBeInTheDocument();
});

test('a missing country defaults to the visitor’s location, or stays empty if that is unknown', async () => {
  const services = answers({ [USER]: userAnswer({ country: '' }) });
  const { unmount } = await open();
  await waitFor(() => expect(list('Country')).toHaveValue('NO'));
  unmount();
  services.answer(GEO, { status: 500 });
  await open();
  expect(list('Country')).toHaveValue('');
});

describe('the service refuses:', () => {
  test.each([
    ['the address', 1002, 'Enter an e-mail address such as'],
    ['the password', 1003, 'Choose a stronger password'],
  ])('%s is shown beside its field', async (_, code, text) => {
    answers({ [SAVE]: refusal(400, code) });
    const { user, save } = await open();
    await user.type(box('Last name'), 'n');
    await save();
    expect(await screen.findByText(new RegExp(text))).toBeVisible();
  });
});

test('a draft survives a reload, but without the password, and never for another user', async () => {
  answers({ 'GET /services/user/v2/users/43': { json: { data: { ...complete, id: '43' } } } });
  const { user, unmount } = await open();
  await user.type(box('Last name'), 'n');
  await user.type(password(), 'Tram-to-Bergen-8');
  unmount();
  await open();
  expect(box('Last name')).toHaveValue('Solheimn');
  expect(password()).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Bergen');
  act(() => signInBefore({ id: '43' }));
  await waitFor(() => expect(box('Last name')).toHaveValue('Solheim'));
});

test('a list that cannot be loaded is left out, and the rest can be saved', async () => {
  const { callsOf } = answers({
    'GET /services/user/v2/picklist/title': { json: { data: {} } },
    [USER]: userAnswer({ titleName: '' }),
  });
  const { user, save } = await open();
  expect(screen.queryByRole('combobox', { name: 'Job title' })).not.toBeInTheDocument();
  await user.type(box('Last name'), 'n');
  await save();
  await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1));
  expect(callsOf(SAVE)[0]!.json).not.toHaveProperty('title');
});

test('a service that wants a fresh sign-in gets personal data replaced by the way there', async () => {
  answers({ [USER]: { json: { data: { ...complete, reLoginRequiredForSensitiveData: true } } } });
  signInBefore();
  await mountPlaceholder('<div data-module="edit-profile"></div>', editProfile);
  expect(await screen.findByRole('link', { name: 'Sign in again' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('password managers find fields they know', async () => {
  answers();
  await open();
  const tokens = [
    box('E-mail address'),
    box('First name'),
    box('Last name'),
    company(),
    list('Job title'),
    list('Country'),
    password(),
  ].map((field) => field.getAttribute('autocomplete'));
  expect(tokens).toEqual([
    'username',
    'given-name',
    'family-name',
    'organization',
    'organization-title',
    'country',
    'new-password',
  ]);
});

describe('a service that wants to know who asks', () => {
  const present = () => screen.findByLabelText<HTMLInputElement>(/^Your current password/);

  test('is answered in place, and what was typed is kept', async () => {
    const { callsOf, answer } = answers({ [SAVE]: refusal(403, 2007) });
    const { user, save } = await open();
    await user.clear(box('First name'));
    await user.type(box('First name'), 'Inga');
    await user.type(password(), 'Tram-to-Bergen-8');
    await save();
    await waitFor(async () => expect(await present()).toHaveFocus());
    await waitFor(async () => expect(await present()).toHaveAccessibleDescription(/confirm it’s you/));
    expect([box('First name').value, password().value]).toEqual(['Inga', 'Tram-to-Bergen-8']);

    answer(SAVE, refusal(403, 2008));
    await user.type(await present(), 'Wrong-one-1');
    await save();
    await waitFor(async () => expect(await present()).toHaveAccessibleDescription(/not your password/));
    expect(await present()).toHaveValue('');
    expect(password()).toHaveValue('Tram-to-Bergen-8');

    answer(SAVE, userAnswer({ firstName: 'Inga' }));
    await user.type(await present(), 'Lighthouse-42');
    await save();
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(callsOf(SAVE).at(-1)!.json).toMatchObject({
      firstName: 'Inga',
      password: 'Tram-to-Bergen-8',
      currentPassword: 'Lighthouse-42',
    });
    expect(screen.queryByLabelText(/^Your current password/)).not.toBeInTheDocument();
  });

  test('leads who has no password to another sign-in, and back', async () => {
    answers({ [USER]: userAnswer({ hasPassword: false }), [SAVE]: refusal(403, 2007) });
    const { user, save } = await open();
    await user.type(password(), 'Tram-to-Bergen-8');
    await save();
    expect(await screen.findByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      expect.stringContaining('signin-prompt'),
    );
    expect(password()).toHaveValue('Tram-to-Bergen-8');
  });
});

describe('on a narrow page', () => {
  const section = (name: RegExp) => screen.getByRole('button', { name });
  beforeEach(() => mockMedia((query) => query === '(width < 40rem)'));
  afterEach(() => jest.restoreAllMocks());

  test('sections fold and say what is filled in, but never the password', async () => {
    answers();
    const { user } = await open();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(section(/^Name/)).toHaveAccessibleName('Name Ingrid\u00a0· Solheim');
    expect(section(/^Work/)).toHaveAccessibleName(
      'Work Vistula Foundries\u00a0· Owner or founder\u00a0· Strategy\u00a0· Norway',
    );
    expect(section(/^E-mail/)).toHaveAccessibleName('E-mail and password ingrid@example.com');
    await user.click(section(/^E-mail/));
    await user.type(password(), 'Tram-to-Bergen-8');
    await user.click(section(/^E-mail/));
    expect(section(/^E-mail/)).toHaveAccessibleName('E-mail and password ingrid@example.com');
    await user.click(section(/^Name/));
    await user.clear(box('First name'));
    await user.type(box('First name'), 'Inga');
    await user.click(section(/^Name/));
    expect(section(/^Name/)).toHaveAccessibleName('Name Inga\u00a0· Solheim');
  });

  test('a section with something to fill in is open', async () => {
    answers({ [USER]: userAnswer({ country: '' }), [GEO]: { status: 500 } });
    await open();
    expect(list('Country')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'First name' })).not.toBeInTheDocument();
  });

  test('a problem opens its section, takes the focus there, and the section stays open', async () => {
    const { answer } = answers({ [SAVE]: refusal(400, 1002) });
    const { user, save } = await open();
    await save();
    await waitFor(() => expect(box('E-mail address')).toHaveFocus());
    expect(box('E-mail address')).toHaveAccessibleDescription(/Enter an e-mail address such as/);
    expect(screen.queryByRole('button', { name: /^E-mail/ })).not.toBeInTheDocument();
    answer(SAVE, userAnswer());
    await user.type(box('E-mail address'), 'x');
    expect(box('E-mail address')).toHaveFocus();
    expect(section(/^E-mail/)).toHaveAttribute('aria-expanded', 'true');
  });

  test('a service that wants the current password opens the section that has its field', async () => {
    answers({ [SAVE]: refusal(403, 2007) });
    const { save } = await open();
    await save();
    await waitFor(() => expect(screen.getByLabelText(/^Your current password/)).toHaveFocus());
  });

  test('alumni see every section open', async () => {
    answers({ [USER]: userAnswer({ alumni: true }) });
    await open();
    expect(box('First name')).toBeVisible();
    expect(list('Country')).toBeVisible();
  });
});

// The last one: nothing is sent for a while after it.

describe('a new address that is not confirmed yet', () => {
  const pending = { email: 'ingrid@example.com', pendingEmail: 'inga@example.com' };
  const note = () => screen.queryByText('Confirm your new e-mail address');

  test('stays in view after the next save', async () => {
    answers({ [USER]: userAnswer(pending), [SAVE]: userAnswer(pending) });
    const { user, save } = await open();
    expect(note()).toBeVisible();
    expect(screen.getByText(/We have sent a link to inga@example.com/)).toBeVisible();
    await user.type(box('Last name'), 'n');
    await save();
    expect(await screen.findByText('Your profile is saved')).toBeVisible();
    expect(note()).toBeVisible();
  });

  test('gets its link again on request', async () => {
    const { callsOf } = answers({ [USER]: userAnswer(pending), [SAVE]: userAnswer(pending) });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/We’ve sent the link again/)).toBeVisible();
    expect(callsOf(SAVE)[0]!.json).toEqual({ pendingEmail: 'inga@example.com' });
  });

  test('is given up on request, and stays where that fails', async () => {
    const { callsOf, answer } = answers({ [USER]: userAnswer(pending), [SAVE]: { status: 500 } });
    const { user } = await open();
    const cancel = () => user.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await cancel();
    expect(await screen.findByText(/could not be cancelled/)).toBeVisible();
    answer(SAVE, userAnswer());
    await cancel();
    await waitFor(() => expect(note()).not.toBeInTheDocument());
    expect(box('E-mail address')).toHaveFocus();
    expect(callsOf(SAVE).at(-1)!.json).toEqual({ pendingEmail: '' });
  });
});
