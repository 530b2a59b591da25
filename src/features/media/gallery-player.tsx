/** Code for visitors who open a video, and for pages that contain little more than the ids of their videos. */
import { useEffect, type RefObject } from 'react';
import type { Image, Link } from '../../contract';
import { safeLink } from '../../core';
import { VideoPlayer } from './VideoPlayer';
import { useVideoDetails } from './use-video-details';
import { Dialog } from '../../ui/late';

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
