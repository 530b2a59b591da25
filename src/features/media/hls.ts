import Hls from 'hls.js';

/**
 * Feeds a video with an HLS stream where the browser knows none by itself. Calls `onFail` once nothing more can be
 * done. Returns what ends it.
 */
export function playHls(video: HTMLVideoElement, src: string, onFail: () => void): () => void {
  if (!Hls.isSupported()) {
    onFail();
    return () => {};
  }
  // A worker would come from a blob, which a strict policy of the host forbids.
  const player = new Hls({ enableWorker: false });
  player.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFail();
  });
  player.loadSource(new URL(src, location.href).href);
  player.attachMedia(video);
  return () => player.destroy();
}
