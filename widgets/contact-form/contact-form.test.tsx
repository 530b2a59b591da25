import { act, screen, waitFor, within } from 'testing';
import { subscribe } from '../../src/core';
import { endSession } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import contactForm from './index';

const CODE = 'POST /services/forms/generate-otp';
const SEND = 'POST /services/forms/save-form-data';
const PROVE = 'POST /services/forms/save-form-data-with-otp';
const CONFIG = {
  captcha: { provider: 'none' },
  flags: { otp: true, emailDomainCheck: true },
  page: { contentId: 'people/ingrid' },
};

const inline = '<div data-module="contact-form"><p>Write to us</p></div>';
const profile =
  '<div data-module="contact-form" data-trigger="profile" data-to="ingrid-solheim" data-partner-name="Ingrid Solheim" data-forbidden-domains="trash.example, spam.example"></div>';
const thanks = {
  json: { data: { successMessage: '<p><strong>Thank you</strong></p><img src="x" onerror="alert(1)">' } },
};

const services = (more: Record<string, Answerer> = {}) =>
  fakeServices({ [CODE]: { json: { data: { sent: true } } }, [SEND]: thanks, [PROVE]: thanks, ...more });
const button = () => screen.getByRole('button', { name: /^Send (message|to )/ });
const codeDialog = () => screen.findByRole('dialog', { name: 'Confirm your e-mail address' });

async function open(html = inline, more?: Record<string, Answerer>, config: Record<string, unknown> = CONFIG) {
  const faked = services(more);
  const mounted = await mountPlaceholder(html, contactForm, config);
  const { user } = mounted;
  async function fillIn({ name = 'Ada Lindgren', email = 'ada@example.com', subject = 'A question' } = {}) {
    await user.type(screen.getByLabelText('Name'), name);
    await user.type(screen.getByLabelText('E-mail address'), email);
    await user.type(screen.getByLabelText('Subject'), subject);
    await user.tab();
  }
  async function send() {
    await fillIn();
    await waitFor(() => expect(button()).not.toHaveAccessibleDescription());
    await user.click(button());
  }
  return { ...faked, ...mounted, fillIn, send };
}

beforeEach(forgetEverything);

test('sends a message with its subject, and replaces the form by the thanks', async () => {
  const { send, callsOf, element } = await open();
  await send();
  expect(await screen.findByText('Thank you')).toBeVisible();
  expect(callsOf(SEND)[0]!.json).toEqual({
    PageName: 'people/ingrid',
    Ref: location.href,
    language: 'en',
    isPreview: false,
    emailData: {
      to: '',
      SendEmailRequest: {
        name: 'Ada Lindgren',
        email: 'ada@example.com',
        title: '',
        organization: '',
        subject: 'A question',
        message: '',
      },
      Source: 'contact',
      partnerName: '',
    },
  });
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(element.querySelector('[onerror], form')).toBeNull();
});

test('a page without a content id, such as that of a person, is named by its address', async () => {
  history.replaceState(null, '', '/our-people/ingrid-solheim?utm_source=mail#contact');
  const { send, callsOf } = await open(inline, {}, { ...CONFIG, page: {} });
  await send();
  await screen.findByText('Thank you');
  expect(callsOf(SEND)[0]!.json).toMatchObject({ PageName: '/our-people/ingrid-solheim' });
});

test('each field says what it lacks when it is left', async () => {
  const { user, fillIn } = await open();
  await user.type(screen.getByLabelText('Name'), 'A{Backspace}');
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Enter your name.'));
  await fillIn({ email: 'ada@' });
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(/such as name@example.com/),
  );
});

test('the form says what it still needs, and leads there when its button is pressed', async () => {
  const { user, callsOf } = await open();
  expect(button()).toHaveAccessibleDescription('Still to fill in: Name, E-mail address, Subject');
  expect(button()).not.toHaveAttribute('aria-disabled');
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Subject'), 'A question');
  expect(button()).toHaveAccessibleDescription('Still to fill in: E-mail address');
  await user.click(button());
  await waitFor(() => expect(screen.getByLabelText('E-mail address')).toHaveFocus());
  expect(callsOf(SEND)).toHaveLength(0);
});

test('a signed-in reader need not say who they are', async () => {
  act(() => signInBefore());
  const { user } = await open(inline, {
    'GET /services/user/v2/users/42': { json: { data: { ...INGRID, title: 'Engineer', company: 'Solheim AS' } } },
  });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ingrid Solheim'));
  expect(screen.getByLabelText('E-mail address')).toHaveValue(INGRID.email);
  expect(screen.getByLabelText(/^Organisation/)).toHaveValue('Solheim AS');
  expect(button()).toHaveAccessibleDescription('Still to fill in: Subject');
  await user.type(screen.getByLabelText('Subject'), 'A question');
  await waitFor(() => expect(button()).not.toHaveAccessibleDescription());
});

test('the details of a reader who signs out go, and what they typed stays', async () => {
  act(() => signInBefore());
  const { user } = await open(inline, {
    'GET /services/user/v2/users/42': { json: { data: { ...INGRID, title: 'Engineer', company: 'Solheim AS' } } },
  });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Ingrid Solheim'));
  await user.type(screen.getByLabelText('Subject'), 'A question');
  act(() => endSession('visitor'));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''));
  expect(screen.getByLabelText('E-mail address')).toHaveValue('');
  expect(screen.getByLabelText('Subject')).toHaveValue('A question');
});

