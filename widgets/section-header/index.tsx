import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead } from '../../src/features/editorial';
import { useUniqueId } from '../../src/ui';
import { props, type SectionHeaderProps } from './props';
import styles from './section-header.css';

function SectionHeader({
  eyebrow,
  title,
  description,
  variant,
  alignment,
  callToActionLinks,
  ...frame
}: SectionHeaderProps) {
  const id = useUniqueId();
  const isFull = variant === 'full';
  return (
    <Frame
      className="inlay-section-header"
      title={title}
      titleId={id}
      fillIn={!title && !eyebrow && !description && 'title, description'}
      {...frame}
    >
      <div className="inlay-section-header__line" data-variant={variant} data-align={isFull ? alignment : 'left'}>
        <ModuleHead
          eyebrow={eyebrow}
          title={title}
          description={description}
          id={id}
          size={isFull ? 'large' : 'small'}
          align={isFull && alignment === 'center' ? 'center' : 'start'}
        />
        <Actions links={callToActionLinks} />
      </div>
    </Frame>
  );
}

export default defineWidget({
  name: 'section-header',
  description: 'A section heading: full size with a description, or slim with a link.',
  reserve: { narrow: '25rem', wide: '17.5rem' },
  props,
  styles,
  component: SectionHeader,
});
