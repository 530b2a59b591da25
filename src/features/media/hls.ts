import Hls from 'hls.js';

/**
 * Feeds a video with an HLS stream in browsers without native support. Calls `onFail` on an unrecoverable error.
 * Returns a cleanup function.
 */
export function playHls(video: HTMLVideoElement, src: string, onFail: () => void): () => void {
  if (!Hls.isSupported()) {
    onFail();
    return () => {};
  }
  // A worker would need a blob URL, which a strict policy of the host forbids.
  const player = new Hls({ enableWorker: false });
  player.on(Hls.Events.ERROR, (_event, { fatal }) => {
    if (fatal) onFail();
  });
  player.loadSource(new URL(src, location.href).href);
  player.attachMedia(video);
  return () => player.destroy();
}
