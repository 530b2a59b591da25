import type { ComponentProps } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** A heading with the level that fits the page. Only the class determines its appearance. */
export function Heading({ level, ...rest }: ComponentProps<'h2'> & { level: HeadingLevel }) {
  const Element = `h${level}` as const;
  return <Element {...rest} />;
}
