import { choiceStore } from '../../core';

const KEY = 'speed';
/** The range that browsers play with sound. */
const SLOWEST = 0.25;
const FASTEST = 4;

/** The speed that the visitor last chose for a video or a recording; 1 for none. */
export function rememberedSpeed(): number {
  const speed = Number(choiceStore().get(KEY));
  return speed >= SLOWEST && speed <= FASTEST ? speed : 1;
}

export function rememberSpeed(speed: number) {
  choiceStore().set(KEY, String(speed));
}
