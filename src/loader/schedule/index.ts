/** When a placeholder's widget is fetched: one function per strategy. Calling `due` twice is harmless. */
import { whenEvent } from './event';
import { whenIdle } from './idle';
import { whenMedia } from './media';
import { whenVisible } from './visible';

export type Due = (element: Element) => void;

/** A strategy that does not exist is `visible`; the runtime tells the editor. */
export function schedule(element: Element, load: string, due: Due) {
  const [name, detail] = load.split(/[ :](.*)/);
  if (name === 'eager') due(element);
  else if (name === 'idle') whenIdle(element, due);
  else if (name === 'media') whenMedia(element, due, detail!);
  else if (name === 'event') whenEvent(element, due, detail!);
  // Interaction is watched for all, with no listener of its own.
  else if (name !== 'interaction') whenVisible(element, due);
}

export { unobserveVisible } from './visible';
export { watchInteraction } from './interaction';
