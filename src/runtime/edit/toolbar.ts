import { addStyles, direction } from '../../core';
import { previewFailure } from '../../http';
import { previewSession, type SessionState } from '../../session';
import { create } from './create';
import frames from './frames.css';
import styles from './toolbar.css';

type Preview = Partial<SessionState> & Pick<SessionState, 'status'>;

/** A name for greetings, without an account. */
const reader = { id: 'preview', firstName: 'Alex', lastName: 'Reader' };

const VISITORS: readonly [label: string, preview: Preview][] = [
  ['Anonymous', { status: 'none' }],
  ['Signed in', { status: 'active', user: reader }],
  ['Premium', { status: 'active', user: reader, isPremium: true }],
  ['Practice', { status: 'active', user: reader, isPractice: true }],
  ['Expired', { status: 'expired', user: reader }],
  ['Sign-in again', { status: 'active', user: reader, reLoginRequired: true }],
];

/**
 * Previews the page as different visitors, without an account, a call or another tab. `openPanel` opens the debug
 * panel.
 */
export function showToolbar(openPanel: () => Promise<HTMLElement>) {
  if (document.querySelector('.inlay-toolbar')) return;
  addStyles(frames);
  addStyles(styles);
  let current = VISITORS[0]![1];
  const roles = create('input', 'inlay-toolbar__field');
  const show = () =>
    previewSession({
      ...current,
      roles:
        current.status === 'active'
          ? roles.value
              .split(',')
              .map((role) => role.trim())
              .filter(Boolean)
          : [],
    });
  roles.type = 'text';
  roles.placeholder = 'Roles, such as Board';
  roles.setAttribute('aria-label', 'Roles');
  roles.addEventListener('change', show);
  const visitors = VISITORS.map(([label, preview]) =>
    button(label, (pressed) => {
      for (const other of visitors) other.setAttribute('aria-pressed', String(other === pressed));
      current = preview;
      show();
    }),
  );
  visitors[0]!.setAttribute('aria-pressed', 'true');
  const toggles = [
    toggle('Services fail', (isOn) => previewFailure(isOn)),
    toggle(
      'Right to left',
      (isOn) => (document.documentElement.dir = isOn === (direction() === 'ltr') ? 'rtl' : 'ltr'),
    ),
    toggle('Dark', (isOn) => {
      if (isOn) document.documentElement.dataset.theme = 'dark';
      else delete document.documentElement.dataset.theme;
    }),
    toggle('Modules and third parties', async (isOn) => void ((await openPanel()).hidden = !isOn)),
  ];
  const bar = create(
    'section',
    'inlay-toolbar',
    create('strong', 'inlay-toolbar__title', 'Preview as'),
    group('Visitor', visitors),
    roles,
    group('Page', toggles),
  );
  bar.setAttribute('aria-label', 'Inlay preview');
  bar.lang = 'en';
  bar.dir = 'ltr';
  document.body.append(bar);
}

function group(label: string, buttons: readonly HTMLElement[]): HTMLElement {
  const element = create('div', 'inlay-toolbar__group', ...buttons);
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label);
  return element;
}

function toggle(label: string, onToggle: (isOn: boolean) => unknown): HTMLElement {
  return button(label, (pressed) => {
    const isOn = pressed.getAttribute('aria-pressed') !== 'true';
    pressed.setAttribute('aria-pressed', String(isOn));
    void onToggle(isOn);
  });
}

function button(label: string, onPress: (pressed: HTMLElement) => unknown): HTMLElement {
  const element = create('button', 'inlay-toolbar__button', label);
  element.type = 'button';
  element.setAttribute('aria-pressed', 'false');
  element.addEventListener('click', () => void onPress(element));
  return element;
}
