import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead, Split } from '../../src/features/editorial';
import { Picture, useUniqueId } from '../../src/ui';
import { props, type DisruptorProps } from './props';
import styles from './disruptor.css';

function Disruptor({
  eyebrow,
  url,
  title = url?.text,
  description,
  standardImage,
  callToActionLinks,
  ...frame
}: DisruptorProps) {
  const id = useUniqueId();
  return (
    <Frame
      className="inlay-disruptor"
      title={title}
      titleId={id}
      fillIn={!title && !description && 'title, description'}
      {...frame}
    >
      <Split
        share={4}
        from="narrow"
        media={standardImage && <Picture className="inlay-disruptor__picture" image={standardImage} ratio="1" />}
      >
        <ModuleHead eyebrow={eyebrow} title={title} link={url} description={description} id={id} size="small" />
        <Actions links={callToActionLinks} />
      </Split>
    </Frame>
  );
}

export default defineWidget({
  name: 'disruptor',
  description: 'A highlighted block within a text: an image, a few words and links.',
  reserve: { narrow: '24.5rem', wide: '33%' },
  props,
  styles,
  component: Disruptor,
});
