import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead, Split } from '../../src/features/editorial';
import { Picture, useUniqueId } from '../../src/ui';
import { props, type OneUpMediumProps } from './props';
import styles from './one-up-medium.css';

function OneUpMedium({
  eyebrow,
  url,
  title = url?.text,
  description,
  standardImage,
  callToActionLinks,
  imagePlacement,
  ...frame
}: OneUpMediumProps) {
  const id = useUniqueId();
  return (
    <Frame
      className="inlay-one-up-medium"
      title={title}
      titleId={id}
      fillIn={!title && !description && 'title, description'}
      {...frame}
    >
      <Split placement={imagePlacement} media={standardImage && <Picture image={standardImage} ratio="3 / 2" />}>
        <ModuleHead eyebrow={eyebrow} title={title} link={url} description={description} id={id} />
        <Actions links={callToActionLinks} />
      </Split>
    </Frame>
  );
}

export default defineWidget({
  name: 'one-up-medium',
  description: 'A full-width promo: an image beside a title, a description and links.',
  reserve: { narrow: '25rem', wide: '24rem' },
  props,
  styles,
  component: OneUpMedium,
});
