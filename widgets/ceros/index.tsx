import { defineWidget } from '../../src/contract';
import { Frame } from '../../src/features/editorial';
import { CerosExperience, EmbedFrame, hasExperience, TextAlternative, useEmbedCode } from '../../src/features/embeds';
import { wordsOf } from '../../src/ui';
import { props, type CerosProps } from './props';

function Ceros({
  eyebrow,
  displayNumber,
  title,
  description,
  embedCode,
  accessibilityDescription,
  collapseTopSpace,
  collapseBottomSpace,
  backgroundTheme,
  ...experience
}: CerosProps) {
  const embed = useEmbedCode(embedCode);
  const isOther = embed && embed.provider !== 'ceros' && !hasExperience(experience);
  return (
    <Frame
      className="inlay-ceros"
      head={{ eyebrow, displayNumber, title, description, size: 'small' }}
      fillIn={!embed && !hasExperience(experience) && 'desktopId, desktopUrl, cerosOembedUrl, embedCode'}
      collapseTopSpace={collapseTopSpace}
      collapseBottomSpace={collapseBottomSpace}
      backgroundTheme={backgroundTheme}
    >
      {isOther ? (
        <EmbedFrame {...embed} title={wordsOf(title) ?? embed.title} />
      ) : (
        <CerosExperience
          {...experience}
          embed={embed}
          title={wordsOf(title) ?? embed?.title}
          hasEyebrow={Boolean(eyebrow ?? displayNumber)}
        />
      )}
      <TextAlternative content={accessibilityDescription} />
    </Frame>
  );
}

export default defineWidget({
  name: 'ceros',
  description: 'A Ceros experience, loaded after the visitor consents.',
  reserve: { narrow: '12rem', wide: '5rem' },
  props,
  component: Ceros,
});
