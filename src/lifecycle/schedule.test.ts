import { createSchedule } from './schedule';

/** Elements at a distance below the viewport; `look` reports like a browser, with the requested margin. */
class FakeObserver {
  static instances: FakeObserver[] = [];
  readonly observed = new Map<Element, number>();

  constructor(
    readonly onChange: (entries: object[]) => void,
    readonly options: { rootMargin: string },
  ) {
    FakeObserver.instances.push(this);
  }

  observe(element: Element) {
    this.observed.set(element, Number((element as HTMLElement).dataset.distance));
  }

  unobserve(element: Element) {
    this.observed.delete(element);
  }

  look() {
    const margin = parseInt(this.options.rootMargin);
    this.onChange(
      [...this.observed].map(([target, distance]) => ({
        target,
        isIntersecting: distance <= margin,
        boundingClientRect: { width: 100 },
      })),
    );
  }
}

const due: string[] = [];
const create = () => createSchedule(({ id }) => due.push(id));

function placeholder(id: string, distance = 0) {
  const element = Object.assign(document.createElement('div'), { id });
  element.dataset.distance = String(distance);
  return element;
}

beforeEach(() => {
  due.length = 0;
  FakeObserver.instances = [];
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

test('loads placeholders that are visible or less than 200 px away, with one observer for all', () => {
  const schedule = create();
  schedule.add(placeholder('in view', 0), 'visible');
  schedule.add(placeholder('near', 199), 'visible');
  schedule.add(placeholder('far', 201), 'visible');
  expect(due).toEqual([]);
  expect(FakeObserver.instances).toHaveLength(1);
  FakeObserver.instances[0]!.look();
  expect(due).toEqual(['in view', 'near']);
});

test('observes nothing until something waits to be seen', () => {
  create().add(placeholder('now'), 'eager');
  expect(due).toEqual(['now']);
  expect(FakeObserver.instances).toEqual([]);
});

test('no longer loads removed placeholders', () => {
  const schedule = create();
  const element = placeholder('gone');
  schedule.add(element, 'visible');
  schedule.remove(element);
  FakeObserver.instances[0]!.look();
  expect(due).toEqual([]);
});

test('takes a strategy that does not exist for visible', () => {
  create().add(placeholder('mistyped'), 'visibel');
  FakeObserver.instances[0]!.look();
  expect(due).toEqual(['mistyped']);
});

test('loads when the media query matches, now or later', () => {
  const list: { matches: boolean; onchange?: () => void } = { matches: false };
  const matchMedia = jest.fn(() => list);
  Object.assign(window, { matchMedia });
  create().add(placeholder('wide'), 'media (min-width: 60em)');
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 60em)');
  expect(due).toEqual([]);
  list.matches = true;
  list.onchange!();
  expect(due).toEqual(['wide']);
});

test('loads at an event of the channel', () => {
  create().add(placeholder('after sign-in'), 'event:signed-in');
  document.dispatchEvent(new CustomEvent('inlay:signed-out'));
  expect(due).toEqual([]);
  document.dispatchEvent(new CustomEvent('inlay:signed-in'));
  expect(due).toEqual(['after sign-in']);
});

test('loads when the browser is idle', async () => {
  create().add(placeholder('idle'), 'idle');
  expect(due).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(due).toEqual(['idle']);
});

test('loads after two seconds when the browser is never idle', () => {
  jest.useFakeTimers();
  // A browser that is busy until the timeout.
  const requestIdleCallback = (callback: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : setTimeout(callback, timeout);
  Object.assign(window, { requestIdleCallback });
  create().add(placeholder('idle'), 'idle');
  jest.advanceTimersByTime(1999);
  expect(due).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(due).toEqual(['idle']);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  jest.useRealTimers();
});

test('one placeholder that cannot load does not keep the others waiting', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const schedule = createSchedule(({ id }) => {
    due.push(id);
    if (id === 'broken') throw null;
  });
  schedule.add(placeholder('broken'), 'visible');
  schedule.add(placeholder('fine'), 'visible');
  FakeObserver.instances[0]!.look();
  expect(due).toEqual(['broken', 'fine']);
  error.mockRestore();
});
