import { useEffect, useRef, useState, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { isSamePage, safeLink, useText, useWidget } from '../../src/core';
import { Button, useLandmarkName, wordsOf, linkProps } from '../../src/ui';
import { barState, type BarState } from './bar-state';
import { messages } from './messages';
import { props, type CareersBarProps } from './props';
import styles from './careers-bar.css';

function CareersBar({
  sectionTitle,
  subTitle,
  buttonText,
  buttonLink,
  singinText,
  loginLink,
  officeCode,
  exclude = [],
}: CareersBarProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const isEmpty = !sectionTitle && !buttonLink;
  const isAway = Boolean(officeCode) || exclude.some((page) => isSamePage(page));
  const isShown = isEditing || !(isAway || isEmpty);
  const { state, container: barRef, height } = useBarState(isEditing || !isShown);
  const name = useLandmarkName(isShown ? (wordsOf(sectionTitle) ?? t('label')) : undefined);
  if (!isShown) return null;

  // One bar that moves, because screen readers would read a second copy as well.
  const isSmall = state === 'sticky-minimal' || state === 'sticky-minimal-top';
  const login = state === 'sticky-minimal-top' || !safeLink(loginLink?.url) ? undefined : loginLink;
  return (
    <div
      ref={barRef}
      className="inlay-careers-bar"
      style={state.startsWith('sticky') && height ? { blockSize: height } : undefined}
    >
      <section className="inlay-careers-bar__bar" data-state={state} aria-label={name}>
        <div className="inlay-careers-bar__inside">
          <div className="inlay-careers-bar__words">
            <p className="inlay-careers-bar__title">{sectionTitle ?? (isEditing ? t('editing') : t('label'))}</p>
            {subTitle && !isSmall && <p className="inlay-careers-bar__line">{subTitle}</p>}
          </div>
          <div className="inlay-careers-bar__ways">
            {buttonLink && <Button {...linkProps(buttonLink)}>{buttonText || buttonLink.text || t('apply')}</Button>}
            {login && (
              <p className="inlay-careers-bar__line">
                {singinText} <a {...linkProps(login, 'inlay-careers-bar__link')}>{login.text || t('signIn')}</a>
              </p>
            )}
          </div>
        </div>
      </section>
    </div>
  );
}

interface Bar {
  readonly state: BarState;
  /** Its container in the page, which keeps its height while the bar is sticky. */
  readonly container: RefObject<HTMLDivElement | null>;
  /** In CSS pixels; undefined until it was measured in its container. */
  readonly height: number | undefined;
}

/** Follows the page as it is scrolled and resized, once for each frame. */
function useBarState(isFixed: boolean): Bar {
  const bar = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<BarState>('in-page');
  const [height, setHeight] = useState<number>();
  const latest = useRef<BarState>('in-page');

  useEffect(() => {
    const element = bar.current;
    if (!element || isFixed) return undefined;
    let frame = 0;
    const measure = () => {
      const { top, bottom } = element.getBoundingClientRect();
      // The container has its true height only while the bar is in it.
      if (latest.current === 'in-page' || latest.current === 'hidden')
        setHeight(element.firstElementChild?.getBoundingClientRect().height);
      latest.current = barState({ scrolled: scrollY, height: innerHeight, top, bottom });
      setState(latest.current);
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
    addEventListener('scroll', later, { passive: true });
    addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later);
      removeEventListener('resize', later);
    };
  }, [isFixed]);

  return { state, container: bar, height };
}

export default defineWidget({
  name: 'careers-bar',
  description: 'A call to apply that stays at the edge of the window on careers pages.',
  load: 'eager',
  reserve: { narrow: '12rem', wide: '6.75rem' },
  props,
  messages,
  styles,
  canBeEmpty: true,
  component: CareersBar,
});
