import { useRef, useEffect, useState, type CSSProperties } from 'react';
import { defineWidget, type Content } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { Frame, ModuleHead } from '../../src/features/editorial';
import { useFullBleed } from '../../src/features/exhibits';
import { useFootnotes } from '../../src/features/footnotes';
import { classes, Picture, RichText, useMedia, useUniqueId, wordsOf } from '../../src/ui';
import { ZoomableBody } from './ZoomableBody';
import { messages } from './messages';
import { props, type TableProps } from './props';
import { prepare, loadRowCode } from './use-rows';
import styles from './table.css';

const MOBILE = '(width < 768px)';
const TABLET = '(width < 1024px)';

function Table({
  eyebrow,
  displayNumber,
  title,
  description,
  image,
  dataLegend,
  showColorLegend,
  legendItems = [],
  csv,
  body,
  mobileBody,
  source,
  notes,
  footnotes,
  ...look
}: TableProps) {
  const t = useText(messages);
  const { note } = useWidget();
  const id = useUniqueId();
  const exhibit = useRef<HTMLDivElement>(null);
  const isNarrow = useMedia(look.showMobileLayoutOnTablet ? TABLET : MOBILE);
  const { adoptText, adoptNotes } = useFootnotes({ hasText: true, note });
  useFullBleed(exhibit, look.isFullBleed);

  const { origin, content } = useVisibleBody({ csv, body, mobileBody }, isNarrow);

  return (
    <Frame
      className={classes('inlay-table', look.isFullBleed && 'inlay-table__from-edge-to-edge')}
      title={title}
      titleId={id}
      fillIn={!body && !csv && 'body'}
      collapseTopSpace={look.collapseTopSpace || look.collapseTopSpacing}
      collapseBottomSpace={look.collapseBottomSpace}
      backgroundTheme={look.backgroundTheme}
    >
      <div
        ref={exhibit}
        className="inlay-table__exhibit"
        data-borders={look.tableBorderType}
        data-ruled={look.lineRuling || undefined}
        data-framed={look.border || undefined}
        data-bleed={look.isFullBleed || undefined}
      >
        <ModuleHead
          eyebrow={eyebrow}
          displayNumber={displayNumber}
          title={title}
          description={description}
          size="small"
          id={id}
        />
        {image && <Picture className="inlay-table__image" image={image} />}
        {dataLegend && <p className="inlay-table__measure">{dataLegend}</p>}
        {showColorLegend && legendItems.length > 0 && <Legend label={t('legend')} items={legendItems} />}
        <ZoomableBody
          origin={origin}
          content={content}
          layout={isNarrow ? look.mobileLayout : 'desktop-layout'}
          isNarrow={isNarrow}
          sortable={look.sortable}
          columnChoice={look.columnChoice}
          label={wordsOf(title) ?? t('table')}
          labelledBy={title && id}
          tableBorderType={look.tableBorderType}
          border={look.border}
          adopt={adoptText}
        />
        {(notes || source || footnotes) && (
          <div className="inlay-table__notes">
            <RichText content={notes} />
            <RichText content={footnotes} adopt={adoptNotes} />
            <RichText content={source} />
          </div>
        )}
      </div>
    </Frame>
  );
}

type Bodies = Pick<TableProps, 'csv' | 'body' | 'mobileBody'>;

/**
 * The table of the CSV file once it is loaded. Before that, and without a file, the body for the width of the window.
 */
function useVisibleBody(
  { csv, body, mobileBody }: Bodies,
  isNarrow: boolean,
): { origin: 'file' | 'mobile' | 'desktop'; content: Content | undefined } {
  const fileContent = useCsv(csv);
  if (fileContent) return { origin: 'file', content: fileContent };
  return isNarrow && mobileBody ? { origin: 'mobile', content: mobileBody } : { origin: 'desktop', content: body };
}

interface LegendProps {
  label: string;
  items: NonNullable<TableProps['legendItems']>;
}

/** The legend of colours and patterns. The text carries the meaning; the swatches are decorative. */
function Legend({ label, items }: LegendProps) {
  return (
    <ul className="inlay-table__legend" role="list" aria-label={label}>
      {items.map(({ title, color, legendImage, mediaId }, index) => (
        <li key={index} className="inlay-table__legend-item" data-media-id={mediaId}>
          {legendImage ? (
            <img className="inlay-table__swatch" src={legendImage.src} alt="" width="20" height="20" loading="lazy" />
          ) : (
            <span
              className="inlay-table__swatch"
              data-kind="color"
              style={{ '--_inlay-table-swatch': color } as CSSProperties}
            />
          )}
          {title}
        </li>
      ))}
    </ul>
  );
}

/** The table of a CSV file. Undefined until it is loaded, and if it cannot be read: the body is shown instead. */
function useCsv(address: string | undefined): Content | undefined {
  const widget = useWidget();
  const [content, setContent] = useState<Content>();

  useEffect(() => {
    if (!address) return;
    const leaving = new AbortController();
    const read = async () => {
      const { createSource } = await loadRowCode();
      if (leaving.signal.aborted) return;
      const source = createSource(address, 'table', { toItems: (rows) => rows as string[][], prop: 'csv', widget });
      leaving.signal.addEventListener('abort', source.stop);
      const [head, ...rows] = await source.read();
      if (head && !leaving.signal.aborted) setContent({ kind: 'html', html: tableOf(head, rows) });
    };
    // The source code reports errors in the console.
    read().catch(() => {});
    return () => {
      leaving.abort();
      setContent(undefined);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the widget is the same for its life
  }, [address]);
  return content;
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[], tag: string) =>
    row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('');
  const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
  return `<table><thead><tr>${cells(head, 'th')}</tr></thead><tbody>${body}</tbody></table>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export default defineWidget({
  name: 'table',
  description: 'A data table that adapts to any screen, with sorting.',
  reserve: { narrow: '44rem', wide: '22rem' },
  props,
  messages,
  styles,
  prepare,
  component: Table,
});
