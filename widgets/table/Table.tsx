import { useRef, useState, type CSSProperties } from 'react';
import { useText, useWidget } from '../../src/core';
import { Frame, ModuleHead } from '../../src/features/editorial';
import { Enlarged, useFullBleed } from '../../src/features/exhibits';
import { useFootnotes } from '../../src/features/footnotes';
import { Button, classes, icons, Picture, RichText, useMedia, useUniqueId, wordsOf } from '../../src/ui';
import { Body } from './Body';
import { messages } from './messages';
import type { TableProps } from './props';
import { useCsv } from './use-csv';

const MOBILE = '(width < 768px)';
const TABLET = '(width < 1024px)';

export function Table({
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
  const inPlace = useRef<HTMLDivElement>(null);
  const [heightLeft, setHeightLeft] = useState<number>();
  const isNarrow = useMedia(look.showMobileLayoutOnTablet ? TABLET : MOBILE);
  const { adoptText, adoptNotes } = useFootnotes({ hasText: true, note });
  useFullBleed(exhibit, look.isFullBleed);

  const layout = isNarrow ? look.mobileLayout : 'desktop-layout';
  const fileContent = useCsv(csv);
  const isMobileBody = !fileContent && isNarrow && mobileBody !== undefined;
  const visibleBody = fileContent ?? (isMobileBody ? mobileBody : body);
  // Each table has a place of its own: a live one that goes would stay in the place of the other.
  const key = fileContent ? 'file' : isMobileBody ? 'mobile' : 'desktop';
  const label = wordsOf(title) ?? t('table');
  const table = {
    content: visibleBody,
    label,
    labelledBy: title && id,
    isNarrow,
    sortable: look.sortable,
    columnChoice: look.columnChoice,
    adopt: adoptText,
  };

  return (
    <Frame
      className={classes('inlay-table', look.isFullBleed && 'inlay-table__from-edge-to-edge')}
      labelledBy={title && id}
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
        <div ref={inPlace} className="inlay-table__room" style={{ blockSize: heightLeft }}>
          {heightLeft === undefined ? (
            <Body key={key} {...table} layout={layout} />
          ) : (
            <Enlarged
              title={label}
              onClose={() => setHeightLeft(undefined)}
              meanwhile={<Body key={key} {...table} layout={layout} />}
            >
              <div
                className="inlay-table__exhibit"
                data-borders={look.tableBorderType}
                data-framed={look.border || undefined}
              >
                <Body key={key} {...table} layout="desktop-layout" />
              </div>
            </Enlarged>
          )}
        </div>
        {layout === 'scale-and-zoom' && (
          <Button
            className="inlay-table__enlarge"
            variant="secondary"
            icon={icons.expand}
            onClick={() => setHeightLeft(inPlace.current?.offsetHeight ?? 0)}
          >
            {t('enlarge')}
          </Button>
        )}
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

interface LegendProps {
  label: string;
  items: NonNullable<TableProps['legendItems']>;
}

/** What the colours and pictures stand for. The text carries the meaning; the swatches are for the eye. */
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
