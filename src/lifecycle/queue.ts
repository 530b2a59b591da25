import { attempt } from '../contract/log';

/** In milliseconds: the time of mounting between two pauses. */
const SLICE = 8;

/** In milliseconds: the time of mounting before the first pause. Most pages have then mounted everything in view. */
const FIRST_SLICE = 24;

/**
 * In milliseconds: the time between two frames. A frame of a growing page takes longer than a slice, so not every pause
 * allows one.
 */
const FRAME = 100;

export interface QueueOptions {
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** Resolves after pending input was handled; with `allowFrame` the browser may paint as well. Never rejects. */
  yieldToInput(allowFrame: boolean): Promise<unknown>;
  mount(element: Element): void;
  priorityOf(element: Element): 'high' | 'low';
  /** Called before each pause, and at the end. */
  onSliceEnd(): void;
  /** The queue is empty. */
  onEmpty(): void;
}

export interface Queue {
  add(element: Element): void;
}

/**
 * Mounts in slices, and handles pending input after each. Placeholders of high priority mount first, even if they were
 * added later. An error in a callback does not stop the queue.
 */
export function createQueue({ now, yieldToInput, mount, priorityOf, onSliceEnd, onEmpty }: QueueOptions): Queue {
  const highPriority: Element[] = [];
  const lowPriority: Element[] = [];
  let isRunning = false;

  async function run() {
    isRunning = true;
    // Everything that became due in the same task is queued by the next microtask, and shares the slices.
    await Promise.resolve();
    // Positions instead of `shift()`, which moves all that follow.
    let high = 0;
    let low = 0;
    const hasNext = () => high < highPriority.length || low < lowPriority.length;
    try {
      let sliceEnd = now() + FIRST_SLICE;
      let nextFrame = now() + FRAME;
      while (hasNext()) {
        const element = high < highPriority.length ? highPriority[high++]! : lowPriority[low++]!;
        attempt(() => mount(element));
        const time = now();
        if (time < sliceEnd && hasNext()) continue;
        attempt(onSliceEnd);
        if (!hasNext()) break;
        const isFrameDue = time >= nextFrame;
        await yieldToInput(isFrameDue);
        if (isFrameDue) nextFrame = now() + FRAME;
        sliceEnd = now() + SLICE;
      }
    } finally {
      // In the same task as the last check of the remaining placeholders, so that none added since is lost.
      highPriority.length = lowPriority.length = 0;
      isRunning = false;
    }
    attempt(onEmpty);
  }

  return {
    add(element) {
      (priorityOf(element) === 'high' ? highPriority : lowPriority).push(element);
      if (!isRunning) void run();
    },
  };
}
