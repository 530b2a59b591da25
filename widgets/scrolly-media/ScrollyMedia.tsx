import { useRef, type CSSProperties } from 'react';
import { Actions, Frame, ModuleHead } from '../../src/features/editorial';
import type { ScrollyMediaProps } from './props';
import { shownMedia } from './shown-media';
import { isMoving, StepMedia } from './StepMedia';
import { useCurrentStep } from './use-current-step';

/**
 * Each step is a picture and its words, in that order, in every mode. Pinning is
 * the stylesheet's: all pictures lie in one cell and stick there, and the one of
 * the step in the middle of the window shows.
 */
export function ScrollyMedia({ eyebrow, title, description, steps, mediaPlacement, readAsPage, ...frame }: ScrollyMediaProps) {
  const story = useRef<HTMLDivElement>(null);
  const current = useCurrentStep(story, steps.length);
  const have = steps.map((step) => Boolean(step.standardImage) || isMoving(step));
  const shown = shownMedia(have, current);
  const canPin = !readAsPage && steps.length > 1 && shown >= 0;
  const rows = { '--_inlay-scrolly-media-steps': steps.length } as CSSProperties;
  return (
    <Frame className="inlay-scrolly-media" head={{ eyebrow, title, description }} fillIn={!steps.length && 'steps'} {...frame}>
      <div ref={story} className="inlay-scrolly-media__story" data-mode={canPin ? 'pinned' : 'page'} data-placement={mediaPlacement} style={rows}>
        {steps.map((step, index) => (
          <div key={index} className="inlay-scrolly-media__step" data-media={have[index] ? '' : undefined}>
            {have[index] && (
              <div className="inlay-scrolly-media__media" data-state={index === shown ? 'shown' : isMoving(step) ? 'parked' : 'waiting'}>
                <StepMedia step={step} />
              </div>
            )}
            <div className="inlay-scrolly-media__words" data-step={index} data-state={index === current ? 'current' : undefined}>
              <ModuleHead eyebrow={step.eyebrow} title={step.title} description={step.description} level={title ? 3 : 2} size="small">
                <Actions links={step.callToActionLinks} />
              </ModuleHead>
            </div>
          </div>
        ))}
      </div>
    </Frame>
  );
}
