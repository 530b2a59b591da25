/** Code for visitors who open a video, and for pages that contain little more than the ids of their videos. */
import { useEffect, type RefObject } from 'react';
import type { Image, Link } from '../../contract';
import { safeLink } from '../../core';
import { Film } from './Film';
import { useFilmDetails } from './use-film-details';
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
export function GalleryFilm({
  film: { id, title, poster, url },
  kind,
}: {
  film: GalleryItem;
  kind: 'native' | 'provider';
}) {
  return (
    <Film
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
      isTracked={false}
    />
  );
}

export function FilmDialog({
  film: video,
  kind,
  onClose,
}: {
  film: GalleryItem;
  kind: 'native' | 'provider';
  onClose: () => void;
}) {
  return (
    <Dialog open title={video.title} size="large" onClose={onClose}>
      <div className="inlay-video-gallery__screen" data-state="playing" data-film={video.id} data-title={video.title}>
        <GalleryFilm film={video} kind={kind} />
      </div>
    </Dialog>
  );
}

interface FilmDetailsProps {
  id: string;
  card: RefObject<Element | null>;
  onFound: (found: Pick<GalleryItem, 'title' | 'poster' | 'duration'>) => void;
}

/** Requests the data of a card from the platform. */
export function FilmDetails({ id, card, onFound }: FilmDetailsProps) {
  const details = useFilmDetails(id, card);
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
