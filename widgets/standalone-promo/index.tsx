import { defineWidget } from '../../src/contract';
import { Actions, Frame, ModuleHead, Split } from '../../src/features/editorial';
import { Heading, LinkList, Picture, useUniqueId } from '../../src/ui';
import { props, type StandalonePromoProps } from './props';
import styles from './standalone-promo.css';

function StandalonePromo({
  eyebrow,
  url,
  title = url?.text,
  description,
  standardImage,
  callToActionLinks,
  linkListTitle,
  selectItems,
  imagePlacement,
  ...frame
}: StandalonePromoProps) {
  const id = useUniqueId();
  const isEmpty = !title && !description && !selectItems.length;
  return (
    <Frame
      className="inlay-standalone-promo"
      title={title}
      titleId={id}
      fillIn={isEmpty && 'title, description, selectItems'}
      {...frame}
    >
      <Split
        placement={imagePlacement}
        align="start"
        media={standardImage && <Picture image={standardImage} ratio="4 / 3" />}
      >
        <ModuleHead eyebrow={eyebrow} title={title} link={url} description={description} id={id} />
        <Actions links={callToActionLinks} variant="buttons" />
        {selectItems.length > 0 && (
          <div className="inlay-standalone-promo__list">
            {linkListTitle && (
              <Heading level={title ? 3 : 2} className="inlay-standalone-promo__list-title">
                {linkListTitle}
              </Heading>
            )}
            <LinkList links={selectItems} />
          </div>
        )}
      </Split>
    </Frame>
  );
}

export default defineWidget({
  name: 'standalone-promo',
  description: 'A promo with an image and a list of links.',
  reserve: { narrow: '40rem', wide: '34rem' },
  props,
  styles,
  component: StandalonePromo,
});
