import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { lazy, useLanguage, useText } from '../../src/core';
import { Button, type IconPath, icons, useMedia, useUniqueId, VisuallyHidden } from '../../src/ui';
import { messages } from './messages';
import {
  clustersOf,
  HEIGHT,
  limited,
  MAX_ZOOM,
  seenAt,
  viewOf,
  WIDTH,
  type Cluster,
  type Place,
  type View,
} from './view';

const CHEVRON_UP: IconPath = { d: 'm5 15 7-7 7 7' };
const CHEVRON_LEFT: IconPath = { d: 'm15 5-7 7 7 7' };
const CHEVRON_RIGHT: IconPath = { d: 'm9 5 7 7-7 7' };

/** The same for every page and visitor, so it is a file of its own. */
const loadOutline = lazy(() => import('./world-outline').then(({ WORLD_OUTLINE }) => ({ path: WORLD_OUTLINE })));

/** In pixels: what is nearer would be touched by the same finger. */
const DISTANCE = 30;
/** Of what is seen. */
const STEP = 0.25;

interface WorldMapProps {
  places: readonly Place[];
  chosen: string | undefined;
  view: View;
  onView: (change: (view: View) => View) => void;
  onChoose: (chosenPlace: Place) => void;
}

/** An outline with places, without tiles, keys or requests. Buttons and keys move and zoom it, and a mouse drags it. */
export function WorldMap({ places, chosen, view, onView, onChoose }: WorldMapProps) {
  const t = useText(messages);
  const hint = useUniqueId();
  const map = useRef<HTMLDivElement>(null);
  const outline = useOutline();
  const width = useWidth(map);
  const move = (x: number, y: number) =>
    onView((now) => limited({ ...now, x: now.x + (x * WIDTH) / now.zoom, y: now.y + (y * HEIGHT) / now.zoom }));
  const zoom = (factor: number) => onView((now) => limited({ ...now, zoom: now.zoom * factor }));
  const showAll = () => onView(() => viewOf(places));
  const drag = useDrag(map, move);

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => move(-STEP, 0),
    ArrowRight: () => move(STEP, 0),
    ArrowUp: () => move(0, -STEP),
    ArrowDown: () => move(0, STEP),
    '+': () => zoom(2),
    '=': () => zoom(2),
    '-': () => zoom(0.5),
    0: showAll,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const zoomTo = ({ point, places: [first] }: Cluster) => {
    // Of those that stand in one spot the nearest view parts none.
    if (view.zoom === MAX_ZOOM) onChoose(first);
    else onView((now) => limited({ ...point, zoom: now.zoom * 2 }));
  };

  const size = { width: WIDTH / view.zoom, height: HEIGHT / view.zoom };
  const clusters = clustersOf(chosenFirst(places, chosen), view, { width, distance: DISTANCE });
  return (
    <figure className="inlay-locations-map__figure">
      {/* What is left is west, in every script. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the map, as they scroll a region */}
      <div
        ref={map}
        className="inlay-locations-map__map"
        dir="ltr"
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move the map, as they scroll a region
        tabIndex={0}
        aria-label={t('map')}
        aria-describedby={hint}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <svg
          className="inlay-locations-map__world"
          viewBox={`${view.x - size.width / 2} ${view.y - size.height / 2} ${size.width} ${size.height}`}
          aria-hidden="true"
          focusable="false"
        >
          {outline && <path className="inlay-locations-map__land" d={outline.path} />}
        </svg>
        {clusters.map((cluster) => (
          <Marker
            key={cluster.places[0].id}
            cluster={cluster}
            view={view}
            isChosen={cluster.places[0].id === chosen}
            onPress={() =>
              cluster.places.length > 1 && cluster.places[0].id !== chosen
                ? zoomTo(cluster)
                : onChoose(cluster.places[0])
            }
          />
        ))}
      </div>
      <VisuallyHidden id={hint}>{t('keys')}</VisuallyHidden>
      <Controls zoom={view.zoom} onZoom={zoom} onMove={move} onShowAll={showAll} />
    </figure>
  );
}

interface ControlsProps {
  zoom: number;
  onZoom: (factor: number) => void;
  /** By shares of what is visible, eastwards and southwards. */
  onMove: (x: number, y: number) => void;
  onShowAll: () => void;
}

