import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { config, focusOnce, onHashChange, publish, useText, useWidget } from '../../src/core';
import { isPlainClick, useUniqueId } from '../../src/ui';
import { Bar } from './Bar';
import { messages } from './messages';
import type { Moves, MovesOptions, Progress } from './moves';
import { createPaged } from './paged';
import { Hero, nameOf, Related, StoryPanel } from './Panels';
import { claimNumber, panelsOf, relatedOf, showInAddress } from './panel-list';
import { createPinned } from './pinned';
import type { FiveFiftyProps } from './props';
import { createSwiped } from './swiped';
import { useArrowKeys } from './use-arrow-keys';
import { useMode } from './use-mode';

/** Where nothing has happened yet. */
const BEFORE: Progress = { isStarted: false, isFixed: true, isInside: false };

/**
 * Panels in the order in which they are read, in every mode; the mode only says what brings them into view. Media are there for
 * the panel at which the visitor has stopped and those beside it.
 */
export function FiveFifty(props: FiveFiftyProps) {
  const t = useText(messages);
  const { element, isEditing } = useWidget();
  const related = useMemo(() => relatedOf(props), [props]);
  const serverPanels = useMemo(() => panelsOf(props, related), [props, related]);
  const [number] = useState(() => claimNumber(element));
  const panels = serverPanels.map((panel) => ({
    ...panel,
    anchor: number > 1 ? `${panel.anchor}-${number}` : panel.anchor,
    name: nameOf(panel, props, t),
  }));
  const count = panels.length;
  const { mode, hasChoice, isStill, choose, giveUp } = useMode(count);
  const [active, setActive] = useState(0);
  const [settled, setSettled] = useState(0);
  const [{ isStarted, isFixed, isInside }, setProgress] = useState(BEFORE);
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const moves = useRef<Moves>(undefined);
  const isChosen = useRef(false);
  const latest = useRef({ active, panels, giveUp });
  latest.current = { active, panels, giveUp };
  const id = useUniqueId();

  useLayoutEffect(() => {
    if (isEditing || !track.current || !stage.current) return;
    const options: MovesOptions = {
      count,
      onActive(index, isByVisitor) {
        // Led here, they wait for what plays; while they scroll, its start would hold up a frame.
        if (!isByVisitor) setSettled(index);
        if (index === latest.current.active) return;
        latest.current.active = index;
        setActive(index);
        if (isByVisitor) publish('user-scroll', { label: `Slider ${index + 1} out of ${count}` });
      },
      onProgress: (next) =>
        setProgress((before) =>
          before.isStarted === next.isStarted && before.isFixed === next.isFixed && before.isInside === next.isInside
            ? before
            : next,
        ),
      onRest(index, { isInside, isByVisitor }) {
        setSettled(index);
        if (!isByVisitor) return;
        const anchors = latest.current.panels.map(({ anchor }) => anchor);
        // Who has left by the first or last panel leaves no other one behind; the panels of another module are its own.
        if (isInside || anchors.includes(location.hash.slice(1))) showInAddress(anchors[index]!);
      },
    };
    const { active: activeBefore } = latest.current;
    const moving =
      mode === 'pinned'
        ? createPinned({
            ...options,
            runway: stage.current.parentElement!,
            stage: stage.current,
            track: track.current,
            isStill,
            onBroken: () => latest.current.giveUp(),
          })
        : mode === 'swiped'
          ? createSwiped({ ...options, track: track.current })
          : createPaged({ ...options, track: track.current });
    moves.current = moving;
    // The window has changed, or what the visitor chose: the same panel stays in view.
    if (activeBefore || isChosen.current) moving.goTo(activeBefore);
    // The button that was pressed is at the top of a page, out of view.
    if (isChosen.current && mode === 'page') focusTitle(track.current, activeBefore);
    isChosen.current = false;
    return () => moving.destroy();
  }, [mode, count, isStill, isEditing]);

  const goTo = (index: number, { isQuiet = false, isByAddress = false } = {}) => {
    moves.current?.goTo(index, { isByAddress });
    if (!isQuiet) focusTitle(track.current, index);
  };
  const lead = (index: number) => {
    goTo(index);
    showInAddress(panels[index]!.anchor);
  };
  useArrowKeys(mode !== 'page', stage, (by) => panels[active + by] && lead(active + by));
  const follow = useRef(goTo);
  follow.current = goTo;

  // The address may ask for a panel, now and later.
  useEffect(() => {
    if (isEditing) return;
    const open = () => {
      const index = latest.current.panels.findIndex(({ anchor }) => anchor === location.hash.slice(1));
      if (index >= 0) follow.current(index, { isByAddress: true });
    };
    open();
    const stop = onHashChange(open);
    return () => stop();
  }, [isEditing]);

  // Content taller than the window scrolls in its own box; without a link inside, the box itself must be focusable.
  useEffect(() => {
    for (const panel of track.current?.children ?? []) panel.toggleAttribute('tabindex', false);
    if (mode === 'page') return;
    for (const panel of track.current?.children ?? [])
      if (panel.scrollHeight > panel.clientHeight + 1) panel.setAttribute('tabindex', '0');
  }, [mode, settled]);

  usePause(track.current, mode === 'page' ? -1 : active);
  useRootAttribute(mode !== 'page' && isInside ? panels[active]?.kind : undefined);

  if (!props.title && !props.items.length)
    return config().mode === 'edit' ? (
      <p className="inlay-five-fifty__empty" role="note">
        {t('fillIn', { fields: 'title' })}
      </p>
    ) : null;

  return (
    <div className="inlay-five-fifty" data-mode={mode} data-tab-fixed={mode === 'pinned' ? isFixed : undefined}>
      <div className="inlay-five-fifty__runway" style={{ '--_inlay-five-fifty-count': count } as React.CSSProperties}>
        <div ref={stage} className="inlay-five-fifty__stage">
          {!isEditing && count > 1 && (
            <Bar
              panels={panels}
              active={active}
              mode={mode}
              onGo={(index, event?: MouseEvent) => {
                if (event && !isPlainClick(event)) return;
                event?.preventDefault();
                lead(index);
              }}
              onChoose={
                hasChoice
                  ? () => {
                      isChosen.current = true;
                      choose(mode === 'page' ? 'slides' : 'page');
                    }
                  : undefined
              }
            />
          )}
          <div
            ref={track}
            className="inlay-five-fifty__track"
            onFocus={({ target }) => {
              const index = [...track.current!.children].findIndex((panel) => panel.contains(target as Node));
              if (mode !== 'page' && index >= 0 && index !== latest.current.active) goTo(index, { isQuiet: true });
            }}
          >
            {panels.map((panel, index) => {
              const isNear = mode === 'page' || Math.abs(index - settled) <= 1;
              const shared = {
                id: panel.anchor,
                name: panel.name,
                titleId: index ? `${id}-${index}` : id,
                isNear,
                mode,
              };
              if (panel.kind === 'hero') return <Hero key="hero" {...props} {...shared} isStarted={isStarted} />;
              if (panel.kind === 'story')
                return (
                  <StoryPanel
                    key={index}
                    story={panel.story}
                    index={panel.index}
                    level={props.headingLevel + 1}
                    {...shared}
                  />
                );
              return <Related key="related" {...props} articles={related} {...shared} />;
            })}
          </div>
        </div>
      </div>
    </div>
  );
}

function focusTitle(track: HTMLElement | null, index: number) {
  const title = track?.children[index]?.querySelector<HTMLElement>('[data-title]');
  if (title) focusOnce(title, { preventScroll: true });
}

/** Who leaves a panel hears nothing more of it. */
function usePause(track: HTMLElement | null, active: number) {
  useEffect(() => {
    const panel = track?.children[active];
    return () => panel?.querySelectorAll<HTMLMediaElement>('video, audio').forEach((media) => media.pause());
  }, [track, active]);
}

const ATTRIBUTE = 'data-inlay-five-fifty';

/** Lets the page's theme know which kind of panel fills the window: `hero`, `story` or `related`. */
function useRootAttribute(kind: string | undefined) {
  useEffect(() => {
    if (!kind) return;
    const root = document.documentElement;
    root.setAttribute(ATTRIBUTE, kind);
    return () => root.removeAttribute(ATTRIBUTE);
  }, [kind]);
}
