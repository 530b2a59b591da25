import { defineWidget } from '../../src/contract';
import { Frame, Grid, ItemCard } from '../../src/features/editorial';
import { props, type TwoUpProps } from './props';
import styles from './two-up.css';

function TwoUp({ eyebrow, title, description, items = [], size, showFullDescription, ...frame }: TwoUpProps) {
  return (
    <Frame className="inlay-two-up" head={{ eyebrow, title, description }} fillIn={!items.length && 'items'} {...frame}>
      <div className="inlay-two-up__promos" data-size={size}>
        <Grid columns={{ m: 2 }}>
          {items.map((item, index) => (
            <ItemCard
              key={item.id ?? index}
              item={item}
              level={title ? 3 : 2}
              split={size}
              isFull={showFullDescription}
            />
          ))}
        </Grid>
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'two-up',
  description: 'Two promos side by side, with small or medium images.',
  reserve: { narrow: '52rem', wide: '22rem' },
  props,
  styles,
  component: TwoUp,
});
