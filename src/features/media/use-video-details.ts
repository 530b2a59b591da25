import { useEffect, useState, type RefObject } from 'react';
import { serviceBase } from '../../core';
import type { VideoDetails } from '../../services/video';
import { useConsent } from '../embeds';
import { useInView } from './BackgroundVideo';
import { loadVideoService } from './playback';

/** The limit of parallel requests. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The platform's data about a video of which the page has little more than the id. Requested once `element` is in
 * view and consent allows it. Undefined until then, and if the platform does not respond.
 */
export function useVideoDetails(
  videoId: string | undefined,
  element: RefObject<Element | null>,
): VideoDetails | undefined {
  const [isAllowed] = useConsent('video', serviceBase('video'));
  const isInView = useInView(element);
  const [details, setDetails] = useState<VideoDetails>();
  const requestedId = isAllowed && isInView ? videoId : undefined;
  useEffect(() => {
    if (!requestedId) return;
    const leaving = new AbortController();
    void inTurn(async () => {
      if (!leaving.signal.aborted) setDetails(await (await loadVideoService()).fetchVideo(requestedId, leaving.signal));
    });
    return () => leaving.abort();
  }, [requestedId]);
  return details;
}

async function inTurn(work: () => Promise<void>) {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  running += 1;
  // A video that the platform does not have still has a card.
  await work().catch(() => undefined);
  running -= 1;
  waiting.shift()?.();
}
