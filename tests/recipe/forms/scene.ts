import type userEvent from '@testing-library/user-event';
import { fireEvent, screen, waitFor } from 'testing';
import { mountPlaceholder, type Mounted } from '../../setup/mount';
import { fakeServices, type Answer, type Answerer, type FakeServices } from '../../setup/services';
import { signInBefore } from '../../setup/visitor';
import { loadWidget } from '../load-widget';

type User = ReturnType<typeof userEvent.setup>;

/** A form in a widget, and the steps of a visitor up to its submission. */
export interface Scene {
  /** Its name in `useForm`. */
  readonly form: string;
  readonly widget: string;
  /** The attributes of the placeholder. */
  readonly attributes?: string;
  readonly inside?: string;
  /** The URL of the page; a function if each visit needs its own secret. */
  readonly address?: string | (() => string);
  readonly config?: Record<string, unknown>;
  readonly isSignedIn?: boolean;
  /** Other requests of the page. */
  readonly services?: Record<string, Answerer>;
  /** The request of the form. */
  readonly call: string;
  /** Responses without a fault. */
  readonly answer: Answer;
  /** All steps before the button is pressed. */
  fillIn?(user: User): Promise<unknown>;
  /** Values that must survive a failure, by label. Passwords need not. */
  readonly preservedValues?: Readonly<Record<string, string>>;
  readonly button: string;
  /** Throws until the visitor can see the success. */
  hasArrived(): void;
  /** The form's own message for a service that is down. */
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

/** Throws while the button's label is wrong. */
export function isReady(button: HTMLElement) {
  expect(button).toBeEnabled();
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
}

/** Values by label; pasted, as a password manager would. */
export async function write(user: User, answers: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(answers)) {
    const field = (await screen.findAllByLabelText(named(label), CONTROLS)).at(-1)!;
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

const CONTROLS = { selector: 'input, textarea, select' };

/** Optional fields are marked in their label. */
const named = (label: string) => new RegExp(`^${label}( \\(optional\\))?$`);

/** The value of the last field with that label: a dialog's comes after the page's. */
export function valueOf(label: string): string {
  return screen.getAllByLabelText<HTMLInputElement>(named(label), CONTROLS).at(-1)!.value;
}

/** Some forms validate a field on blur. */
export async function blurField() {
  fireEvent.blur(document.activeElement!);
}
