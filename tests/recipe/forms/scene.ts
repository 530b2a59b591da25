import type userEvent from '@testing-library/user-event';
import { fireEvent, screen, waitFor } from 'testing';
import { mountPlaceholder, type Mounted } from '../../setup/mount';
import { fakeServices, type Answer, type Answerer, type FakeServices } from '../../setup/services';
import { signInBefore } from '../../setup/visitor';
import { loadWidget } from '../load-widget';

type User = ReturnType<typeof userEvent.setup>;

/** One form in one widget, and how a visitor gets to the point of sending it. */
export interface Scene {
  /** As `useForm` names it. */
  readonly form: string;
  readonly widget: string;
  /** Of the placeholder. */
  readonly attributes?: string;
  readonly inside?: string;
  /** Of the page; a function where each visit needs a secret of its own. */
  readonly address?: string | (() => string);
  readonly config?: Record<string, unknown>;
  readonly isSignedIn?: boolean;
  /** What the page asks besides. */
  readonly services?: Record<string, Answerer>;
  /** What the form sends. */
  readonly call: string;
  /** When all is well. */
  readonly answer: Answer;
  /** Up to the press of the button. */
  fillIn?(user: User): Promise<unknown>;
  /** What must outlive a failure, by label. Passwords need not. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly button: string;
  /** Throws until the visitor can see that it has arrived. */
  hasArrived(): void;
  /** What the form says in its own words to a service that is down. */
  readonly unexpected?: RegExp;
}

export interface OpenScene extends Mounted, FakeServices {
  button(): HTMLElement;
  press(): Promise<void>;
}

export async function openScene({
  widget,
  attributes = '',
  inside = '',
  config,
  services,
  ...scene
}: Scene): Promise<OpenScene> {
  const address = typeof scene.address === 'function' ? scene.address() : scene.address;
  history.replaceState(null, '', address ?? '/account/here');
  if (scene.isSignedIn) signInBefore();
  const faked = fakeServices({ ...services, [scene.call]: scene.answer });
  const mounted = await mountPlaceholder(
    `<div data-module="${widget}" ${attributes}>${inside}</div>`,
    loadWidget(widget),
    { captcha: { provider: 'none' }, ...config },
  );
  await scene.fillIn?.(mounted.user);
  // A dialog's comes after its opener.
  const button = () => screen.getAllByRole('button', { name: scene.button }).at(-1)!;
  await waitFor(() => isReady(button()));
  return { ...faked, ...mounted, button, press: () => mounted.user.click(button()) };
}

/** Throws while the button would not do what it says. */
export function isReady(button: HTMLElement) {
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
}

/** What is typed, by label; pasted, as a password manager would. */
export async function write(user: User, answers: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(answers)) {
    const field = (await screen.findAllByLabelText(named(label), CONTROLS)).at(-1)!;
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

const CONTROLS = { selector: 'input, textarea, select' };

/** What is not required says so in its label. */
const named = (label: string) => new RegExp(`^${label}( \\(optional\\))?$`);

/** What stands in a field, the last of that label: a dialog's comes after the page's. */
export function valueOf(label: string): string {
  return screen.getAllByLabelText<HTMLInputElement>(named(label), CONTROLS).at(-1)!.value;
}

/** Some forms judge a field when it is left. */
export async function leaveFields() {
  fireEvent.blur(document.activeElement!);
}
