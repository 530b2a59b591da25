import { useEffect } from 'react';
import { defineWidget } from '../../src/contract';
import { useWidget } from '../../src/core';
import { Actions, Frame, Grid, ItemCard } from '../../src/features/editorial';
import { props, type GeneralUpProps } from './props';
import styles from './general-up.css';

function GeneralUp({
  eyebrow,
  title,
  description,
  items = [],
  columns = items.length > 3 ? 4 : 3,
  showFullDescription,
  callToActionLinks,
  ...frame
}: GeneralUpProps) {
  const { note } = useWidget();
  const isShort = items.length > 0 && items.length < 3;
  useEffect(() => {
    if (isShort)
      note(
        `has ${items.length === 1 ? 'one card' : 'two cards'}, but is made for three or four: add cards, or use two-up or content-card`,
      );
  }, [isShort, items.length, note]);
  return (
    <Frame
      className="inlay-general-up"
      head={{ eyebrow, title, description }}
      fillIn={!items.length && 'items'}
      {...frame}
    >
      <Grid columns={{ m: columns === 4 ? 2 : 3, l: columns }}>
        {items.map((item, index) => (
          <ItemCard key={item.id ?? index} item={item} level={title ? 3 : 2} isFull={showFullDescription} />
        ))}
      </Grid>
      {callToActionLinks.length > 0 && (
        <div className="inlay-general-up__more">
          <Actions links={callToActionLinks} />
        </div>
      )}
    </Frame>
  );
}

export default defineWidget({
  name: 'general-up',
  description: 'Three or four content cards in a row.',
  reserve: { narrow: '70rem', wide: 'calc(21% + 15rem)' },
  props,
  styles,
  component: GeneralUp,
});
