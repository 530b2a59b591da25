import { useCallback, useState } from 'react';
import type { Content } from '../../../contract';
import { useText, useWidget } from '../../../core';
import { RichText } from '../../../ui';
import { filmNote } from '../files';
import { messages } from '../messages';
import { watchFilm } from './watch-film';

interface OwnFilmProps {
  className: string;
  content: Content;
}

/** A player that the server wrote. Where it has nothing to play, words beneath it say so: browsers only show it empty. */
export function OwnFilm({ className, content }: OwnFilmProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const [hasFailed, setFailed] = useState(false);
  const adopt = useCallback(
    (place: HTMLElement) =>
      watchFilm(place, (failed) => {
        setFailed(Boolean(failed));
        if (failed) note(filmNote(failed));
      }),
    [note],
  );
  return (
    <>
      <RichText className={className} content={content} adopt={adopt} />
      {hasFailed && (
        <p className="inlay-film__notice" role="status">
          {t('filmFailed')}
        </p>
      )}
    </>
  );
}
