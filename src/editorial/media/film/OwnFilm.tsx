import { useCallback, useState } from 'react';
import type { Content } from '../../../contract';
import { useText, useWidget } from '../../../core';
import { RichText } from '../../../ui';
import { filmNote } from '../files';
import { messages } from '../messages';

interface OwnFilmProps {
  className: string;
  content: Content;
}

/** A player that the server wrote. Where it has nothing to play, words beneath it say so: browsers only show it empty. */
export function OwnFilm({ className, content }: OwnFilmProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const [hasFailed, setFailed] = useState(false);

  const watch = useCallback(
    (place: HTMLElement) => {
      const fail = (film: HTMLMediaElement) => {
        note(filmNote((film.src || film.querySelector('source')?.src) ?? ''));
        setFailed(true);
      };
      // Errors do not bubble. That of a source counts when it was the last to be tried.
      const onError = ({ target }: Event) => {
        const film = (target as Element).closest<HTMLMediaElement>('video, audio');
        if (film && (target === film || (target as Element).matches('source:last-of-type'))) fail(film);
      };
      const film = place.querySelector<HTMLMediaElement>('video, audio');
      if (film && (film.error ?? film.networkState === HTMLMediaElement.NETWORK_NO_SOURCE)) fail(film);
      place.addEventListener('error', onError, true);
      return () => place.removeEventListener('error', onError, true);
    },
    [note],
  );

  return (
    <>
      <RichText className={className} content={content} adopt={watch} />
      {hasFailed && (
        <p className="inlay-film__notice" role="status">
          {t('filmFailed')}
        </p>
      )}
    </>
  );
}
