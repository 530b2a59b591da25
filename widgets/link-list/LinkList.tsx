import { Frame } from '../../src/features/editorial';
import { LinkList as Links } from '../../src/ui';
import type { LinkListProps } from './props';

export function LinkList({ eyebrow, title, description, callToActionLinks, columns, ...frame }: LinkListProps) {
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
