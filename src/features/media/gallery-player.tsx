/** Code for visitors who open a video, and for pages that contain little more than the ids of their videos. */
import { useEffect, useState, type RefObject } from 'react';
import type { Image, Link } from '../../contract';
import { safeLink, serviceBase } from '../../core';
import type { VideoDetails } from '../../services/video';
import { useConsent } from '../embeds';
import { useInView } from './BackgroundVideo';
import { VideoPlayer } from './VideoPlayer';
import { Dialog } from '../../ui/late';
import { loadVideoService } from './playback';

/** The data of a video in a gallery that need no request to the platform. */
interface GalleryItem {
  readonly id: string;
  readonly title?: string | undefined;
  readonly poster?: Image | undefined;
  readonly url?: Link | undefined;
  readonly duration?: number | undefined;
}

/** The video that the visitor has just requested. */
export function GalleryPlayer({
  video: { id, title, poster, url },
  kind,
}: {
  video: GalleryItem;
  kind: 'native' | 'provider';
}) {
  return (
    <VideoPlayer
      videoId={id}
      title={title}
      poster={poster}
      pageUrl={safeLink(url?.url)}
      mp4Id={undefined}
      webmId={undefined}
      oggId={undefined}
      captions={[]}
      player={kind}
      isWanted
      hasCaptionsOn
      hasChapters={false}
      isTracked={false}
    />
  );
}

export function VideoDialog({
  video,
  kind,
  onClose,
}: {
  video: GalleryItem;
  kind: 'native' | 'provider';
  onClose: () => void;
}) {
  return (
    <Dialog open title={video.title} size="large" onClose={onClose}>
      <div className="inlay-video-gallery__screen" data-state="playing" data-video={video.id} data-title={video.title}>
        <GalleryPlayer video={video} kind={kind} />
      </div>
    </Dialog>
  );
}

interface VideoDetailsLoaderProps {
  id: string;
  card: RefObject<Element | null>;
  onFound: (found: Pick<GalleryItem, 'title' | 'poster' | 'duration'>) => void;
}

/** Requests the data of a card from the platform. */
export function VideoDetailsLoader({ id, card, onFound }: VideoDetailsLoaderProps) {
  const details = useVideoDetails(id, card);
  useEffect(() => {
    if (!details) return;
    const { name, poster, duration } = details;
    onFound({
      title: name || undefined,
      poster: poster ? { src: poster, alt: '' } : undefined,
      duration: Math.round(duration) || undefined,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once for an answer
  }, [details]);
  return null;
}

/** The limit of parallel requests. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * The platform's data about a video of which the page has little more than the id. Requested once `element` is in
 * view and consent allows it. Undefined until then, and if the platform does not respond.
 */
function useVideoDetails(videoId: string | undefined, element: RefObject<Element | null>): VideoDetails | undefined {
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
