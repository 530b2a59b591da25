import { Actions, Frame, Grid, ItemCard } from '../../src/features/editorial';
import type { GeneralUpProps } from './props';

export function GeneralUp({ eyebrow, title, description, items = [], columns = items.length > 3 ? 4 : 3, showFullDescription, callToActionLinks, ...frame }: GeneralUpProps) {
  return (
    <Frame className="inlay-general-up" head={{ eyebrow, title, description }} fillIn={!items.length && 'items'} {...frame}>
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
