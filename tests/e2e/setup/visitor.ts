import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, type Text, textsIn } from './texts.ts';

/** A visitor's profile: language, screen and input device. */
export interface VisitorProfile<L = Language> {
  language: L;
  width: number;
  theme: 'light' | 'dark';
  hand: 'mouse' | 'keyboard';
}

/** Two visitors with as little in common as possible. */
export const visitorProfiles: readonly VisitorProfile[] = [
  { language: 'en', width: 1440, theme: 'light', hand: 'mouse' },
  { language: 'ar', width: 360, theme: 'dark', hand: 'keyboard' },
];

export interface Visitor<L = Language> extends VisitorProfile<L> {
  /** The text of a widget in this visitor's language. */
  text: Text;
  /** The URL of a page in the visitor's language. */
  path(path: string): string;
  press(target: Locator): Promise<void>;
  /** Replaces the value of a field. */
  write(target: Locator, text: string): Promise<void>;
  /** A checkbox, or one of several stars. */
  tick(target: Locator): Promise<void>;
  choose(target: Locator, value: string): Promise<void>;
}

export async function createVisitor<L extends Language | 'de'>(
  page: Page,
  visitorProfile: VisitorProfile<L>,
): Promise<Visitor<L>> {
  await page.setViewportSize({ width: visitorProfile.width, height: 900 });
  await page.emulateMedia({ colorScheme: visitorProfile.theme });
  return {
    ...visitorProfile,
    text: textsIn(visitorProfile.language),
    path: (path) => (visitorProfile.language === 'en' ? path : `/${visitorProfile.language}${path}`),
    ...(visitorProfile.hand === 'mouse' ? mouse : keyboard),
  };
}

type Hand = Pick<Visitor, 'press' | 'write' | 'tick' | 'choose'>;

const mouse: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  tick: (target) => target.check(),
  choose: async (target, value) => void (await target.selectOption(value)),
};

const keyboard: Hand = {
  async press(target) {
    await reach(target);
    await target.page().keyboard.press('Enter');
  },
  async write(target, text) {
    await reach(target);
    await target.page().keyboard.press('ControlOrMeta+A');
    await target.page().keyboard.type(text);
  },
  async tick(target) {
    const { keyboard: keys } = target.page();
    if ((await target.getAttribute('type')) !== 'radio') {
      await reach(target);
      return keys.press('Space');
    }
    const name = await target.getAttribute('name');
    await reach(target.page().locator(`input[type="radio"][name="${name}"]`).first());
    for (let step = 0; step < 10 && !(await target.isChecked()); step += 1) await keys.press('ArrowDown');
  },
  async choose(target, value) {
    await reach(target);
    for (let step = 0; step < 60 && (await target.inputValue()) !== value; step += 1)
      await target.page().keyboard.press('ArrowDown');
  },
};

/** Presses Tab in the shorter direction until the target has focus. */
async function reach(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isBefore = await target.evaluate((element) => {
    const { activeElement } = document;
    return (
      activeElement !== null &&
      activeElement !== document.body &&
      Boolean(activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
    );
  });
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await hasFocus()); steps += 1) {
    if (steps === 150) throw new Error(`e2e: the keyboard does not reach ${String(target)}.`);
    await target.page().keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
  }
}
