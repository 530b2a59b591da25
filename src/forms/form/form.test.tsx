import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { object } from 'superstruct';
import { act, render, screen, waitFor } from 'testing';
import { subscribe, tabStore } from '../../core';
import { HttpError } from '../../http';
import {
  EmailField,
  Form,
  PasswordField,
  SubmitError,
  SubmitButton,
  TextField,
  email,
  maxLength,
  required,
  textValue,
  useForm,
  type FormModel,
  type FormOptions,
  type SubmitButtonProps,
} from '..';

const schema = object({
  name: textValue(required(), maxLength(10)),
  email: textValue(required('requiredEmail'), email()),
  password: textValue(required('requiredPassword')),
});
type Answers = typeof schema.TYPE;

const onSubmit = jest.fn<Promise<unknown>, Parameters<FormOptions<Answers>['onSubmit']>>();

let model: FormModel<Answers>;

function Registration({
  needs,
  ...options
}: Partial<FormOptions<Answers>> & Pick<SubmitButtonProps<Answers>, 'needs'>) {
  const form = useForm<Answers>({
    name: 'registration',
    schema,
    initial: { name: '', email: '', password: '' },
    onSubmit,
    ...options,
  });
  useEffect(() => {
    model = form;
  });
  return (
    <Form form={form} label="Registration">
      <TextField form={form} name="name" label="Name" required />
      <EmailField form={form} name="email" label="E-mail" required />
      <PasswordField form={form} name="password" label="Password" required />
      <SubmitButton form={form} needs={needs}>
        Register
      </SubmitButton>
    </Form>
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const mail = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const button = () => screen.getByRole('button', { name: 'Register' });

async function fillIn() {
  await userEvent.type(name(), 'Ada');
  await userEvent.type(mail(), 'ada@example.com');
  await userEvent.type(password(), 'Lighthouse-42');
}

beforeEach(() => {
  sessionStorage.clear();
  onSubmit.mockReset().mockResolvedValue(undefined);
});

test('sends the typed values, trimmed', async () => {
  render(<Registration />);
  await userEvent.type(name(), '  Ada ');
  await userEvent.type(mail(), 'ada@example.com ');
  await userEvent.type(password(), ' with spaces ');
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledWith(
    { name: 'Ada', email: 'ada@example.com', password: ' with spaces ' },
    expect.objectContaining({ captcha: undefined }),
  );
});

describe('a wrong answer', () => {
  test('is shown when the visitor leaves the field, and disappears while it is corrected', async () => {
    render(<Registration />);
    await userEvent.type(mail(), 'ada');
    expect(mail()).toHaveAttribute('aria-invalid', 'false');
    await userEvent.tab();
    expect(mail()).toBeInvalid();
    expect(mail()).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
    await userEvent.type(mail(), '@example.com');
    expect(mail()).toBeValid();
    expect(mail()).toHaveAccessibleDescription('');
  });

  test('names the field and by how much it is too long', async () => {
    render(<Registration />);
    await userEvent.type(name(), 'Ada of Lovelace');
    await userEvent.tab();
    expect(name()).toHaveAccessibleDescription('“Name” can have at most 10 characters. Remove 5.');
  });

  test('is shown immediately if the form validates on change', async () => {
    render(<Registration validate="change" />);
    await userEvent.type(mail(), 'a');
    expect(mail()).toBeInvalid();
  });

  test('is not shown before the submit where the form asks for that', async () => {
    render(<Registration validate="submit" />);
    await userEvent.type(mail(), 'a');
    await userEvent.tab();
    expect(mail()).toHaveAttribute('aria-invalid', 'false');
  });

  test('takes the focus when it is the only one, and nothing is sent', async () => {
    render(<Registration />);
    await fillIn();
    await userEvent.clear(mail());
    await userEvent.click(button());
    expect(mail()).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('an error waits until the pointer is released, so that a button stays where it is pressed', async () => {
  render(<Registration />);
  await userEvent.type(mail(), 'ada');
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: button() });
  expect(mail()).not.toHaveFocus();
  expect(mail()).toHaveAttribute('aria-invalid', 'false');
  await user.pointer({ keys: '[/MouseLeft]', target: document.body });
  await waitFor(() => expect(mail()).toHaveAttribute('aria-invalid', 'true'));
});

test('the button lists missing values, and focuses the first when it is pressed', async () => {
  render(<Registration needs={{ name: 'Name', email: 'E-mail', password: 'Password' }} />);
  expect(button()).not.toHaveAttribute('aria-disabled');
  expect(button()).toHaveAccessibleDescription('Still to fill in: Name, E-mail, Password');
  await userEvent.type(name(), 'Ada');
  expect(button()).toHaveAccessibleDescription('Still to fill in: E-mail, Password');
  await userEvent.click(button());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Fix 2 fields to continue');
  await userEvent.type(mail(), 'ada@example.com');
  await userEvent.type(password(), 'Lighthouse-42');
  expect(button()).not.toHaveAccessibleDescription();
});

test('accepts values from programs that only dispatch a change event', async () => {
  onSubmit.mockResolvedValue(undefined);
  render(<Registration />);
  for (const [control, value] of [
    [name(), 'Ada'],
    [mail(), 'ada@example.com'],
    [password(), 'Lighthouse-42'],
  ] as const) {
    control.value = value;
    act(() => void control.dispatchEvent(new Event('change', { bubbles: true })));
  }
  await userEvent.click(button());
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada', email: 'ada@example.com', password: 'Lighthouse-42' }),
  );
});

test('sends values that a browser fills in without an event', async () => {
  render(<Registration />);
  name().value = 'Ada';
  mail().value = 'ada@example.com';
  password().value = 'Lighthouse-42';
  await userEvent.click(button());
  await waitFor(() =>
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ada', email: 'ada@example.com', password: 'Lighthouse-42' }),
  );
});

test('programmatic values never replace typed ones', async () => {
  render(<Registration />);
  await userEvent.type(name(), 'Ada');
  act(() => model.fill({ name: 'Grace', email: 'grace@example.com' }));
  expect(name()).toHaveValue('Ada');
  expect(mail()).toHaveValue('grace@example.com');
  expect(model.isChanged.value).toBe(true);
});

test('a form that is reset forgets answers and errors', async () => {
  render(<Registration />);
  await userEvent.type(name(), 'Ada');
  await userEvent.click(button());
  await screen.findByRole('alert');
  act(() => model.reset({ email: 'grace@example.com' }));
  expect(name()).toHaveValue('');
  expect(mail()).toHaveValue('grace@example.com');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(model.isChanged.value).toBe(false);
});

describe('several wrong answers', () => {
  test('are listed in a summary that has the focus, with links to the fields', async () => {
    render(<Registration />);
    await userEvent.type(name(), 'Ada');
    await userEvent.click(button());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(summary).toHaveTextContent('Fix 2 fields to continue');
    await userEvent.click(screen.getByRole('link', { name: 'Enter your password.' }));
    expect(password()).toHaveFocus();
  });

  test('leave the summary one by one as they are put right', async () => {
    render(<Registration />);
    await userEvent.click(button());
    expect(await screen.findAllByRole('link')).toHaveLength(3);
    await userEvent.type(name(), 'Ada');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });
});

describe('submitting', () => {
  test('sends one request for five clicks, even if the response arrives in between', async () => {
    render(<Registration />);
    await fillIn();
    // Five within half a second, however slow the machine.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    for (let click = 0; click < 5; click += 1) await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    clock.mockRestore();
  });

  test('sends one request for Enter and a click', async () => {
    onSubmit.mockReturnValue(new Promise(() => {}));
    render(<Registration />);
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(button()).toHaveAttribute('aria-busy', 'true');
  });

  test('can be repeated with the same values after a failure', async () => {
    onSubmit.mockRejectedValueOnce(new HttpError('status', 'POST user/v2/users', { status: 500 }));
    render(<Registration />);
    await fillIn();
    await userEvent.click(button());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Something went wrong on our side');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(mail()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('Lighthouse-42');
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 501);
    await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(2);
    later.mockRestore();
  });

  test('is reset when the page returns from the back-forward cache', async () => {
    onSubmit.mockReturnValue(new Promise(() => {}));
    render(<Registration />);
    await fillIn();
    await userEvent.click(button());
    const { signal } = onSubmit.mock.calls[0]![1];
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(button()).not.toHaveAttribute('aria-busy');
    expect(signal.aborted).toBe(true);
  });

  test('keeps what the visitor changes meanwhile as unsent', async () => {
    let respond = () => {};
    onSubmit.mockImplementation(() => new Promise<void>((resolve) => (respond = resolve)));
    render(<Registration draftKey="registration" />);
    await fillIn();
    await userEvent.click(button());
    await userEvent.type(name(), ' L');
    await act(async () => respond());
    expect(model.state.peek()).toBe('editing');
    expect(model.isChanged.peek()).toBe(true);
    expect(tabStore.getJson('visitor:draft:registration')).toMatchObject({ name: 'Ada L' });
  });

  test('ends silently when the form unmounts', async () => {
    let answer = (_: unknown) => {};
    onSubmit.mockReturnValue(new Promise((_, reject) => (answer = reject)));
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { unmount } = render(<Registration />);
    await fillIn();
    await userEvent.click(button());
    unmount();
    expect(onSubmit.mock.calls[0]![1].signal.aborted).toBe(true);
    await act(async () => answer(new Error('late')));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

describe('an error of the service', () => {
  const rejectWith = (
    details: ConstructorParameters<typeof HttpError>[2],
    kind: ConstructorParameters<typeof HttpError>[0] = 'status',
  ) => onSubmit.mockRejectedValueOnce(new HttpError(kind, 'POST user/v2/users', details));

  async function submit() {
    await fillIn();
    await userEvent.click(button());
  }

  test('is shown at its field', async () => {
    rejectWith({ status: 422, code: 1003 });
    render(<Registration />);
    await submit();
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(/Choose a stronger password/);
  });

  test('states what to do, and is announced again if it repeats', async () => {
    rejectWith({ status: 401, code: 2004 });
    rejectWith({ status: 401, code: 2004 });
    render(<Registration />);
    await submit();
    const first = await screen.findByRole('alert');
    expect(first).toHaveTextContent('E-mail address and password do not match');
    await userEvent.type(password(), '!');
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  test('may mean something else in one form', async () => {
    rejectWith({ status: 401, code: 2004 });
    render(<Registration codes={{ 2004: { key: 'validEmail', field: 'email' } }} />);
    await submit();
    await waitFor(() => expect(mail()).toHaveFocus());
  });

  test('can have a text of the form', async () => {
    onSubmit.mockRejectedValueOnce(new SubmitError('timeout'));
    render(<Registration />);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('took too long');
  });

  test('because the service cannot be reached names no cause, and keeps all that is typed', async () => {
    rejectWith({}, 'unreachable');
    render(<Registration />);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not send this. What you typed is kept');
    expect(name()).toHaveValue('Ada');
  });

  test('because the visitor is offline keeps all that is typed', async () => {
    rejectWith({}, 'offline');
    render(<Registration />);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline. What you typed is kept');
    expect(name()).toHaveValue('Ada');
  });

  test('at a field of the service is shown at that field, as plain text', async () => {
    rejectWith({ status: 422, fieldErrors: { Name: ['<b>Ada</b> is reserved'], email: ['Taken'] } });
    render(<Registration />);
    await submit();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('<b>Ada</b> is reserved'));
    expect(mail()).toHaveAccessibleDescription('Taken');
    expect(screen.getByRole('alert')).toHaveTextContent('Fix 2 fields to continue');
    await userEvent.type(name(), 'B');
    expect(name()).toHaveAccessibleDescription('');
  });

  test('has our own text at its field if its code is known', async () => {
    rejectWith({ status: 422, code: 1003, fieldErrors: { password: ['pwd weak'] } });
    render(<Registration />);
    await submit();
    await waitFor(() => expect(password()).toHaveAccessibleDescription(/Choose a stronger password/));
  });

  test.each([
    [409, 'reload the page'],
    [410, 'is no longer available'],
    [422, 'not accepted'],
    [423, 'This account is locked'],
  ])('of status %i without a code explains the status', async (status, text) => {
    rejectWith({ status });
    render(<Registration />);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('for too many attempts stops further ones until the time is over', async () => {
    rejectWith({ status: 429, retryAfter: 2 }, 'rate-limited');
    render(<Registration />);
    await submit();
    expect(await screen.findByText('You can try again in 2 seconds.')).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveAccessibleDescription('You can try again in 2 seconds.');
    await userEvent.type(name(), 'B');
    await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });
});

describe('a schema that is fetched when the visitor begins', () => {
  let resolveSchema = () => {};
  const fetchSchema = jest.fn<Promise<typeof schema>, []>();
  function renderWithLateSchema() {
    fetchSchema.mockReset();
    fetchSchema.mockReturnValue(new Promise((resolve) => (resolveSchema = () => resolve(schema))));
    return render(<Registration schema={fetchSchema} />);
  }

  test('is not requested before, and then validates the values typed so far', async () => {
    renderWithLateSchema();
    expect(fetchSchema).not.toHaveBeenCalled();
    await userEvent.type(mail(), 'ada');
    await userEvent.tab();
    expect(fetchSchema).toHaveBeenCalledTimes(1);
    expect(mail()).toHaveAttribute('aria-invalid', 'false');
    await act(async () => resolveSchema());
    expect(mail()).toBeInvalid();
  });

  test('judges nothing while a button is pressed, so that the click is not lost', async () => {
    renderWithLateSchema();
    await userEvent.type(mail(), 'ada');
    await userEvent.tab();
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: button() });
    await act(async () => resolveSchema());
    expect(mail()).toHaveAttribute('aria-invalid', 'false');
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(mail()).toHaveAttribute('aria-invalid', 'true'));
  });

  test('is awaited by the submit, which sends once', async () => {
    renderWithLateSchema();
    await fillIn();
    await userEvent.dblClick(button());
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    await act(async () => resolveSchema());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  });

  test('names no cause when it fails to load, keeps the entered text, and is requested again', async () => {
    fetchSchema.mockReset();
    fetchSchema.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    render(<Registration schema={fetchSchema} />);
    await fillIn();
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not send this. What you typed is kept');
    expect(mail()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('Lighthouse-42');
    expect(button()).not.toHaveAttribute('aria-busy');
    fetchSchema.mockResolvedValue(schema);
    await userEvent.click(button());
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('does not send values that were removed meanwhile', async () => {
    const { unmount } = renderWithLateSchema();
    await fillIn();
    await userEvent.click(button());
    unmount();
    await act(async () => resolveSchema());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('a draft', () => {
  test('survives a reload, without the password', async () => {
    const { unmount } = render(<Registration draftKey="registration" />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await userEvent.type(password(), '!');
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Lighthouse');
    render(<Registration draftKey="registration" />);
    expect(name()).toHaveValue('Ada');
    expect(mail()).toHaveValue('ada@example.com');
    expect(password()).toHaveValue('');
  });

  test('is gone once the form was sent', async () => {
    render(<Registration draftKey="registration" />);
    await fillIn();
    await userEvent.click(button());
    await waitFor(() => expect(tabStore.get('visitor:draft:registration')).toBeNull());
  });

  test('does not replace values that were typed elsewhere just now', () => {
    tabStore.setJson('visitor:draft:registration', { name: 'Ada', email: 'old@example.com' });
    render(
      <Registration
        draftKey="registration"
        initial={{ name: '', email: 'ada@example.com', password: '' }}
        freshFields={['email']}
      />,
    );
    expect(name()).toHaveValue('Ada');
    expect(mail()).toHaveValue('ada@example.com');
  });

  test('of another shape is ignored', () => {
    tabStore.setJson('visitor:draft:registration', { name: 7, other: 'x', email: 'ada@example.com' });
    render(<Registration draftKey="registration" />);
    expect(name()).toHaveValue('');
    expect(mail()).toHaveValue('ada@example.com');
  });
});

test('the page hears once that the form was begun, and that it was sent', async () => {
  const started = jest.fn();
  const submitted = jest.fn();
  const stops = [subscribe('form-started', started), subscribe('form-submitted', submitted)];
  render(<Registration />);
  await userEvent.click(name());
  expect(started).not.toHaveBeenCalled();
  await fillIn();
  expect(started).toHaveBeenCalledTimes(1);
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.click(button());
  expect(submitted).toHaveBeenCalledWith({ form: 'registration' });
  for (const stop of stops) stop();
});

test('publishes that the form failed, and why, without any input of the visitor', async () => {
  const failed = jest.fn();
  const stop = subscribe('form-failed', failed);
  onSubmit.mockRejectedValueOnce(new HttpError('status', 'POST user/v2/users', { status: 401, code: 2004 }));
  render(<Registration />);
  await fillIn();
  await userEvent.click(button());
  expect(failed.mock.calls).toEqual([[{ form: 'registration', reason: 'wrongCredentials' }]]);
  stop();
});

test('a form around the placeholder does not take our submit for its own', async () => {
  const onHostSubmit = jest.fn((event: Event) => event.preventDefault());
  const host = document.body.appendChild(document.createElement('div'));
  host.addEventListener('submit', onHostSubmit);
  render(<Registration />, { container: host.appendChild(document.createElement('div')) });
  await fillIn();
  await userEvent.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onHostSubmit).not.toHaveBeenCalled();
});
