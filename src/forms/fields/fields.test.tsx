import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { boolean, object, string, type Struct } from 'superstruct';
import type { ReactNode } from 'react';
import { render, screen, waitFor } from 'testing';
import {
  CheckboxField,
  CodeField,
  EmailField,
  Form,
  NewEmailField,
  NewPasswordField,
  PasswordField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  code,
  flagValue,
  newPassword,
  required,
  textValue,
  useForm,
  type FormModel,
} from '..';
import { configure } from '../../core/config';
import { digitsOf } from './TextField';

interface HarnessProps<T extends object> {
  schema: Struct<T, unknown>;
  initial: T;
  children: (form: FormModel<T>) => ReactNode;
}

const onSubmit = jest.fn();

function Harness<T extends object>({ schema, initial, children }: HarnessProps<T>) {
  const form = useForm({ name: 'test', schema, initial, onSubmit });
  return (
    <Form form={form} label="Test">
      {children(form)}
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const sent = () => (onSubmit.mock.calls[0] as unknown[] | undefined)?.[0];

beforeEach(() => onSubmit.mockReset());

test('every field together has no accessibility violation, with errors or without', async () => {
  const schema = object({
    name: textValue(required()),
    email: textValue(required('requiredEmail')),
    password: textValue(required('requiredPassword')),
    country: textValue(required('choose')),
    text: string(),
    code: textValue(code()),
    agrees: flagValue(required()),
  });
  const initial = { name: '', email: '', password: '', country: '', text: '', code: '', agrees: false };
  const options = [
    { value: 'a', label: 'First' },
    { value: 'b', label: 'Second' },
  ];
  const { container } = render(
    <Harness schema={schema} initial={initial}>
      {(form) => (
        <>
          <TextField form={form} name="name" label="Name" required />
          <NewEmailField form={form} name="email" label="E-mail" help="We write to it." required />
          <NewPasswordField form={form} name="password" label="Password" email={form.field('email').value} required />
          <SelectField form={form} name="country" label="Country" options={options} placeholder="Choose" required />
          <TextAreaField form={form} name="text" label="Message" />
          <CodeField form={form} name="code" label="Code" required />
          <CheckboxField form={form} name="agrees" label="I agree" help="To the terms." required />
        </>
      )}
    </Harness>,
  );
  const violations = async () =>
    (await axe.run(container, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } }))
      .violations;
  expect(await violations()).toEqual([]);
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Fix 5 fields to continue');
  expect(await violations()).toEqual([]);
  expect(screen.getByLabelText('Message (optional)')).toBeInTheDocument();
});

test.each([
  ['the hint of the site', { passwordHint: 'an upper-case letter' }, 'an upper-case letter'],
  ['that there are other requirements', {}, 'the other requirements of this site'],
])('the checklist of a pattern says %s, and asks for no digit', (_what, more, expected) => {
  configure([{ from: 'test', isTrusted: true, values: { policy: { passwordPattern: '[A-Z]', ...more } } }]);
  render(
    <Harness schema={object({ password: string() })} initial={{ password: '' }}>
      {(form) => <NewPasswordField form={form} name="password" label="Password" required />}
    </Harness>,
  );
  const requirements = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(requirements).toEqual(['at least 10 characters not yet met', `${expected} not yet met`]);
  configure([]);
});

describe('an e-mail field', () => {
  const schema = object({ email: string() });
  const renderNewEmailField = () =>
    render(
      <Harness schema={schema} initial={{ email: '' }}>
        {(form) => <NewEmailField form={form} name="email" label="E-mail" required />}
      </Harness>,
    );

  test('runs from left to right and is filled in by the browser', () => {
    render(
      <Harness schema={schema} initial={{ email: '' }}>
        {(form) => <EmailField form={form} name="email" label="E-mail" autoComplete="username" required />}
      </Harness>,
    );
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
  });

  test('offers a likelier address once it is left, and takes it when asked', async () => {
    renderNewEmailField();
    const input = screen.getByLabelText<HTMLInputElement>('E-mail');
    await userEvent.type(input, 'ada@gmial.com');
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    await userEvent.tab();
    const offer = await screen.findByRole('button', { name: 'Did you mean ada@gmail.com?' });
    expect(screen.getByRole('status')).toContainElement(offer);
    await userEvent.click(offer);
    expect(input).toHaveValue('ada@gmail.com');
    expect(input).toHaveFocus();
    expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
    await send();
    expect(sent()).toEqual({ email: 'ada@gmail.com' });
  });

  test('sends the typed address if the suggestion is ignored', async () => {
    renderNewEmailField();
    await userEvent.type(screen.getByLabelText('E-mail'), 'ada@gmial.com');
    await send();
    expect(sent()).toEqual({ email: 'ada@gmial.com' });
  });
});

