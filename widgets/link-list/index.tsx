import { defineWidget } from '../../src/contract';
import { Frame } from '../../src/features/editorial';
import { LinkList as Links } from '../../src/ui';
import { props, type LinkListProps } from './props';
import styles from './link-list.css';

function LinkList({ eyebrow, title, description, callToActionLinks, columns, ...frame }: LinkListProps) {
  return (
    <Frame
      className="inlay-link-list__module"
      head={{ eyebrow, title, description, size: 'small' }}
      fillIn={!callToActionLinks.length && 'callToActionLinks'}
      {...frame}
    >
      <div className="inlay-link-list__columns" data-columns={columns}>
        <Links links={callToActionLinks} />
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'link-list',
  description: 'A list of links, in as many columns as fit.',
  reserve: { narrow: '14rem', wide: '10rem' },
  props,
  styles,
  component: LinkList,
});
