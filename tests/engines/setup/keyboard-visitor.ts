import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

/** A visitor who uses only the keyboard and finds controls by their accessible names. */
export interface KeyboardVisitor {
  open(path: string): Promise<void>;
  /** Starts at the first match of the selector, if the way from the top is long. */
  focusIn(selector: string): Promise<void>;
  /** Presses Tab until the control with the name has focus; it must be in the page's order. */
  reach(name: RegExp): Promise<void>;
  press: Engine['press'];
  type: Engine['type'];
  /** Scrolls to the first placeholder of a widget, and waits until it is mounted. */
  meets(module: string): Promise<void>;
  /** Waits for visible text in the first match of the selector. */
  sees(selector: string, text: RegExp): Promise<void>;
  /** Waits until the control with the name has focus. */
  isAt(name: RegExp): Promise<void>;
  isOn(path: RegExp): Promise<void>;
}

/** The maximum number of steps: the longest page has fewer. */
const MAX_STEPS = 200;

export function createVisitor(engine: Engine, site: string): KeyboardVisitor {
  return {
    press: engine.press,
    type: engine.type,
    open: (path) => engine.open(site + path),
    focusIn: (selector) => engine.evaluate((target) => document.querySelector<HTMLElement>(target)?.focus(), selector),
    async reach(name) {
      for (let steps = 0; !name.test(await nameOfFocused(engine)); steps += 1) {
        expect(steps, `the keyboard reaches ${String(name)}`).toBeLessThan(MAX_STEPS);
        await engine.press('Tab');
      }
    },
    meets: (module) =>
      expect.poll(() => duringNavigation(engine.evaluate(scrollTo, module)), `the state of ${module}`).toBe('mounted'),
    sees: (selector, text) =>
      expect
        .poll(() => duringNavigation(engine.evaluate(visibleText, selector)), `the words of ${selector}`)
        .toMatch(text),
    isAt: (name) => expect.poll(() => duringNavigation(nameOfFocused(engine)), 'what has the focus').toMatch(name),
    isOn: (path) =>
      expect
        .poll(() => duringNavigation(engine.evaluate(() => location.pathname + location.search)), 'the address')
        .toMatch(path),
  };
}

/** A navigation destroys the execution context, so the new page is evaluated again. */
function duringNavigation(answer: Promise<string>): Promise<string> {
  return answer.catch(() => '');
}

function scrollTo(module: string): string {
  const placeholder = document.querySelector<HTMLElement>(`[data-module="${module}"]`);
  placeholder?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return placeholder?.dataset['state'] ?? '';
}

function visibleText(selector: string): string {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.innerText)
    .join('\n');
}

/** Its accessible name, as far as these journeys need one. */
function nameOfFocused(engine: Engine): Promise<string> {
  return engine.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return '';
    const labelledBy = (focused.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
    const labels = [...((focused as HTMLInputElement).labels ?? [])]
      .map(({ textContent }) => textContent)
      .join(' ')
      .trim();
    return (labelledBy || focused.getAttribute('aria-label') || labels || (focused.textContent ?? ''))
      .replace(/\s+/g, ' ')
      .trim();
  });
}