describe('a password field', () => {
  test('shows and hides its text, and announces it', async () => {
    render(
      <Harness schema={object({ password: string() })} initial={{ password: '' }}>
        {(form) => <PasswordField form={form} name="password" label="Password" required />}
      </Harness>,
    );
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.type(input, 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveValue('secret');
    expect(await screen.findByText('Your password is visible')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  test('hides itself again when it is sent', async () => {
    render(
      <Harness schema={object({ password: string() })} initial={{ password: 'secret' }}>
        {(form) => <PasswordField form={form} name="password" label="Password" required />}
      </Harness>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await send();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  test('for a new password lists what is missing, also with regard to the e-mail address', async () => {
    const schema = object({ email: string(), password: textValue(newPassword()) });
    render(
      <Harness schema={schema} initial={{ email: 'lovelace@example.com', password: '' }}>
        {(form) => (
          <NewPasswordField form={form} name="password" label="Password" email={form.field('email').value} required />
        )}
      </Harness>,
    );
    const input = screen.getByLabelText('Password');
    const requirements = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    expect(requirements()).toEqual([
      'at least 10 characters not yet met',
      'a letter not yet met',
      'a digit or a symbol not yet met',
    ]);
    await userEvent.type(input, 'lovelace-1815');
    expect(requirements()).toEqual([
      'at least 10 characters done',
      'a letter done',
      'a digit or a symbol done',
      'no part of your e-mail address not yet met',
    ]);
    await waitFor(() =>
      expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(
        'Still missing: no part of your e-mail address',
      ),
    );
    await userEvent.clear(input);
    await userEvent.type(input, 'Lighthouse-42');
    expect(requirements()).not.toContainEqual(expect.stringContaining('not yet met'));
  });
});

describe('a code field', () => {
  test('takes a code with spaces, and sends digits only', async () => {
    render(
      <Harness schema={object({ code: textValue(code()) })} initial={{ code: '' }}>
        {(form) => <CodeField form={form} name="code" label="Code" required />}
      </Harness>,
    );
    const input = screen.getByLabelText('Code');
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste(' 123 456\n');
    await send();
    expect(sent()).toEqual({ code: '123456' });
  });

  test.each([
    ['12 34-56', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['۱۲۳۴۵۶', '123456'],
    ['１２３４５６', '123456'],
    ['Your code: 987654.', '987654'],
  ])('reads %s', (text, digits) => {
    expect(digitsOf(text)).toBe(digits);
  });
});

test('a select shows a value whose option arrives later', () => {
  const show = (options: { value: string; label: string }[]) => (
    <Harness schema={object({ country: string() })} initial={{ country: 'ch' }}>
      {(form) => (
        <SelectField form={form} name="country" label="Country" options={options} placeholder="Choose" required />
      )}
    </Harness>
  );
  const { rerender } = render(show([]));
  rerender(show([{ value: 'ch', label: 'Switzerland' }]));
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Switzerland');
});

test('a checkbox is toggled by its label', async () => {
  render(
    <Harness schema={object({ agrees: boolean() })} initial={{ agrees: false }}>
      {(form) => <CheckboxField form={form} name="agrees" label="I agree" />}
    </Harness>,
  );
  await userEvent.click(screen.getByText('I agree'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  await send();
  expect(sent()).toEqual({ agrees: true });
});
