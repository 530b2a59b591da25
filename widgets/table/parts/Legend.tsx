import type { CSSProperties } from 'react';
import type { TableProps } from '../props';

interface Props {
  label: string;
  items: NonNullable<TableProps['legendItems']>;
}

/** What the colours and pictures stand for. The words carry the meaning; the swatches are for the eye. */
export function Legend({ label, items }: Props) {
  return (
    <ul className="inlay-table__legend" role="list" aria-label={label}>
      {items.map(({ title, color, legendImage, mediaId }, index) => (
        <li key={index} className="inlay-table__legend-item" data-media-id={mediaId}>
          {legendImage ? (
            <img className="inlay-table__swatch" src={legendImage.src} alt="" width="20" height="20" loading="lazy" />
          ) : (
            <span className="inlay-table__swatch" data-kind="color" style={{ '--_inlay-table-swatch': color } as CSSProperties} />
          )}
          {title}
        </li>
      ))}
    </ul>
  );
}
