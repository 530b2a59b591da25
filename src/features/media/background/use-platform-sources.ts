import { useEffect, useRef, useState } from 'react';
import { config } from '../../../core';
import { useConsent } from '../../embeds';
import type { Source } from '../files';

/**
 * The file of a film on the video platform, once nothing speaks against asking.
 * Without its file the picture stays as it is.
 */
export function usePlatformSources(videoId: string | undefined, isWanted: boolean, onMissing: () => void): readonly Source[] {
  const [isAllowed] = useConsent('video', config().services.video);
  const [sources, setSources] = useState<readonly Source[]>([]);
  const missing = useRef(onMissing);
  missing.current = onMissing;
  const asked = isWanted && isAllowed ? videoId : undefined;
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    import('../film/find-film')
      .then(({ findFilm }) => findFilm(asked, leaving.signal))
      .then(({ src }) => setSources([{ src, type: 'video/mp4' }]), () => leaving.signal.aborted || missing.current());
    return () => {
      leaving.abort();
      setSources([]);
    };
  }, [asked]);
  return sources;
}
