import { Actions, Frame, ModuleHead } from '../../src/features/editorial';
import { useUniqueId } from '../../src/ui';
import type { SectionHeaderProps } from './props';

export function SectionHeader({
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
