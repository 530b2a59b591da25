import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import { Frame } from '../../src/features/editorial';
import { footnoteMessages, useFootnotes, footnoteMessages as messages } from '../../src/features/footnotes';
import { Heading, RichText, useUniqueId } from '../../src/ui';
import { props, type FootnotesProps } from './props';
import styles from './footnotes.css';

function Footnotes({ title, footnotes, body, ...frame }: FootnotesProps) {
  const t = useText(footnoteMessages);
  const { note } = useWidget();
  const id = useUniqueId();
  const { adoptText, adoptNotes } = useFootnotes({ hasText: Boolean(body), note });
  return (
    <Frame
      className="inlay-footnotes"
      title={title ?? t('title')}
      titleId={id}
      fillIn={!footnotes && 'footnotes'}
      {...frame}
    >
      <RichText className="inlay-footnotes__text" content={body} adopt={adoptText} />
      <Heading level={2} id={id} className="inlay-footnotes__title">
        {title ?? t('title')}
      </Heading>
      <RichText className="inlay-footnotes__notes" content={footnotes} adopt={adoptNotes} />
    </Frame>
  );
}

export default defineWidget({
  name: 'footnotes',
  description: 'Footnotes that open where the text refers to them.',
  load: 'idle',
  reserve: { narrow: '14rem', wide: '13.5rem' },
  props,
  messages,
  styles,
  component: Footnotes,
});
