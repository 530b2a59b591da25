import { defineWidget } from '../../src/contract';
import { Frame } from '../../src/features/editorial';
import { BespokeInteractive as Interactive, TextAlternative } from '../../src/features/embeds';
import { wordsOf } from '../../src/ui';
import { props, type BespokeInteractiveProps } from './props';

function BespokeInteractive({
  eyebrow,
  displayNumber,
  title,
  description,
  bespokeInteractiveId,
  sandbox,
  allow,
  height,
  accessibilityDescription,
  ...frame
}: BespokeInteractiveProps) {
  return (
    <Frame
      className="inlay-bespoke-interactive"
      head={{ eyebrow, displayNumber, title, description, size: 'small' }}
      fillIn={!bespokeInteractiveId && 'bespokeInteractiveId'}
      {...frame}
    >
      {bespokeInteractiveId && (
        <Interactive
          bespokeInteractiveId={bespokeInteractiveId}
          sandbox={sandbox}
          allow={allow}
          height={height}
          title={wordsOf(title)}
        />
      )}
      <TextAlternative content={accessibilityDescription} />
    </Frame>
  );
}

export default defineWidget({
  name: 'bespoke-interactive',
  description: 'An interactive made for one article, loaded from the content folder into a sandbox.',
  props,
  component: BespokeInteractive,
});
