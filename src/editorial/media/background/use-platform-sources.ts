import { useEffect, useState } from 'react';
import { config } from '../../../core';
import { useConsent } from '../../consent/consent';
import type { Source } from '../files';

/**
 * The file of a film on the video platform, once nothing speaks against asking.
 * A film that the platform does not have leaves the picture that is there.
 */
export function usePlatformSources(videoId: string | undefined, isWanted: boolean): readonly Source[] {
  const [isAllowed] = useConsent('video', config().services.video);
  const [sources, setSources] = useState<readonly Source[]>([]);
  const asked = isWanted && isAllowed ? videoId : undefined;
  useEffect(() => {
    if (!asked) return;
    const leaving = new AbortController();
    import('../film/find-film')
      .then(({ findFilm }) => findFilm(asked, leaving.signal))
      .then(({ src }) => setSources([{ src, type: 'video/mp4' }]), () => {});
    return () => {
      leaving.abort();
      setSources([]);
    };
  }, [asked]);
  return sources;
}
