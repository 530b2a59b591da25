/**
 * The lifecycle of a placeholder: found, scheduled, loaded, mounted or failed, released. No React and no request: the
 * loader injects the importer, the runtime the renderer.
 */
export type { LoaderHost, Runtime } from './host';
export { watchInteraction } from './interaction';
export { watchPresses } from './presses';
export { createQueue } from './queue';
export { createRegistry } from './registry';
export { createSchedule } from './schedule';
export { createStates } from './state';
