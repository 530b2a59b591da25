import { useEffect, useRef, useState, type RefObject } from 'react';
import { addressWith, onHashChange, pageAnchor, publish, safeLink, useWidget, writeHistory } from '../../src/core';
import type { GalleryItem } from './props';

const PREFIX = 'video-';

export interface Chosen {
  readonly video: GalleryItem;
  /** In its card, or in an overlay. */
  readonly presentation: 'inline' | 'dialog';
}

interface ChosenVideoOptions {
  /** The visible videos. */
  videos: readonly GalleryItem[];
  presentation: Chosen['presentation'];
  /** Changes with the visitor's access. */
  access: string;
  /** Whether that list is loaded. */
  isReady: boolean;
  /** Whether the visitor may still see it. */
  isAllowed: (video: GalleryItem) => boolean;
  /** Finds a video outside the visible list; undefined if there is none for this visitor. */
  find: (id: string, signal: AbortSignal) => Promise<GalleryItem | undefined>;
}

/** The video that plays. The URL names it: `#video-ID` opens it, and is set while it is open. */
export function useChosenVideo(
  root: RefObject<HTMLElement | null>,
  { videos, presentation: defaultPresentation, access, isReady, isAllowed, find }: ChosenVideoOptions,
) {
  const { isEditing } = useWidget();
  const [chosen, setChosen] = useState<Chosen>();
  const [requestedId, setRequestedId] = useState<string>();
  const closed = useRef<string>(undefined);
  const isShown =
    chosen &&
    isAllowed(chosen.video) &&
    (chosen.presentation === 'dialog' || videos.some(({ id }) => id === chosen.video.id));

  const open = (video: GalleryItem, presentation = defaultPresentation) => {
    if (isEditing) return;
    setChosen({ video, presentation });
    setHash(`#${PREFIX}${encodeURIComponent(video.id)}`);
  };
  const close = () => {
    if (!chosen) return;
    closed.current = chosen.video.id;
    setChosen(undefined);
    if (idInAddress() === chosen.video.id) setHash('');
  };

  useEffect(() => {
    if (isEditing) return;
    const follow = () => {
      const id = idInAddress();
      setRequestedId(id);
      // Back leaves a dialog, as on phones. A route opens over it.
      if (!id && !location.hash.startsWith('#/'))
        setChosen((now) => (now?.presentation === 'dialog' ? undefined : now));
    };
    follow();
    const stop = onHashChange(follow);
    return () => stop();
  }, [isEditing]);

  useEffect(() => {
    if (requestedId === undefined || !isReady) return;
    const inView = videos.find(({ id }) => id === requestedId);
    const show = (video: GalleryItem, presentation?: Chosen['presentation']) => {
      setRequestedId(undefined);
      open(video, presentation);
      cardOf(root.current, video.id)?.scrollIntoView({ block: 'nearest' });
    };
    if (inView) return show(inView);
    const leaving = new AbortController();
    // If it cannot be loaded now, a later visit to the URL tries again.
    find(requestedId, leaving.signal).then(
      (video) => video && !leaving.signal.aborted && show(video, 'dialog'),
      () => {},
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each requested id and each visitor
  }, [requestedId, access, isReady]);

  // Filtered out, or no longer visible to this visitor: the video stops, and its hash is removed from the URL.
  useEffect(() => {
    if (!chosen || isShown) return;
    setChosen(undefined);
    if (idInAddress() === chosen.video.id) setHash('');
  }, [chosen, isShown]);

  // The card shows its poster again.
  useEffect(() => {
    if (chosen || closed.current === undefined) return;
    cardOf(root.current, closed.current)?.querySelector('button')?.focus({ preventScroll: true });
    closed.current = undefined;
  }, [chosen, root]);

  useSubject(isShown ? chosen.video : undefined);
  return { chosen: isShown ? chosen : undefined, open, close };
}

/** Publishes the chosen video as the subject of the page. */
function useSubject(video: GalleryItem | undefined) {
  useEffect(() => {
    if (!video?.title) return;
    const { title, description, poster, date, duration, url } = video;
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
    // oxlint-disable-next-line react/exhaustive-deps -- once a video
  }, [video?.id]);
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
  writeHistory('replaceState', history.state, addressWith(hash));
}
