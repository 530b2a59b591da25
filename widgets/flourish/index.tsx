import { defineWidget } from '../../src/contract';
import { Frame } from '../../src/features/editorial';
import { EmbedFrame, FlourishChart, TextAlternative, useEmbedCode } from '../../src/features/embeds';
import { wordsOf } from '../../src/ui';
import { props, type FlourishProps } from './props';
import styles from './flourish.css';

function Flourish({
  eyebrow,
  displayNumber,
  title,
  description,
  flourishVisualizationId,
  paddingPercentage,
  embedCode,
  accessibilityDescription,
  source,
  ...frame
}: FlourishProps) {
  const embed = useEmbedCode(embedCode);
  return (
    <Frame
      className="inlay-flourish"
      head={{ eyebrow, displayNumber, title, description, size: 'small' }}
      fillIn={!flourishVisualizationId && !embed && 'flourishVisualizationId, embedCode'}
      {...frame}
    >
      {flourishVisualizationId ? (
        <FlourishChart
          flourishVisualizationId={flourishVisualizationId}
          paddingPercentage={paddingPercentage}
          title={wordsOf(title)}
        />
      ) : (
        embed && <EmbedFrame {...embed} title={wordsOf(title) ?? embed.title} />
      )}
      <TextAlternative content={accessibilityDescription} />
      {source && <p className="inlay-flourish__source">{source}</p>}
    </Frame>
  );
}

export default defineWidget({
  name: 'flourish',
  description: 'A Flourish chart, loaded after the visitor consents.',
  reserve: { narrow: '12rem', wide: '5rem' },
  props,
  styles,
  component: Flourish,
});
