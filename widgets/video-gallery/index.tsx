import { useEffect, useRef, useState, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { lazy, safeLink, useText, useWidget } from '../../src/core';
import { FilterGroups } from '../../src/features/list-filters';
import { AppliedFilters, CardGrid, ListHead, ListMessage, LoadMore, ResultLine } from '../../src/features/list-view';
import { resolveFilters, restarted, useList, withNamesOfCounts, type Filters } from '../../src/features/lists';
import { signInUrl } from '../../src/features/visitor';
import { useSession } from '../../src/session';
import { Icon, icons, type HeadingLevel } from '../../src/ui';
import { VideoCard, isBare } from './VideoCard';
import { accessOf, mayWatch, rolesOf } from './access';
import { createFetchVideos, findOne, useSourceVideos } from './fetch-videos';
import { messages } from './messages';
import { props, type GalleryItem, type VideoGalleryProps } from './props';
import { useChosenVideo } from './use-chosen-video';
import { useProgress } from './use-progress';
import {
  distinct,
  galleryAddress,
  GROUPS,
  localGallery,
  serverPageOf,
  type GalleryPage,
  type GalleryQuery,
} from './videos';
import styles from './video-gallery.css';

const loadPlayer = lazy(() => import('../../src/features/media/late'));

/** A change of source resets the gallery. */
function VideoGallery(props: VideoGalleryProps) {
  return <Gallery key={props.source} {...props} />;
}

function Gallery(props: VideoGalleryProps) {
  const { heading, headingLevel, description, noVideos, moreLabel, columns, securedTags, hasHiddenCount } = props;
  const t = useText(messages);
  const { isEditing } = useWidget();
  const root = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const roles = rolesOf(useSession());
  const access = accessOf(roles);

  const { list, address, source, isLocal } = useGalleryList(props, root);
  const { visible, view, go } = list;

  // The visitor or their roles have changed. The server-rendered list may depend on them too.
  useEffect(() => {
    if (list.lastQuery.access !== access) go(address.read(), 'return', { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once for each visitor
  }, [access]);

  // Edit mode makes no requests, and the editor previews the page as different visitors.
  const page = isLocal && isEditing ? localGallery(props, list.lastQuery) : visible?.page;
  const isAllowed = ({ tags }: GalleryItem) => mayWatch(tags, roles, securedTags);
  const visibleVideos = page?.items.filter(isAllowed) ?? [];
  // Until the list has reloaded: videos that only the previous visitor could see.
  const dropped = (page?.items.length ?? 0) - visibleVideos.length;
  const hidden = (page?.hidden ?? 0) + dropped;

  const groups = groupsOf(props, page?.counts).map((group) => ({ ...group, label: t(group.name) }));
  const names = Object.fromEntries(groups.map(({ name, options }) => [name, options.map(({ value }) => value)]));
  const filtersShown = visible && resolveFilters(visible.query.filters, names);
  const offered = groups.filter(({ options }, index) => props[GROUPS[index]!.flag] && options.length > 1);
  const filters = resolveFilters(list.lastQuery.filters, names);
  const change = (next: Filters) => go({ ...restarted(list.lastQuery, { filters: next }), access });

  const find = async (id: string, signal: AbortSignal) =>
    isLocal || source
      ? distinct(source ? await source.read() : props.videos).find((video) => video.id === id && isAllowed(video))
      : findOne(id, signal);
  const isReady = list.lastQuery.access === access && !list.isBusy && view !== 'start';
  const { chosen, open, close } = useChosenVideo(root, {
    videos: visibleVideos,
    presentation: props.open,
    access,
    isReady,
    isAllowed,
    find,
  });
  const [player, failedId] = usePlayer(chosen?.video, !isEditing && visibleVideos.some(isBare), close);
  const listenNow = useProgress(root, !isEditing);
  const level = (heading || isEditing ? headingLevel + 1 : headingLevel) as HeadingLevel;

  return (
    <div ref={root} className="inlay-video-gallery" onFocus={list.prepare} onPointerEnter={list.prepare}>
      <ListHead heading={heading} description={description} level={headingLevel as HeadingLevel} />
      {offered.length > 0 && (
        <FilterGroups layout="bar" groups={offered} filters={filters} counts={page?.counts} onChange={change} />
      )}
      <AppliedFilters groups={groups} filters={filters} onChange={change} onEmptied={() => line.current?.focus()} />
      <div className="inlay-video-gallery__state-line">
        <ResultLine
          ref={line}
          list={list}
          count={page && t('count', { count: page.total - dropped })}
          groups={groups}
          filters={filtersShown}
        />
        {hasHiddenCount && hidden > 0 && <HiddenCount count={hidden} />}
      </div>
      <ListMessage
        items="videos"
        list={list}
        empty={noVideos ?? t('none')}
        groups={groups}
        filters={filtersShown}
        onChange={change}
      />
      <CardGrid list={list} columns={columns}>
        {visibleVideos.map((video, index) => (
          <VideoCard
            key={video.id}
            video={video}
            number={index + 1}
            level={level}
            player={player}
            hasFailed={failedId === video.id}
            kind={props.player}
            isPlaying={chosen?.presentation === 'inline' && chosen.video.id === video.id}
            onOpen={(opened) => {
              listenNow();
              open(opened);
            }}
            onClose={close}
          />
        ))}
      </CardGrid>
      <LoadMore list={list} label={moreLabel} />
      {chosen?.presentation === 'dialog' && player && (
        <player.VideoDialog video={chosen.video} kind={props.player} onClose={close} />
      )}
    </div>
  );
}

/** The filters, with the options of the editor and those that the service counts. */
function groupsOf(props: VideoGalleryProps, counts: GalleryPage['counts']) {
  return GROUPS.map(({ name, options }) => {
    const names = [...(props[options]?.map((option) => option.name) ?? []), ...Object.keys(counts?.[name] ?? {})];
    return { name, options: [...new Set(names)].map((value) => ({ value })) };
  });
}

/** The list of the videos: those of the page, of its source, or of the service. */
function useGalleryList(props: VideoGalleryProps, root: RefObject<HTMLDivElement | null>) {
  const { isEditing } = useWidget();
  const source = useSourceVideos(props.source);
  const isLocal = !source && props.total === undefined && (props.videos.length > 0 || isEditing);
  const [address] = useState(() => galleryAddress(isLocal ? props.videos : undefined));
  const [initialQuery] = useState(() => ({
    ...address.read(),
    ...(!isLocal && !source && props.total !== undefined && { access: accessOf(props.roles) }),
  }));
  const list = useList(root, {
    address,
    lastQuery: initialQuery,
    serverPage: source ? undefined : isLocal ? localGallery(props, initialQuery) : serverPageOf(props),
    createFetch: () =>
      isLocal
        ? (query, { after }) => Promise.resolve(localGallery(props, query, after))
        : withNamesOfCounts<GalleryQuery, GalleryPage>(
            source
              ? async (query, { after }) => localGallery({ ...props, videos: [...(await source.read())] }, query, after)
              : createFetchVideos(props.limit),
          ),
    keyOf: ({ id }) => id,
    nextQuery: (query) => ({ ...query, page: query.page + 1 }),
  });
  return { list, address, source, isLocal };
}

/** The player module, loaded when a video is chosen or details of the platform are needed. */
function usePlayer(chosen: GalleryItem | undefined, isNeeded: boolean, close: () => void) {
  const [player, setPlayer] = useState<Awaited<ReturnType<typeof loadPlayer>>>();
  const [failedId, setFailedId] = useState<string>();
  const isWanted = Boolean(chosen) || isNeeded;
  useEffect(() => {
    if (!isWanted || player) return;
    if (chosen) setFailedId(undefined);
    loadPlayer().then(
      (loaded) => setPlayer(loaded),
      () => {
        if (!chosen) return;
        const page = safeLink(chosen.url?.url);
        // Without its script, the poster remains a link.
        if (page && navigator.onLine) return location.assign(page);
        close();
        setFailedId(chosen.id);
      },
    );
    // oxlint-disable-next-line react/exhaustive-deps -- once for each requested state
  }, [isWanted, chosen?.id]);
  return [player, failedId] as const;
}

/** The number of videos that this visitor cannot see. */
function HiddenCount({ count }: { count: number }) {
  const t = useText(messages);
  const { status } = useSession();
  return (
    <p className="inlay-video-gallery__hidden">
      <Icon path={icons.lock} />
      {t('hidden', { count })}
      {status !== 'active' && (
        <a className="inlay-video-gallery__sign-in" data-kind="link" href={signInUrl('signIn')}>
          {t('signIn')}
        </a>
      )}
    </p>
  );
}

export default defineWidget({
  name: 'video-gallery',
  description: 'A gallery of video cards. One video plays at a time. Tags can restrict videos to a role.',
  // With a source, the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: VideoGallery,
});
