import { defineWidget } from '../../src/contract';
import { Frame, Grid, ItemCard } from '../../src/features/editorial';
import { props, type CardType, type GridWallProps, type WallCard } from './props';
import styles from './grid-wall.css';

function GridWall({ eyebrow, title, description, items, cardType, ...frame }: GridWallProps) {
  return (
    <Frame
      className="inlay-grid-wall"
      head={{ eyebrow, title, description }}
      fillIn={!items.length && 'items'}
      {...frame}
    >
      <Grid columns={{ m: 2, l: 3 }}>
        {items.map((item, index) => (
          <Card key={item.id ?? index} item={item} type={item.cardType ?? cardType} level={title ? 3 : 2} />
        ))}
      </Grid>
    </Frame>
  );
}

function Card({ item, type, level }: { item: WallCard; type: CardType; level: 2 | 3 }) {
  const card = type === 'static' ? { ...item, link: undefined } : item;
  return (
    // Text over an image is light, whatever the theme of the page.
    <div
      className="inlay-grid-wall__card"
      data-type={type}
      data-theme={type === 'background-image' ? 'dark' : undefined}
    >
      <ItemCard item={card} level={level} isFull={type === 'static'} />
    </div>
  );
}

export default defineWidget({
  name: 'grid-wall',
  description: 'A grid of cards: text over images, standard cards and text panels.',
  reserve: { narrow: '54rem', wide: '30rem' },
  props,
  styles,
  component: GridWall,
});
