import { act } from 'testing';
import { InlayError, type Widget } from '../../src/contract';
import { configure } from '../../src/core';
import { wordsOf } from '../../src/runtime/edit';
import { unmount } from '../../src/runtime/mount';
import { notesOf } from '../../src/runtime/notes';
import { mountPrepared } from '../setup/mount';

export interface Page {
  readonly host: HTMLElement;
  /** The widget's placeholders, in document order. */
  readonly placeholders: readonly HTMLElement[];
  /** Throws the error that the loader would report. */
  mount(): Promise<void>;
  unmount(): Promise<void>;
  notes(): readonly string[];
  html(): string;
}

/** A server-rendered page on which only this widget's placeholders mount. */
export function openPage(html: string, widget: Widget, config: Record<string, unknown> = {}): Page {
  configure([
    {
      from: 'test',
      isTrusted: true,
      values: {
        services: { user: '', forms: '', content: '', search: '', captcha: '', geo: '' },
        video: { player: 'https://players.example/{id}' },
        ...config,
      },
    },
  ]);
  const host = document.createElement('main');
  host.innerHTML = `<h1>Page</h1>${html}`;
  document.body.append(host);
  const placeholders = [...host.querySelectorAll<HTMLElement>('[data-module]')].filter(
    ({ dataset }) => dataset.module!.replace(/^inlay-/, '') === widget.name,
  );
  return {
    host,
    placeholders,
    mount: () => settled(() => Promise.all(placeholders.map((element) => mountPrepared(element, widget)))),
    unmount: () => settled(() => placeholders.forEach(unmount)),
    notes: () => placeholders.flatMap((element) => notesOf(element).map(wordsOf)),
    html: () => host.innerHTML,
  };
}

/**
 * Mounts the page. Returns the message that the loader would show to the editor; any other error is a fault of the
 * widget.
 */
export async function problemOf(page: Page): Promise<string | undefined> {
  const problem: unknown = await page.mount().catch((error: unknown) => error);
  if (problem === undefined) return undefined;
  expect(problem).toBeInstanceOf(InlayError);
  return (problem as Error).message;
}

/** Node's timer, which jsdom hides: unlike the page's, it does not wait a millisecond. */
const { setImmediate } = jest.requireActual<typeof import('node:timers')>('node:timers');
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Acts, then runs the tasks that the action has queued. */
export async function settled(action: () => unknown): Promise<void> {
  await act(async () => {
    await action();
    for (let round = 0; round < 3; round += 1) await nextTurn();
  });
}
