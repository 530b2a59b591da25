import userEvent from '@testing-library/user-event';
import { object, string } from 'superstruct';
import { act, render, screen, waitFor } from 'testing';
import { Captcha, Form, SubmitButton, TextField, useForm } from '..';
import { configure, publish } from '../../core';

const onSubmit = jest.fn();
const schema = object({ name: string() });

function Contact() {
  const form = useForm({
    name: 'contact',
    schema,
    initial: { name: '' },
    onSubmit: (_values, { captcha }) => onSubmit(captcha) as unknown,
  });
  return (
    <Form form={form} label="Contact">
      <TextField form={form} name="name" label="Name" />
      <Captcha form={form} />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

type Callback = (token: string) => void;

const turnstile = {
  render: jest.fn<string, [HTMLElement, Record<string, Callback>]>(() => 'widget'),
  execute: jest.fn(),
  reset: jest.fn(),
  remove: jest.fn(),
};

const script = () =>
  document.head.querySelector<HTMLScriptElement>('script[src^="https://challenges.cloudflare.com/"]');
const callbacks = () => turnstile.render.mock.calls[0]![1];
const type = () => userEvent.type(screen.getByRole('textbox'), 'A');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

async function finishScript(event: 'load' | 'error') {
  await waitFor(() => expect(script()).not.toBeNull());
  await act(async () => void script()?.dispatchEvent(new Event(event)));
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { turnstile });
  configure([{ values: { captcha: { provider: 'turnstile', siteKey: 'key' } }, from: 'test', isTrusted: true }]);
});

test('nothing is loaded from a third party before the visitor begins', async () => {
  render(<Contact />);
  await userEvent.click(screen.getByRole('textbox'));
  expect(script()).toBeNull();
});

test('a form whose captcha is blocked is not sent, and can be submitted again', async () => {
  render(<Contact />);
  await type();
  await finishScript('error');
  await send();
  await finishScript('error');
  expect(await screen.findByText(/The security check is missing/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an ad blocker leads to a message with the name of the provider, and a button to try again', async () => {
  render(<Contact />);
  await type();
  await finishScript('error');
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow Cloudflare Turnstile for this page');
  expect(script()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Load the security check again' }));
  await finishScript('load');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});

describe('once the provider has loaded', () => {
  beforeEach(async () => {
    onSubmit.mockRejectedValueOnce(new Error('first'));
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(<Contact />);
    await type();
    if (script()) await finishScript('load');
    await send();
    await waitFor(() => expect(turnstile.execute).toHaveBeenCalled());
  });

  test('each submit asks for its own token', async () => {
    await act(async () => callbacks().callback!('one'));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith('one'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await type();
    await send();
    await waitFor(() => expect(turnstile.execute).toHaveBeenCalledTimes(2));
    expect(turnstile.reset).toHaveBeenCalledTimes(2);
    await act(async () => callbacks().callback!('two'));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith('two'));
  });

  test('an empty token is never sent', async () => {
    await act(async () => callbacks().callback!(''));
    expect(await screen.findByText(/was not completed/)).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a check that expired is said to be so', async () => {
    await act(async () => callbacks()['expired-callback']!(''));
    expect(await screen.findByText(/has expired/)).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('a site without captcha sends without', async () => {
  configure([{ values: { captcha: { provider: 'none' } }, from: 'test', isTrusted: true }]);
  render(<Contact />);
  await type();
  await send();
  expect(onSubmit).toHaveBeenCalledWith(undefined);
});

describe('where the site asks for consent', () => {
  beforeEach(() => {
    act(() => publish('consent-changed', { groups: ['C0001'], isAnswered: true }));
    configure([
      {
        values: { captcha: { provider: 'turnstile', siteKey: 'key' }, consentGroups: { captcha: 'C0003' } },
        from: 'test',
        isTrusted: true,
      },
    ]);
  });

  test('the provider is not asked before the visitor allows it for this form', async () => {
    render(<Contact />);
    await type();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This form is protected by Cloudflare Turnstile, a service of another company.',
    );
    await send();
    expect(await screen.findByText('Allow the security check, then send the form.')).toBeInTheDocument();
    expect(turnstile.render).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Allow Cloudflare Turnstile' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Allow Cloudflare Turnstile' })).not.toBeInTheDocument(),
    );
    expect(turnstile.render).toHaveBeenCalledTimes(1);
    expect(document.body).not.toHaveFocus();
  });

  test('it appears automatically when its group is granted', async () => {
    render(<Contact />);
    await type();
    expect(await screen.findByRole('button', { name: 'Allow Cloudflare Turnstile' })).toBeVisible();
    act(() => publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Allow Cloudflare Turnstile' })).not.toBeInTheDocument(),
    );
  });
});
