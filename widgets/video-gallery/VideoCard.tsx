import { useRef, useState, type KeyboardEvent } from 'react';
import { formatDate, useLanguage, useText, useWidget } from '../../src/core';
import { Transcript } from '../../src/features/transcripts';
import { Alert, Button, Card, formatTime, Icon, icons, Picture, type HeadingLevel } from '../../src/ui';
import { messages } from './messages';
import type { GalleryItem, VideoGalleryProps } from './props';

type Player = typeof import('../../src/features/media/late');

interface VideoCardProps {
  video: GalleryItem;
  /** From 1; labels a video without a title. */
  number: number;
  level: HeadingLevel;
  isPlaying: boolean;
  /** Undefined until it is needed. */
  player: Player | undefined;
  /** Whether its code could not be loaded. */
  hasFailed: boolean;
  /** The player of the videos. */
  kind: VideoGalleryProps['player'];
  onOpen: (video: GalleryItem) => void;
  onClose: () => void;
}

/** A poster that plays in place, and the description of the video. */
export function VideoCard({
  video: listedVideo,
  number,
  level,
  isPlaying,
  player,
  hasFailed,
  kind,
  onOpen,
  onClose,
}: VideoCardProps) {
  const t = useText(messages);
  const language = useLanguage();
  const card = useRef<HTMLLIElement>(null);
  const { isEditing } = useWidget();
  const [details, setDetails] = useState<Partial<GalleryItem>>({});
  const title = listedVideo.title ?? details.title ?? t('untitled', { number });
  const video: GalleryItem = {
    ...listedVideo,
    title,
    poster: listedVideo.poster ?? details.poster,
    duration: listedVideo.duration ?? details.duration,
  };
  const { id, poster, duration, date, description, speakers, transcript } = video;
  const time = duration ? formatTime(duration) : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isPlaying) return;
    event.stopPropagation();
    onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from the player or its buttons
    <li ref={card} className="inlay-video-gallery__item" data-list-item data-id={`video-${id}`} onKeyDown={onKeyDown}>
      <div
        className="inlay-video-gallery__screen"
        data-state={isPlaying && player ? 'playing' : undefined}
        data-video={id}
        data-title={title}
      >
        {isPlaying && player ? (
          <>
            <player.GalleryPlayer video={video} kind={kind} />
            <Button
              className="inlay-video-gallery__close"
              variant="over"
              icon={icons.close}
              aria-label={t('close')}
              onClick={onClose}
            />
          </>
        ) : (
          <button
            className="inlay-video-gallery__poster"
            data-kind="poster"
            type="button"
            data-key={`play ${id}`}
            aria-busy={isPlaying || undefined}
            aria-label={t(time ? 'playTimed' : 'play', { title, time: time ?? '' })}
            onClick={() => onOpen(video)}
          >
            {poster && <Picture image={{ ...poster, alt: '' }} ratio="16 / 9" />}
            <span className="inlay-video-gallery__length">
              <Icon path={icons.play} />
              {time}
            </span>
          </button>
        )}
      </div>
      {hasFailed && <Alert tone="negative">{t('failed')}</Alert>}
      {isBare(listedVideo) && !isEditing && player && (
        <player.VideoDetailsLoader id={id} card={card} onFound={setDetails} />
      )}
      <Card
        link={video.url}
        headingLevel={level}
        title={title}
        description={description && <p className="inlay-list-view__card-text">{description}</p>}
        meta={
          (date || speakers.length > 0) && (
            <p className="inlay-list-view__card-details">
              {date && (
                <time dateTime={date}>{formatDate(date, { dateStyle: 'long', timeZone: 'UTC' }, language)}</time>
              )}
              {speakers.length > 0 && (
                <span>{new Intl.ListFormat(language, { type: 'conjunction' }).format(speakers)}</span>
              )}
            </p>
          )
        }
      />
      {transcript && <Transcript content={transcript} />}
    </li>
  );
}

/** Whether the platform has details that the page lacks. */
export function isBare({ title, poster }: GalleryItem): boolean {
  return !title || !poster;
}
