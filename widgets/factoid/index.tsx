import { defineWidget } from '../../src/contract';
import { Frame, Grid } from '../../src/features/editorial';
import { Fact } from './Fact';
import { props, type FactoidProps } from './props';
import styles from './factoid.css';

const MAX_ON_MEDIUM = 4;
const MAX_ON_LARGE = 5;

function Factoid({
  eyebrow,
  title,
  description,
  items = [],
  columns = items.length,
  titleSize,
  animation,
  ...frame
}: FactoidProps) {
  return (
    <Frame
      className="inlay-factoid"
      head={{ eyebrow, title, description, size: 'small' }}
      fillIn={!items.length && 'items'}
      {...frame}
    >
      <Grid columns={{ s: 1, m: Math.min(columns, MAX_ON_MEDIUM), l: Math.min(columns, MAX_ON_LARGE) }}>
        {items.map((item, index) => (
          <Fact key={index} item={item} index={index} size={titleSize} animation={animation} />
        ))}
      </Grid>
    </Frame>
  );
}

export default defineWidget({
  name: 'factoid',
  description: 'Key figures in large type, each with its meaning.',
  reserve: { narrow: '48rem', wide: '24rem' },
  props,
  styles,
  component: Factoid,
});
