import type { KeyboardEvent } from 'react';
import { useText } from '../../core';
import { Button, icons } from '../../ui';
import { messages } from './messages';
import { counterOf, padded } from './position';
import type { Rotation } from './use-rotation';
import type { Slides } from './use-slides';

interface Props extends Pick<Slides, 'current' | 'show' | 'step'> {
  count: number;
  rotation: Rotation;
  hasDots: boolean | undefined;
}

/** The same for every carousel; the button that stops the rotation comes first, as the APG has it. */
export function Controls({ count, current, rotation, hasDots, show, step }: Props) {
  const t = useText(messages);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actionOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actionOf = (key: string, isRightToLeft: boolean) => {
    if (key === 'Home') return () => show(0);
    if (key === 'End') return () => show(count - 1);
    if (key === 'ArrowLeft') return () => step(isRightToLeft ? 1 : -1);
    if (key === 'ArrowRight') return () => step(isRightToLeft ? -1 : 1);
    return undefined;
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- its buttons take the focus; their keys bubble up to here
    <div className="inlay-carousel__controls" onKeyDown={onKeyDown}>
      {rotation.isOffered && <Button variant="quiet" icon={rotation.isWanted ? icons.pause : icons.play} aria-label={t(rotation.isWanted ? 'pause' : 'play')} onClick={rotation.toggle} />}
      <Button variant="quiet" icon={icons.arrowBack} aria-label={t('previous')} onClick={() => step(-1)} />
      <p className="inlay-carousel__counter" aria-hidden="true" translate="no">
        <b className="inlay-carousel__current">{counterOf(current, count)}</b> / {padded(count)}
      </p>
      <Button variant="quiet" icon={icons.arrowForward} aria-label={t('next')} onClick={() => step(1)} />
      {hasDots && (
        <div className="inlay-carousel__dots" role="group" aria-label={t('dots')}>
          {[...Array(count).keys()].map((index) => (
            <button key={index} className="inlay-carousel__dot" type="button" aria-label={t('show', { number: index + 1 })} aria-current={index === current} onClick={() => show(index)} />
          ))}
        </div>
      )}
    </div>
  );
}
