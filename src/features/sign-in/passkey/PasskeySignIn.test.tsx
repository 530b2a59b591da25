import { act, render, screen, waitFor } from 'testing';
import userEvent from '@testing-library/user-event';
import { isSignedIn } from '../../../session';
import { fakeServices, refusal, type Answerer } from '../../../../tests/setup/services';
import { forgetEverything, signedInAnswer } from '../../../../tests/setup/visitor';
import { PasskeyOption } from './PasskeyOption';

const OPTIONS = 'POST /services/user/v2/auth/passkey/options';
const SIGN_IN = 'POST /services/user/v2/auth/passkey';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const credential = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('x'), signature: bytes('y') },
};

/** The browser's response to each request in turn; a pending request is aborted by the next. */
let get: jest.Mock;
const waits = ({ signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

function answers(more: Record<string, Answerer> = {}) {
  return fakeServices({
    [OPTIONS]: { json: { data: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } } },
    [SIGN_IN]: signedInAnswer(),
    ...more,
  });
}

async function open() {
  const onSignedIn = jest.fn();
  const rendered = render(
    <>
      {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML allows webauthn after a field */}
      <input aria-label="E-mail address" autoComplete="username webauthn" />
      <PasskeyOption onSignedIn={onSignedIn} onDeletion={() => undefined} />
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
  await waitFor(() => expect(get).toHaveBeenCalled());
  return { onSignedIn, button, user: userEvent.setup(), ...rendered };
}

beforeEach(() => {
  forgetEverything();
  get = jest.fn(waits);
  Object.assign(window, {
    PublicKeyCredential: Object.assign(function PublicKeyCredential() {}, {
      isConditionalMediationAvailable: async () => true,
    }),
  });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
});
afterEach(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));

test('the browser offers passkeys in the field, and one that is taken begins the session', async () => {
  const { callsOf } = answers();
  get.mockResolvedValueOnce(credential);
  const { onSignedIn } = await open();
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ firstName: 'Ingrid' })));
  expect(get.mock.calls[0][0]).toMatchObject({ mediation: 'conditional' });
  expect(callsOf(SIGN_IN)[0]!.json).toMatchObject({ response: { id: 'aWQ' } });
  expect(isSignedIn()).toBe(true);
});

test('the button opens the dialog of the browser, in place of the offer in the field', async () => {
  answers();
  const { button, user, onSignedIn } = await open();
  get.mockResolvedValueOnce(credential);
  await user.click(button);
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1));
  expect(get.mock.calls[1][0]).not.toHaveProperty('mediation');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('options that arrive late', () => {
  const options = { json: { data: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } } };
  const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  let respond: (() => void) | undefined;
  beforeEach(() => (respond = undefined));
  const late = async () => {
    await new Promise<void>((resolve) => (respond = resolve));
    return options;
  };
  const renderOption = async () => {
    const rendered = render(
      <>
        {/* oxlint-disable-next-line jsx-a11y/autocomplete-valid -- HTML allows webauthn after a field */}
        <input aria-label="E-mail address" autoComplete="username webauthn" />
        <PasskeyOption onSignedIn={() => undefined} onDeletion={() => undefined} />
      </>,
    );
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    await settled();
    return { ...rendered, button };
  };

  test('for the offer do not close the dialog that the button opened', async () => {
    const { answer } = answers({ [OPTIONS]: late });
    const { button } = await renderOption();
    answer(OPTIONS, options);
    await userEvent.click(button);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    respond!();
    await settled();
    expect(get).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
  });

  test('for the button open nothing once the form is removed', async () => {
    const { answer } = answers();
    const { button, unmount } = await renderOption();
    // The offer in the field.
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    answer(OPTIONS, late);
    await userEvent.click(button);
    await waitFor(() => expect(respond).toBeDefined());
    get.mockClear();
    unmount();
    await settled();
    respond!();
    await settled();
    expect(get).not.toHaveBeenCalled();
  });
});

test('a visitor who closes the browser’s dialog reads the alternatives, and can try again', async () => {
  answers();
  const { button, user } = await open();
  get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
  await waitFor(() => expect(get).toHaveBeenCalledTimes(3));
  expect(isSignedIn()).toBe(false);
});

test.each([
  ['a passkey that is not known any more', refusal(400, 2009), 'This passkey no longer works here'],
  ['a service that is down', { status: 500 } as const, 'We could not sign you in'],
  ['offline', 'offline' as const, 'We could not sign you in'],
])('%s is reported', async (_, answer, text) => {
  const { callsOf } = answers({ [SIGN_IN]: answer });
  const { button, user, onSignedIn } = await open();
  get.mockResolvedValueOnce(credential);
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(callsOf(SIGN_IN)).toHaveLength(1);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('where the site has no name that passkeys could belong to, nothing is offered', async () => {
  answers({ [OPTIONS]: refusal(404, 4004) });
  render(<PasskeyOption onSignedIn={() => undefined} onDeletion={() => undefined} />);
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(get).not.toHaveBeenCalled();
});

test('a browser that knows none is not asked', async () => {
  const { calls } = answers();
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  await act(async () => render(<PasskeyOption onSignedIn={() => undefined} onDeletion={() => undefined} />));
  await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  expect(calls).toHaveLength(0);
});

test('an offer that was not accepted ends with the form', async () => {
  answers();
  const { unmount } = await open();
  unmount();
  await waitFor(() => expect((get.mock.calls[0][0] as { signal: AbortSignal }).signal.aborted).toBe(true));
});
