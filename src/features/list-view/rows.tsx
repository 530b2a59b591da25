import type { ReactNode } from 'react';
import { addStyles, safeLink } from '../../core';
import styles from './rows.css';

addStyles(styles);

interface RowTitleProps {
  heading: 'h2' | 'h3';
  url: string;
  lang?: string | undefined;
  children: ReactNode;
}

/** The title of a row; its link covers the whole row. */
export function RowTitle({ heading: Heading, url, lang, children }: RowTitleProps) {
  return (
    <Heading className="inlay-rows__title">
      <a className="inlay-rows__link" data-kind="row" href={safeLink(url)} lang={lang}>
        {children}
      </a>
    </Heading>
  );
}

/** Short facts on one line, without duplicates, separated by lines. */
export function Details({
  items,
  lang,
  children,
}: {
  items: readonly string[];
  lang?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <p className="inlay-rows__details" lang={lang}>
      {[...new Set(items)].filter(Boolean).map((item) => (
        <span key={item} className="inlay-rows__detail">
          {item}
        </span>
      ))}
      {children}
    </p>
  );
}
