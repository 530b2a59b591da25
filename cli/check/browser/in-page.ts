/** Functions that run in the page. They use nothing outside themselves. */

/** The result of `window.inlay.inspect()`, as data. */
export interface SeenModule {
  readonly module: string;
  readonly state: string;
  readonly load: string;
  readonly message: string | undefined;
  /** Elements that are not displayed never become visible. */
  readonly isDisplayed: boolean;
}

interface Report {
  element: HTMLElement;
  module: string;
  state: string;
  load: string;
  error?: unknown;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface CheckedWindow extends Window {
  inlay?: { inspect?(): Report[] };
  /** Layout shift by module. */
  inlayShifts?: Record<string, number>;
}

/** Before any script of the page: adds up the layout shift that follows the mounting of a module. */
export function observeShifts() {
  const shifts: Record<string, number> = {};
  const mountedAt = new Map<Element, number>();
  (window as CheckedWindow).inlayShifts = shifts;
  new MutationObserver((records) => {
    for (const { target } of records) {
      if ((target as HTMLElement).dataset['state'] === 'mounted') mountedAt.set(target as Element, performance.now());
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-state'] });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
      const nodes = sources.flatMap(({ node }) => node ?? []);
      if (hadRecentInput || !nodes.length) continue;
      // The last module that was mounted before the shift, around the moved nodes or before them.
      const [cause] = [...mountedAt]
        .filter(([, time]) => startTime > time - 100 && startTime < time + 1000)
        .filter(([element]) =>
          nodes.some(
            (node) =>
              node !== element &&
              element.compareDocumentPosition(node) &
                (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
          ),
        )
        .sort(([, a], [, b]) => b - a);
      const name = (cause?.[0] as HTMLElement | undefined)?.dataset['module'];
      if (name) shifts[name] = (shifts[name] ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export function readShifts(): Record<string, number> {
  return (window as CheckedWindow).inlayShifts ?? {};
}

/** Undefined if the loader has not started. */
export function inspectModules(): SeenModule[] | undefined {
  return (window as CheckedWindow).inlay?.inspect?.().map(({ element, module, state, load, error }) => ({
    module,
    state,
    load,
    message: error instanceof Error ? error.message : undefined,
    isDisplayed: element.checkVisibility(),
  }));
}

/** Whether no module is loading. */
export function isSettled(): boolean {
  const reports = (window as CheckedWindow).inlay?.inspect?.();
  return (
    reports !== undefined &&
    reports.every(
      ({ element, state, load }) =>
        state === 'mounted' ||
        state === 'failed' ||
        !/^(?:eager|visible|idle)$/.test(load) ||
        !element.checkVisibility(),
    )
  );
}

export interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly module: string }[];
}

/** The global of axe-core, which the check adds to the page. */
declare const axe: { run(context: object, options: object): Promise<{ violations: AxeViolation[] }> };

/** Needs axe-core in the page. */
export async function findViolations(): Promise<Violation[]> {
  const scope = '[data-module][data-state="mounted"]';
  if (!document.querySelector(scope)) return [];
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await axe.run(
    { include: [[scope]] },
    { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], elementRef: true },
  );
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, element }) => ({
      target,
      module: element?.closest<HTMLElement>('[data-module]')?.dataset['module'] ?? '',
    })),
  }));
}

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly element?: HTMLElement }[];
}