/** The buttons do what the keys do. */
function Controls({ zoom, onZoom, onMove, onShowAll }: ControlsProps) {
  const t = useText(messages);
  return (
    <div className="inlay-locations-map__controls" role="group" aria-label={t('controls')}>
      <Button
        variant="secondary"
        icon={icons.plus}
        aria-label={t('zoomIn')}
        aria-disabled={zoom === MAX_ZOOM || undefined}
        onClick={() => onZoom(2)}
      />
      <Button
        variant="secondary"
        icon={icons.minus}
        aria-label={t('zoomOut')}
        aria-disabled={zoom === 1 || undefined}
        onClick={() => onZoom(0.5)}
      />
      <span className="inlay-locations-map__arrows" dir="ltr">
        <Button variant="secondary" icon={CHEVRON_LEFT} aria-label={t('left')} onClick={() => onMove(-STEP, 0)} />
        <Button variant="secondary" icon={CHEVRON_UP} aria-label={t('up')} onClick={() => onMove(0, -STEP)} />
        <Button variant="secondary" icon={icons.chevronDown} aria-label={t('down')} onClick={() => onMove(0, STEP)} />
        <Button variant="secondary" icon={CHEVRON_RIGHT} aria-label={t('right')} onClick={() => onMove(STEP, 0)} />
      </span>
      <Button variant="secondary" onClick={onShowAll}>
        {t('all')}
      </Button>
    </div>
  );
}

interface MarkerProps {
  cluster: Cluster;
  view: View;
  isChosen: boolean;
  onPress: () => void;
}

/** By pointer and by a reader's own cursor; the tab key goes through the list, where all of them are. */
function Marker({ cluster: { point, places }, view, isChosen, onPress }: MarkerProps) {
  const t = useText(messages);
  const language = useLanguage();
  const { x, y } = seenAt(point, view);
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const [first, ...otherPlaces] = places;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(places.map(({ name }) => name));
  const isGroup = otherPlaces.length > 0 && !isChosen;
  return (
    <button
      type="button"
      className="inlay-locations-map__marker"
      tabIndex={-1}
      style={{ insetInlineStart: percentage(x), insetBlockStart: percentage(y) } as CSSProperties}
      aria-label={isGroup ? t('group', { names }) : first.name}
      aria-current={isChosen || undefined}
      title={isGroup ? names : first.name}
      data-kind={isGroup ? 'group' : 'place'}
      data-edge={x > 0.7 ? 'end' : undefined}
      onClick={onPress}
    >
      {isGroup ? places.length : <span className="inlay-locations-map__label">{first.name}</span>}
    </button>
  );
}

/** What stands at the edge of the map stands whole. */
function percentage(share: number): string {
  return `clamp(14px, ${share * 100}%, 100% - 14px)`;
}

/** So that the chosen one is not hidden in a group of another. */
function chosenFirst(places: readonly Place[], chosen: string | undefined): readonly Place[] {
  return [...places].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
}

/** Without it the places stand on plain ground. */
function useOutline(): { path: string } | undefined {
  const [outline, setOutline] = useState<{ path: string }>();
  useEffect(() => void loadOutline().then(setOutline, () => undefined), []);
  return outline;
}

/** In pixels. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(element.current!.clientWidth);
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width || 800;
}

/** With a mouse on a desktop: a finger scrolls the page. */
function useDrag(map: { current: HTMLElement | null }, move: (x: number, y: number) => void) {
  const isDesktop = useMedia('(pointer: fine) and (width >= 1024px)');
  const last = useRef<{ x: number; y: number }>(undefined);
  if (!isDesktop) return {};
  const stop = () => {
    last.current = undefined;
  };
  return {
    'data-draggable': true,
    onPointerDown({ button, target, clientX, clientY, pointerId }: PointerEvent) {
      if (button || (target as Element).closest('button')) return;
      last.current = { x: clientX, y: clientY };
      map.current!.setPointerCapture(pointerId);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (!last.current) return;
      const { clientWidth, clientHeight } = map.current!;
      move((last.current.x - clientX) / clientWidth, (last.current.y - clientY) / clientHeight);
      last.current = { x: clientX, y: clientY };
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
