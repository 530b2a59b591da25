import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead } from '../../src/features/editorial';
import { PastedEmbed } from '../../src/features/embeds';
import { BackgroundVideo, sourcesOf } from '../../src/features/media';
import { Picture, wordsOf } from '../../src/ui';
import { props, type ScrollyMediaProps, type Step } from './props';
import styles from './scrolly-media.css';

/**
 * Each step is an image and its text, in that order, in every mode. The stylesheet pins images: all are sticky in one
 * grid cell, and the image of the step in the middle of the window is visible.
 */
function ScrollyMedia({ eyebrow, title, description, steps, mediaPlacement, readAsPage, ...frame }: ScrollyMediaProps) {
  const story = useRef<HTMLDivElement>(null);
  const current = useCurrentStep(story, steps.length);
  const have = steps.map((step) => Boolean(step.standardImage) || isOperable(step));
  const visibleIndex = visibleMediaIndex(have, current);
  const canPin = !readAsPage && steps.length > 1 && visibleIndex >= 0;
  const rows = { '--_inlay-scrolly-media-steps': steps.length } as CSSProperties;
  return (
    <Frame
      className="inlay-scrolly-media"
      head={{ eyebrow, title, description }}
      fillIn={!steps.length && 'steps'}
      {...frame}
    >
      <div
        ref={story}
        className="inlay-scrolly-media__story"
        data-mode={canPin ? 'pinned' : 'page'}
        data-placement={mediaPlacement}
        style={rows}
      >
        {steps.map((step, index) => (
          <div key={index} className="inlay-scrolly-media__step" data-media={have[index] ? '' : undefined}>
            {have[index] && (
              <div
                className="inlay-scrolly-media__media"
                data-state={index === visibleIndex ? 'shown' : isOperable(step) ? 'parked' : 'waiting'}
              >
                <StepMedia step={step} isShown={!canPin || index === visibleIndex} />
              </div>
            )}
            <div
              className="inlay-scrolly-media__words"
              data-step={index}
              data-state={index === current ? 'current' : undefined}
            >
              <ModuleHead
                eyebrow={step.eyebrow}
                title={step.title}
                description={step.description}
                level={title ? 3 : 2}
                size="small"
              >
                <Actions links={step.callToActionLinks} />
              </ModuleHead>
            </div>
          </div>
        ))}
      </div>
    </Frame>
  );
}

function isMoving({ mp4Id, webmId }: Step): boolean {
  return Boolean(mp4Id ?? webmId);
}

/** Whether it contains a focusable element. */
function isOperable(step: Step): boolean {
  return isMoving(step) || step.embedCode !== undefined;
}

function StepMedia({ step, isShown }: { step: Step; isShown: boolean }) {
  const { title, standardImage, mobileImage, embedCode } = step;
  if (embedCode) return <PastedEmbed content={embedCode} title={wordsOf(title)} isShown={isShown} />;
  if (isMoving(step))
    return <BackgroundVideo sources={sourcesOf(step)} poster={standardImage} ratio="4 / 3" isShown={isShown} />;
  return standardImage ? (
    <Picture className="inlay-scrolly-media__picture" image={standardImage} narrow={mobileImage} ratio="4 / 3" />
  ) : null;
}

/** The index of the image to show for a step: its own, else the one before, else the first; -1 without images. */
export function visibleMediaIndex(have: readonly boolean[], current: number): number {
  const last = have.lastIndexOf(true, current);
  return last < 0 ? have.indexOf(true) : last;
}

/** Only a line across the middle of the window counts, because it can cross only one step. */
const MIDDLE = '-50% 0px -50% 0px';

/** The index of the step in the middle of the window; otherwise the last one that was there. */
function useCurrentStep(story: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(Number((entered.target as HTMLElement).dataset.step));
      },
      { rootMargin: MIDDLE },
    );
    story.current?.querySelectorAll(':scope > * > [data-step]').forEach((text) => observer.observe(text));
    return () => observer.disconnect();
  }, [story, count]);
  return Math.min(current, Math.max(count - 1, 0));
}

export default defineWidget({
  name: 'scrolly-media',
  description: 'A story in steps: the image stays in view while the text scrolls, and changes with each step.',
  reserve: { narrow: '52rem', wide: '84rem' },
  props,
  styles,
  component: ScrollyMedia,
});
