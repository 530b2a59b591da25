import { useEffect, useMemo, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { config, useText, useWidget } from '../../src/core';
import { isPlainClick, useUniqueId, isRightToLeft } from '../../src/ui';
import { Bar } from './Bar';
import { Hero, nameOf, Related, StoryPanel } from './Panels';
import { messages } from './messages';
import { claimNumber, panelsOf, relatedOf } from './panel-list';
import { props, type FiveFiftyProps } from './props';
import { useMode, type Mode } from './use-mode';
import { useMoves } from './use-moves';
import bar from './bar.css';
import panels from './panels.css';
import related from './related.css';
import slides from './slides.css';

/**
 * Panels in reading order in every mode. The mode only decides how they are brought into view. Media are rendered for the
 * panel at which the visitor stopped, and for its neighbours.
 */
function FiveFifty(props: FiveFiftyProps) {
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
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const modeChoice = useMode(count);
  const { mode, hasChoice } = modeChoice;
  const anchors = panels.map(({ anchor }) => anchor);
  const { active, settled, isStarted, isFixed, isInside, lead, followFocus, switchMode } = useMoves(
    anchors,
    modeChoice,
    { stage, track },
  );
  const id = useUniqueId();

  useArrowKeys(mode !== 'page', stage, (by) => panels[active + by] && lead(active + by));

  useFocusablePanels(track, mode, settled);
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
              onChoose={hasChoice ? switchMode : undefined}
            />
          )}
          <div
            ref={track}
            className="inlay-five-fifty__track"
            onFocus={({ target }) =>
              followFocus([...track.current!.children].findIndex((panel) => panel.contains(target as Node)))
            }
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

/** Content taller than the window scrolls in its own box; without a link inside, the box itself must be focusable. */
function useFocusablePanels(track: RefObject<HTMLElement | null>, mode: Mode, settled: number) {
  useEffect(() => {
    for (const panel of track.current?.children ?? []) panel.toggleAttribute('tabindex', false);
    if (mode === 'page') return;
    for (const panel of track.current?.children ?? [])
      if (panel.scrollHeight > panel.clientHeight + 1) panel.setAttribute('tabindex', '0');
  }, [track, mode, settled]);
}

/** Pauses the media of a panel when the visitor leaves it. */
function usePause(track: HTMLElement | null, active: number) {
  useEffect(() => {
    const panel = track?.children[active];
    return () => panel?.querySelectorAll<HTMLMediaElement>('video, audio').forEach((media) => media.pause());
  }, [track, active]);
}

const ATTRIBUTE = 'data-inlay-five-fifty';

/** Sets an attribute for the page's theme: the kind of panel that fills the window, `hero`, `story` or `related`. */
function useRootAttribute(kind: string | undefined) {
  useEffect(() => {
    if (!kind) return;
    const root = document.documentElement;
    root.setAttribute(ATTRIBUTE, kind);
    return () => root.removeAttribute(ATTRIBUTE);
  }, [kind]);
}

/** Elements that handle arrow keys themselves. */
const OWN_KEYS =
  'input, select, textarea, audio, video, [contenteditable], [role="slider"], [role="tab"], [role="radio"], [role="menu"], dialog';

/** The left and right arrow keys, wherever the focus is, while the panels fill the window. */
function useArrowKeys(isOn: boolean, stage: RefObject<HTMLElement | null>, step: (by: 1 | -1) => void) {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || altKey || ctrlKey || metaKey || shiftKey) return;
      if (event.defaultPrevented || (event.target as Element).closest(OWN_KEYS) || !fillsWindow(stage.current)) return;
      event.preventDefault();
      latest.current((key === 'ArrowRight') === isRightToLeft(document.documentElement) ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, stage]);
}

/** At least two thirds of it, so that a header does not matter. */
function fillsWindow(stage: HTMLElement | null): boolean {
  if (!stage) return false;
  const { top, bottom } = stage.getBoundingClientRect();
  return Math.min(bottom, innerHeight) - Math.max(top, 0) > (innerHeight * 2) / 3;
}

export default defineWidget({
  name: 'five-fifty',
  description: 'An article in side-by-side panels: a cover, up to ten stories and further reading.',
  load: 'eager',
  reserve: '100vh',
  props,
  messages,
  // In this order, because the styles of scrolling extend those of panels.
  styles: panels + related + bar + slides,
  component: FiveFifty,
});
