import { Frame } from '../../src/features/editorial';
import { CerosExperience, hasExperience, TextAlternative } from '../../src/features/embeds';
import { wordsOf } from '../../src/ui';
import type { CerosProps } from './props';

export function Ceros({ eyebrow, displayNumber, title, description, accessibilityDescription, collapseTopSpace, collapseBottomSpace, backgroundTheme, ...experience }: CerosProps) {
  return (
    <Frame
      className="inlay-ceros"
      head={{ eyebrow, displayNumber, title, description, size: 'small' }}
      fillIn={!hasExperience(experience) && 'desktopId, desktopUrl, cerosOembedUrl'}
      collapseTopSpace={collapseTopSpace}
      collapseBottomSpace={collapseBottomSpace}
      backgroundTheme={backgroundTheme}
    >
      <CerosExperience {...experience} title={wordsOf(title)} hasEyebrow={Boolean(eyebrow ?? displayNumber)} />
      <TextAlternative content={accessibilityDescription} />
    </Frame>
  );
}
