import { useEffect, useRef, useState, type RefObject } from 'react';
import { onHashChange, pageAnchor, publish, safeLink, useWidget, writeHistory } from '../../src/core';
import type { GalleryItem } from './props';

const PREFIX = 'video-';

export interface Chosen {
  readonly film: GalleryItem;
  /** In its card, or in an overlay. */
  readonly place: 'inline' | 'dialog';
}

interface ChosenFilmOptions {
  /** The visible videos. */
  films: readonly GalleryItem[];
  place: Chosen['place'];
  /** Changes with the visitor's access. */
  access: string;
  /** Whether that list is loaded. */
  isReady: boolean;
  /** Whether the visitor may still see it. */
  isAllowed: (film: GalleryItem) => boolean;
  /** Finds a video outside the visible list; undefined if there is none for this visitor. */
  find: (id: string, signal: AbortSignal) => Promise<GalleryItem | undefined>;
}

/** The video that plays. The URL names it: `#video-ID` opens it, and is set while it is open. */
export function useChosenFilm(
  root: RefObject<HTMLElement | null>,
  { films, place: placement, access, isReady, isAllowed, find }: ChosenFilmOptions,
) {
  const { isEditing } = useWidget();
  const [chosen, setChosen] = useState<Chosen>();
  const [wanted, setWanted] = useState<string>();
  const closed = useRef<string>(undefined);
  const isShown =
    chosen && isAllowed(chosen.film) && (chosen.place === 'dialog' || films.some(({ id }) => id === chosen.film.id));

  const open = (film: GalleryItem, where = placement) => {
    if (isEditing) return;
    setChosen({ film, place: where });
    setHash(`#${PREFIX}${encodeURIComponent(film.id)}`);
  };
  const close = () => {
    if (!chosen) return;
    closed.current = chosen.film.id;
    setChosen(undefined);
    if (idInAddress() === chosen.film.id) setHash('');
  };

  useEffect(() => {
    if (isEditing) return;
    const follow = () => setWanted(idInAddress());
    follow();
    const stop = onHashChange(follow);
    return () => stop();
  }, [isEditing]);

  useEffect(() => {
    if (wanted === undefined || !isReady) return;
    const inView = films.find(({ id }) => id === wanted);
    const show = (film: GalleryItem, where?: Chosen['place']) => {
      setWanted(undefined);
      open(film, where);
      cardOf(root.current, film.id)?.scrollIntoView({ block: 'nearest' });
    };
    if (inView) return show(inView);
    const leaving = new AbortController();
    // If it cannot be loaded now, a later visit to the URL tries again.
    find(wanted, leaving.signal).then(
      (film) => film && !leaving.signal.aborted && show(film, 'dialog'),
      () => {},
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for what is wanted, and for each visitor
  }, [wanted, access, isReady]);

  // Filtered out, or no longer visible to this visitor: the video stops, and its hash is removed from the URL.
  useEffect(() => {
    if (!chosen || isShown) return;
    setChosen(undefined);
    if (idInAddress() === chosen.film.id) setHash('');
  }, [chosen, isShown]);

  // The card shows its poster again.
  useEffect(() => {
    if (chosen || closed.current === undefined) return;
    cardOf(root.current, closed.current)?.querySelector('button')?.focus({ preventScroll: true });
    closed.current = undefined;
  }, [chosen, root]);

  useSubject(isShown ? chosen.film : undefined);
  return { chosen: isShown ? chosen : undefined, open, close };
}

/** Publishes the chosen video as the subject of the page. */
function useSubject(film: GalleryItem | undefined) {
  useEffect(() => {
    if (!film?.title) return;
    const { title, description, poster, date, duration, url } = film;
    publish('subject-changed', {
      kind: 'video',
      title,
      description,
      standardImage: poster,
      uploadDate: date,
      duration: duration ? `PT${duration}S` : undefined,
      url: safeLink(url?.url),
    });
    return () => publish('subject-changed', null);
    // oxlint-disable-next-line react/exhaustive-deps -- once a film
  }, [film?.id]);
}

function cardOf(root: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(root?.querySelectorAll<HTMLElement>('[data-list-item]') ?? [])].find(
    ({ dataset }) => dataset['id'] === PREFIX + id,
  );
}

function idInAddress(): string | undefined {
  const anchor = pageAnchor();
  return anchor.startsWith(PREFIX) ? anchor.slice(PREFIX.length) || undefined : undefined;
}

/** Adds no history entry: Back leads to the same page as before. */
function setHash(hash: string) {
  writeHistory('replaceState', history.state, location.pathname + location.search + hash);
}
