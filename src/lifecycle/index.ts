/**
 * The life of a placeholder: found, scheduled, loaded, mounted or failed, released. No React and no request: the loader
 * passes in what imports a widget, the runtime what renders it.
 */
export type { LoaderHost, Runtime } from './host';
export { watchInteraction } from './interaction';
export { watchPresses } from './presses';
export { createQueue, yieldToInput } from './queue';
export { createRegistry } from './registry';
export { createSchedule } from './schedule';
export { createStates } from './state';
