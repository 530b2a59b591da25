import type { Inlay } from '../../../src/index.ts';
import type { Engine } from './engine.ts';

/** Scrolls every widget of the page into view, and waits for it; returns those that are not mounted after a while. */
export function mountAll(engine: Engine): Promise<string[]> {
  return persistently(() => showAll(engine));
}

/** Retries, as a page for readers may redirect to the sign-in during the call. */
function persistently<Answer>(request: () => Promise<Answer>, tries = 3): Promise<Answer> {
  return tries > 1 ? request().catch(() => persistently(request, tries - 1)) : request();
}

function showAll(engine: Engine): Promise<string[]> {
  return engine.evaluate(async () => {
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const placeholders = () => [...document.querySelectorAll<HTMLElement>('[data-module]')];
    const isVisible = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
    const waiting = () =>
      placeholders().filter(
        (element) => /^(?:pending|loading)$/.test(element.dataset['state'] ?? 'pending') && isVisible(element),
      );
    const { inlay } = window as unknown as { inlay?: Partial<Inlay> };
    const end = performance.now() + 30_000;
    // oxlint-disable-next-line no-unmodified-loop-condition -- the loader completes the object
    while (!inlay?.ready && performance.now() < end) await pause(50);
    await inlay?.ready;
    for (let left = waiting(); left[0] && performance.now() < end; left = waiting()) {
      left[0].scrollIntoView({ behavior: 'instant' });
      await pause(50);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    const failed = placeholders().filter((element) => element.dataset['state'] === 'failed');
    return [...waiting(), ...failed].map(
      (element) => `${element.dataset['module'] ?? ''} is ${element.dataset['state'] ?? 'not known to the loader'}`,
    );
  });
}

/** The elements that make the page wider than its window, after the window's width; empty if the page fits. */
export function findOverflow(engine: Engine): Promise<string[]> {
  return persistently(() => measureOverflow(engine));
}

function measureOverflow(engine: Engine): Promise<string[]> {
  return engine.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    return [
      `${scrollWidth} in ${clientWidth} pixels`,
      ...beyond.slice(-3).map((element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 200)),
    ];
  });
}