test('“talk to us” wants a message', async () => {
  const { user, fillIn } = await open(inline.replace('>', ' data-trigger="talkToUs">'));
  await fillIn();
  expect(button()).toHaveAccessibleDescription('Still to fill in: Message');
  await user.type(screen.getByLabelText('Message'), 'Hello');
  await waitFor(() => expect(button()).not.toHaveAccessibleDescription());
});

test('beginning to write is published once', async () => {
  const events: unknown[] = [];
  const stop = subscribe('form-started', (detail) => events.push(detail));
  const { fillIn } = await open();
  await fillIn();
  expect(events).toEqual([{ form: 'contact' }]);
  stop();
});

test('what is written survives a reload, and not the sending', async () => {
  const { fillIn, unmount } = await open();
  await fillIn();
  unmount();
  const again = await open();
  expect(screen.getByLabelText('Subject')).toHaveValue('A question');
  await again.user.type(screen.getByLabelText('Subject'), '!');
  await waitFor(() => expect(button()).not.toHaveAccessibleDescription());
  await again.user.click(button());
  await screen.findByText('Thank you');
  again.unmount();
  await open();
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

describe('on a profile', () => {
  test('an address at an unwanted domain is warned of', async () => {
    const { fillIn } = await open(profile);
    await fillIn({ email: 'ada@trash.example' });
    await waitFor(() =>
      expect(screen.getByLabelText('E-mail address')).toHaveAccessibleDescription(
        /we cannot send mail to trash.example/,
      ),
    );
  });

  test('the mailed code sends the message', async () => {
    const { user, send, callsOf } = await open(profile);
    await send();
    const dialog = within(await codeDialog());
    expect(callsOf(CODE)[0]!.json).toEqual({ email: 'ada@example.com', firstName: 'Ada Lindgren' });
    await user.type(dialog.getByLabelText('Code from the e-mail'), ' 123 456 ');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Confirm and send' })).not.toHaveAccessibleDescription(),
    );
    await user.click(dialog.getByRole('button', { name: 'Confirm and send' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    const { emailData } = callsOf(PROVE)[0]!.json as { emailData: object };
    expect(emailData).toMatchObject({
      otp: '123456',
      Source: 'Profile',
      to: 'ingrid-solheim',
      partnerName: 'Ingrid Solheim',
    });
    expect(callsOf(SEND)).toHaveLength(0);
  });

  async function typeCode(user: Awaited<ReturnType<typeof open>>['user'], typed = '111111') {
    const dialog = within(await codeDialog());
    await user.type(dialog.getByLabelText('Code from the e-mail'), typed);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Confirm and send' })).not.toHaveAccessibleDescription(),
    );
    await user.click(dialog.getByRole('button', { name: 'Confirm and send' }));
    return dialog;
  }

  test('a wrong code is shown at its field, which is empty for the right one', async () => {
    const { user, send } = await open(profile, { [PROVE]: { status: 400, json: 'Otp is invalid' } });
    await send();
    const dialog = await typeCode(user);
    await waitFor(() =>
      expect(dialog.getByLabelText('Code from the e-mail')).toHaveAccessibleDescription(/This code is wrong/),
    );
    expect(dialog.getByLabelText('Code from the e-mail')).toHaveValue('');
  });

  test('an old code offers a new one in the same breath; after that it takes 30 seconds', async () => {
    const { user, send, callsOf } = await open(profile, { [PROVE]: { status: 400, json: 'Otp is expired' } });
    await send();
    const dialog = await typeCode(user);
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /This code has expired\. Request a new code and enter it here/,
    );
    await user.click(dialog.getByRole('button', { name: 'Request a new code' }));
    await waitFor(() => expect(callsOf(CODE)).toHaveLength(2));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Send a new code' })).toHaveAccessibleDescription(/in 30 seconds/),
    );
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send a new code' }));
    expect(callsOf(CODE)).toHaveLength(2);
  });

  test('a code that could not be resent can be requested again immediately', async () => {
    const { user, send, answer } = await open(profile);
    await send();
    const dialog = within(await codeDialog());
    answer(CODE, { status: 500 });
    await user.click(dialog.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Send a new code' })).toHaveAccessibleDescription(
        'The code could not be sent. Please try again.',
      ),
    );
    expect(dialog.getByRole('button', { name: 'Send a new code' })).not.toHaveAttribute('aria-disabled');
  });

  test.each([
    ['any other text', { status: 400, json: 'Otp is tired' }, 'Your message could not be sent'],
    ['a server error', { status: 500 }, 'Your message could not be sent'],
    ['too many tries', { ...refusal(429, 2005), headers: { 'retry-after': '7' } }, 'Too many attempts'],
  ])('%s is reported in the dialog', async (_, answer, message) => {
    const { user, send } = await open(profile, { [PROVE]: answer });
    await send();
    const dialog = await typeCode(user);
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
  });

  test('a failed request for a code is reported in the form', async () => {
    const { send } = await open(profile, { [CODE]: { status: 500 } });
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your message could not be sent');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('a visitor who closes the code’s dialog finds the message unchanged', async () => {
    const { user, send } = await open(profile);
    await send();
    const dialog = within(await codeDialog());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(screen.getByLabelText('Subject')).toHaveValue('A question');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('in a dialog: the button opens it, and closing it resets the form', async () => {
  const { user } = await open(profile.replace('data-to', 'data-layout="dialog" data-button="Write to Ingrid" data-to'));
  await user.click(screen.getByRole('button', { name: 'Write to Ingrid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Ingrid Solheim' }));
  await user.type(dialog.getByLabelText('Subject'), 'A question');
  await act(async () => user.click(dialog.getByRole('button', { name: 'Close' })));
  await user.click(screen.getByRole('button', { name: 'Write to Ingrid' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Subject')).toHaveValue('');
});
