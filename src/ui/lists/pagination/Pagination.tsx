import type { ReactNode } from 'react';
import { addStyles, formatNumber, safeLink, useLanguage, useText } from '../../../core';
import { Icon } from '../../icon/Icon';
import { arrowBack, arrowForward } from '../../icon/paths';
import { messages } from '../../messages';
import { isPlainClick } from '../../attributes';
import { useLandmarkName } from '../../hooks';
import styles from './pagination.css';

addStyles(styles);

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  /** The URL of a page, so that its link opens in a new tab, can be copied and works before the script loads. */
  hrefOf: (page: number) => string;
  /** Without it the links navigate. */
  onPage?: (page: number) => void;
  groupSize?: number;
  label?: string;
}

/** Real links to the pages of the current group, and to the neighbours. Nothing for a single page. */
export function Pagination({ page, pages, hrefOf, onPage, groupSize = 10, label }: PaginationProps) {
  const t = useText(messages);
  const language = useLanguage();
  const name = useLandmarkName(pages < 2 ? undefined : (label ?? t('pages')));
  if (pages < 2) return null;

  const linkTo = (target: number, title: string, content: ReactNode, kind: 'page' | 'step') => (
    <a
      className="inlay-pagination__link"
      data-kind={kind}
      href={safeLink(hrefOf(target))}
      aria-label={title}
      aria-current={target === page ? 'page' : undefined}
      onClick={(event) => onPage && isPlainClick(event) && (event.preventDefault(), onPage(target))}
    >
      {content}
    </a>
  );
  return (
    <nav className="inlay-pagination" aria-label={name}>
      <ul className="inlay-pagination__list" role="list">
        {page > 1 && (
          <li className="inlay-pagination__item">
            {linkTo(page - 1, t('previousPage'), <Icon path={arrowBack} />, 'step')}
          </li>
        )}
        {pageGroup(page, pages, groupSize).map((number) => (
          <li key={number} className="inlay-pagination__item" data-far={Math.abs(number - page) > 2 || undefined}>
            {linkTo(number, t('page', { page: number, pages }), formatNumber(number, undefined, language), 'page')}
          </li>
        ))}
        {page < pages && (
          <li className="inlay-pagination__item">
            {linkTo(page + 1, t('nextPage'), <Icon path={arrowForward} />, 'step')}
          </li>
        )}
      </ul>
    </nav>
  );
}

/** The page numbers of the fixed group that contains the page: 1–10, 11–20 and so on. */
export function pageGroup(page: number, pages: number, groupSize: number): number[] {
  const first = Math.floor((page - 1) / groupSize) * groupSize + 1;
  const count = Math.min(groupSize, pages - first + 1);
  return [...Array(Math.max(0, count)).keys()].map((offset) => first + offset);
}
