import { useRef, useState, type ReactNode } from 'react';
import { addStyles } from '../../../core';
import { Heading, type HeadingLevel } from '../../Heading';
import { Icon } from '../../icon/Icon';
import { chevronDown } from '../../icon/paths';
import { useUniqueId } from '../../attributes';
import { useHiddenUntilFound } from '../hidden-until-found/use-hidden-until-found';
import styles from './disclosure.css';

addStyles(styles);

export interface DisclosureProps {
  summary: ReactNode;
  children?: ReactNode;
  /** Without it, the component keeps its own state. */
  open?: boolean;
  initiallyOpen?: boolean;
  onToggle?: (open: boolean) => void;
  /** Makes the summary a heading of the page, as in an accordion. */
  headingLevel?: HeadingLevel;
  /** Without it, the panel is open and has no button: for content that folds only where space is short. */
  isFoldable?: boolean;
}

/** A collapsible panel under a button. The browser's find-in-page also finds closed panels, and opens them. */
export function Disclosure({
  summary,
  children,
  open,
  initiallyOpen = false,
  onToggle,
  headingLevel,
  isFoldable = true,
}: DisclosureProps) {
  const id = useUniqueId();
  const panel = useRef<HTMLDivElement>(null);
  const [remembered, setRemembered] = useState(initiallyOpen);
  const isOpen = !isFoldable || (open ?? remembered);
  const toggle = (next: boolean) => {
    setRemembered(next);
    onToggle?.(next);
  };
  useHiddenUntilFound(panel, !isOpen, () => toggle(true));

  const button = isFoldable ? (
    <button
      className="inlay-disclosure__button"
      type="button"
      id={`${id}-button`}
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      onClick={() => toggle(!isOpen)}
    >
      <span className="inlay-disclosure__summary">{summary}</span>
      <Icon path={chevronDown} />
    </button>
  ) : (
    <span id={`${id}-button`} className="inlay-disclosure__title">
      {summary}
    </span>
  );
  // Content that is hidden until found is in the accessibility tree without its children. A closed panel is therefore
  // no landmark.
  return (
    <div className="inlay-disclosure" data-state={isOpen ? 'open' : 'closed'}>
      {headingLevel ? (
        <Heading level={headingLevel} className="inlay-disclosure__heading">
          {button}
        </Heading>
      ) : (
        button
      )}
      <div
        ref={panel}
        className="inlay-disclosure__panel"
        id={`${id}-panel`}
        {...(headingLevel && isOpen && { role: 'region', 'aria-labelledby': `${id}-button` })}
      >
        <div className="inlay-disclosure__content">{children}</div>
      </div>
    </div>
  );
}
