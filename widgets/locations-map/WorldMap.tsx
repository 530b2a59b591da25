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
  firstViewOf,
  HEIGHT,
  limited,
  MAX_ZOOM,
  seenAt,
  viewOf,
  WIDTH,
  type Cluster,
  type CityPoint,
  type View,
} from './view';

const CHEVRON_UP: IconPath = { d: 'm5 15 7-7 7 7' };
const CHEVRON_LEFT: IconPath = { d: 'm15 5-7 7 7 7' };
const CHEVRON_RIGHT: IconPath = { d: 'm9 5 7 7-7 7' };

/** The same for all pages and visitors, so it has its own file. */
const loadOutline = lazy(() => import('./world-outline').then(({ WORLD_OUTLINE }) => ({ path: WORLD_OUTLINE })));

/** In pixels: closer points cannot be touched separately. */
const DISTANCE = 30;
/** Of the visible part. */
const STEP = 0.25;

interface WorldMapProps {
  cities: readonly CityPoint[];
  chosen: string | undefined;
  /** Undefined until the visitor moves the map or selects a point. */
  view: View | undefined;
  onView: (change: (view: View | undefined) => View) => void;
  onChoose: (chosenPlace: CityPoint) => void;
}

/**
 * A map outline with points, without tiles or keys of a map service. Buttons, arrow keys and a mouse zoom and move it.
 */
export function WorldMap({ cities, chosen, view: changedView, onView, onChoose }: WorldMapProps) {
  const t = useText(messages);
  const hint = useUniqueId();
  const map = useRef<HTMLDivElement>(null);
  const outline = useOutline();
  const { width, tallness } = useSize(map);
  const firstView = firstViewOf(cities, tallness);
  const view = changedView ? limited(changedView, tallness) : firstView;
  const change = (next: (view: View) => View) => onView((now) => limited(next(now ?? firstView), tallness));
  const move = (x: number, y: number) =>
    change((now) => ({ ...now, x: now.x + (x * WIDTH) / now.zoom, y: now.y + (y * HEIGHT * tallness) / now.zoom }));
  const zoom = (factor: number) => change((now) => ({ ...now, zoom: now.zoom * factor }));
  const showAll = () => change(() => viewOf(cities, tallness));
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
  const zoomTo = ({ point, cities: [first] }: Cluster) => {
    // Points at the same position cannot be separated by zooming in.
    if (view.zoom === MAX_ZOOM) onChoose(first);
    else change((now) => ({ ...point, zoom: now.zoom * 2 }));
  };

  const size = { width: WIDTH / view.zoom, height: (HEIGHT * tallness) / view.zoom };
  const clusters = clustersOf(chosenFirst(cities, chosen), view, { width, distance: DISTANCE });
  return (
    <figure className="inlay-locations-map__figure">
      {/* Left is west in every writing direction. */}
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
            key={cluster.cities[0].id}
            cluster={cluster}
            view={view}
            tallness={tallness}
            isChosen={cluster.cities[0].id === chosen}
            onPress={() =>
              cluster.cities.length > 1 && cluster.cities[0].id !== chosen
                ? zoomTo(cluster)
                : onChoose(cluster.cities[0])
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
  /** As fractions of the visible part, positive to the east and the south. */
  onMove: (x: number, y: number) => void;
  onShowAll: () => void;
}

/** The buttons do the same as the keys. */
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
        {t('showAllOffices')}
      </Button>
    </div>
  );
}

interface MarkerProps {
  cluster: Cluster;
  view: View;
  tallness: number;
  isChosen: boolean;
  onPress: () => void;
}

/** For pointers and a screen reader's cursor. Tab goes through the list, which contains all points. */
function Marker({ cluster: { point, cities }, view, tallness, isChosen, onPress }: MarkerProps) {
  const t = useText(messages);
  const language = useLanguage();
  const { x, y } = seenAt(point, view, tallness);
  if (x < 0 || x > 1 || y < 0 || y > 1) return null;
  const [first, ...otherCities] = cities;
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(cities.map(({ name }) => name));
  const isGroup = otherCities.length > 0 && !isChosen;
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
      {isGroup ? cities.length : <span className="inlay-locations-map__label">{first.name}</span>}
    </button>
  );
}

/** Points at the edge of the map are shown whole. */
function percentage(share: number): string {
  return `clamp(14px, ${share * 100}%, 100% - 14px)`;
}

/** So that the selected point is not hidden in another group. */
function chosenFirst(cities: readonly CityPoint[], chosen: string | undefined): readonly CityPoint[] {
  return [...cities].sort((a, b) => Number(b.id === chosen) - Number(a.id === chosen));
}

/** Without the outline, points are on a plain background. */
function useOutline(): { path: string } | undefined {
  const [outline, setOutline] = useState<{ path: string }>();
  useEffect(() => void loadOutline().then(setOutline, () => undefined), []);
  return outline;
}

/** The width in pixels, and the height relative to a map with the proportions of the world. */
function useSize(element: { current: HTMLElement | null }): { width: number; tallness: number } {
  const [size, setSize] = useState({ width: 800, tallness: 1 });
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element.current!;
      if (width && height) setSize({ width, tallness: (height * WIDTH) / (width * HEIGHT) });
    };
    measure();
    if (typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Mouse only: a finger scrolls the page. */
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
