import { useMemo, useRef, useState, type ComponentProps } from 'react';
import { useText } from '../../src/core';
import { Enlarged } from '../../src/features/exhibits';
import { Button, icons } from '../../src/ui';
import { Body } from './Body';
import { messages } from './messages';
import type { TableProps } from './props';
import type { RowChoices } from './use-rows';

interface Props extends Omit<ComponentProps<typeof Body>, 'choices'>, Pick<TableProps, 'tableBorderType' | 'border'> {
  /** Each table has its own element; otherwise a removed live table would remain in the element of the next. */
  origin: string;
}

/** The table. In the layout `scale-and-zoom`, a button shows it at full size in a dialog. */
export function ZoomableBody({ origin, tableBorderType, border, ...table }: Props) {
  const t = useText(messages);
  const container = useRef<HTMLDivElement>(null);
  /** The height of the table on the page, kept while the dialog shows it, so that nothing below moves. */
  const [reservedHeight, setReservedHeight] = useState<number>();
  // oxlint-disable-next-line react/exhaustive-deps -- another table has other columns
  const choices = useMemo((): RowChoices => ({}), [origin]);
  const tableInPage = <Body key={origin} {...table} choices={choices} />;
  return (
    <>
      <div ref={container} className="inlay-table__room" style={{ blockSize: reservedHeight }}>
        {reservedHeight === undefined ? (
          tableInPage
        ) : (
          <Enlarged title={table.label} onClose={() => setReservedHeight(undefined)} meanwhile={tableInPage}>
            <div className="inlay-table__exhibit" data-borders={tableBorderType} data-framed={border || undefined}>
              <Body key={origin} {...table} choices={choices} layout="desktop-layout" />
            </div>
          </Enlarged>
        )}
      </div>
      {table.layout === 'scale-and-zoom' && (
        <Button
          className="inlay-table__enlarge"
          variant="secondary"
          icon={icons.expand}
          onClick={() => setReservedHeight(container.current?.offsetHeight ?? 0)}
        >
          {t('enlarge')}
        </Button>
      )}
    </>
  );
}
