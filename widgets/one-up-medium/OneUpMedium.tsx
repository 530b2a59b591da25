import { Actions, Frame, ModuleHead, Split } from '../../src/features/editorial';
import { Picture, useUniqueId } from '../../src/ui';
import type { OneUpMediumProps } from './props';

export function OneUpMedium({
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
