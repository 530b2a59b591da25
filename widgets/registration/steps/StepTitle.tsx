import { useEffect, useRef } from 'react';
import { Heading } from '../../../src/ui';

interface StepTitleProps {
  title: string;
  text: string;
  /** The visitor has not moved yet: the page's own beginning comes first. */
  isFirst?: boolean;
}

/** Takes the focus when the step changes, so that it is heard and read from its beginning. */
export function StepTitle({ title, text, isFirst = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(!isFirst || document.activeElement?.closest('.inlay-registration') !== null);
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = true;
  }, [title]);
  return (
    <>
      <Heading ref={heading} level={2} className="inlay-registration__title" tabIndex={-1}>
        {title}
      </Heading>
      <p className="inlay-account__text">{text}</p>
    </>
  );
}
