import { Actions, Frame, ModuleHead, Split } from '../../src/features/editorial';
import { Picture, useUniqueId } from '../../src/ui';
import type { DisruptorProps } from './props';

export function Disruptor({
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
