import { localStore, storageKey } from '../storage';

const CHANNEL = 'inlay-session';
const TICK_KEY = 'session-tick';

let channel: BroadcastChannel | undefined;

/** Calls back when another tab signed in, out or was refreshed. Nothing but the fact travels. */
export function onOtherTab(listener: () => void) {
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', listener);
  } else addEventListener('storage', ({ key }) => key === storageKey(TICK_KEY) && listener());
}

export function tellOtherTabs() {
  if (channel) channel.postMessage('changed');
  else localStore.set(TICK_KEY, `${Date.now()}:${Math.random()}`);
}
