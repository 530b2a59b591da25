import { isRecord } from '../../contract';
import { localStore, mayRemember, shareableAddress, VISITOR_PREFIX } from '../../core';
import { rememberedSpeed, rememberSpeed } from './speed';

const KEY = `${VISITOR_PREFIX}videos`;
/** The number of videos whose positions are stored. */
const MOST = 20;
/** In seconds. Closer to its beginning or end, a video starts from the beginning. */
const MARGIN = 10;
/** How often a position is stored during playback, in seconds. */
const INTERVAL = 5;

/**
 * Starts a video where the visitor last stopped it in this browser, if choices may be stored, and at the speed that
 * they last chose in the menu of the browser's player. Returns the cleanup function.
 */
export function resumeVideo(video: HTMLMediaElement): () => void {
  let stored = 0;
  let speed = 1;
  const resume = () => {
    video.playbackRate = speed = rememberedSpeed();
    const position = positions()[videoKeyOf(video)];
    if (video.currentTime === 0 && mayRemember() && isInside(video, position)) video.currentTime = stored = position;
  };
  const store = () => {
    stored = video.currentTime;
    rememberPosition(video);
  };
  const onTime = () => Math.abs(video.currentTime - stored) >= INTERVAL && store();
  // The event also follows the speed that was set above.
  const onSpeed = () => video.playbackRate !== speed && rememberSpeed((speed = video.playbackRate));
  const listeners = Object.entries({
    loadedmetadata: resume,
    timeupdate: onTime,
    pause: store,
    ended: store,
    ratechange: onSpeed,
  });
  for (const [type, listener] of listeners) video.addEventListener(type, listener);
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) resume();
  return () => {
    for (const [type, listener] of listeners) video.removeEventListener(type, listener);
  };
}

function rememberPosition(video: HTMLMediaElement) {
  const key = videoKeyOf(video);
  if (!key || !mayRemember()) return;
  const { [key]: _previous, ...others } = positions();
  const { currentTime } = video;
  const entries = Object.entries(others).concat(isInside(video, currentTime) ? [[key, Math.floor(currentTime)]] : []);
  localStore.setJson(KEY, Object.fromEntries(entries.slice(-MOST)));
}

function isInside({ duration }: HTMLMediaElement, position: unknown): position is number {
  return typeof position === 'number' && position > MARGIN && position < duration - MARGIN;
}

/** The URL of its first file, without host and query, which may change. Empty for a stream. */
function videoKeyOf(video: HTMLMediaElement): string {
  const address = shareableAddress(video.querySelector('source')?.src || video.src);
  if (!address) return '';
  const { pathname, search } = new URL(address);
  // Other paths may serve many files, which the query identifies.
  return /\.(?:m\w\w|og\w|webm|wav|aac|flac|opus)$/i.test(pathname) ? pathname : pathname + search;
}

function positions(): Readonly<Record<string, unknown>> {
  const stored = localStore.getJson(KEY);
  return isRecord(stored) ? stored : {};
}
