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
  // A browser may hand cookies to the others later than it says; by the time they can be read they have them.
  void document.cookie;
  if (channel) channel.postMessage('changed');
  else localStore.set(TICK_KEY, `${Date.now()}:${Math.random()}`);
}
