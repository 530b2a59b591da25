import { useEffect, useState, type RefObject } from 'react';
import { serviceBase } from '../../core';
import type { Film } from '../../services/video';
import { useConsent } from '../embeds';
import { useInView } from './BackgroundVideo';
import { loadVideoService } from './playback';

/** So many films are asked for at once. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * What the platform says of a film of which the page knows little more than the id: asked for once `element` is in view,
 * and nothing speaks against asking. Undefined until then, and where the platform does not answer.
 */
export function useFilmDetails(videoId: string | undefined, element: RefObject<Element | null>): Film | undefined {
  const [isAllowed] = useConsent('video', serviceBase('video'));
  const isInView = useInView(element);
  const [film, setFilm] = useState<Film>();
  const asked = isAllowed && isInView ? videoId : undefined;
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    void inTurn(async () => {
      if (!leaving.signal.aborted) setFilm(await (await loadVideoService()).fetchFilm(asked, leaving.signal));
    });
    return () => leaving.abort();
  }, [asked]);
  return film;
}

async function inTurn(work: () => Promise<void>) {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
  running += 1;
  // A film that the platform does not know has a card all the same.
  await work().catch(() => undefined);
  running -= 1;
  waiting.shift()?.();
}
