import type { MouseEvent } from 'react';
import { useText } from '../../src/core';
import { Button, icons, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import type { Mode } from './use-mode';

interface BarProps {
  panels: readonly { anchor: string; name: string }[];
  active: number;
  mode: Mode;
  onGo: (index: number, event?: MouseEvent) => void;
  /** Undefined if there is only one mode. */
  onChoose: (() => void) | undefined;
}

/** Links to the panels, all of which are in the DOM, with arrows and a button for the plain page. */
export function Bar({ panels, active, mode, onGo, onChoose }: BarProps) {
  const t = useText(messages);
  const isPage = mode === 'page';
  const arrow = (step: 1 | -1) => {
    const to = active + step;
    const isEnd = to < 0 || to >= panels.length;
    return (
      <Button
        className="inlay-five-fifty__arrow"
        data-step={step > 0 ? 'next' : 'previous'}
        variant="secondary"
        icon={step > 0 ? icons.arrowForward : icons.arrowBack}
        aria-label={t(step > 0 ? 'next' : 'previous')}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onGo(to)}
      />
    );
  };
  return (
    <nav className="inlay-five-fifty__bar" aria-label={useLandmarkName(t('sections'))}>
      {!isPage && arrow(-1)}
      <ol className="inlay-five-fifty__dots" role="list">
        {panels.map(({ anchor, name }, index) => (
          <li key={anchor} className="inlay-five-fifty__dot-item">
            <a
              className="inlay-five-fifty__dot"
              data-kind="link"
              href={`#${anchor}`}
              aria-current={index === active ? 'true' : undefined}
              onClick={(event) => onGo(index, event)}
            >
              <span className="inlay-five-fifty__dot-name">{name}</span>
            </a>
          </li>
        ))}
      </ol>
      {!isPage && arrow(1)}
      {!isPage && (
        <p className="inlay-five-fifty__counter" aria-hidden="true" translate="no">
          <b className="inlay-five-fifty__current">{active + 1}</b> / {panels.length}
        </p>
      )}
      {onChoose && (
        <Button className="inlay-five-fifty__choice" variant="quiet" onClick={onChoose}>
          {t(isPage ? 'viewAsSlides' : 'readAsPage')}
        </Button>
      )}
    </nav>
  );
}
