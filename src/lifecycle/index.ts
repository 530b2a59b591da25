/**
 * The life of a placeholder: found, scheduled, loaded, mounted or failed, released. No React and no request: the loader
 * passes in what imports a widget, the runtime what renders it.
 */
export type { LoaderHost, Runtime } from './host';
export { watchInteraction } from './interaction';
export { createQueue, yieldToInput, type Queue } from './queue';
export { createRegistry, type Registry } from './registry';
export { createSchedule, type Schedule } from './schedule';
export { createStates, type States } from './state';
