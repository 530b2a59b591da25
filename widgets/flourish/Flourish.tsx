import { Frame } from '../../src/features/editorial';
import { FlourishChart, TextAlternative } from '../../src/features/embeds';
import { wordsOf } from '../../src/ui';
import type { FlourishProps } from './props';

export function Flourish({ eyebrow, displayNumber, title, description, flourishVisualizationId, paddingPercentage, accessibilityDescription, source, ...frame }: FlourishProps) {
  return (
    <Frame className="inlay-flourish" head={{ eyebrow, displayNumber, title, description, size: 'small' }} fillIn={!flourishVisualizationId && 'flourishVisualizationId'} {...frame}>
      {flourishVisualizationId && <FlourishChart flourishVisualizationId={flourishVisualizationId} paddingPercentage={paddingPercentage} title={wordsOf(title)} />}
      <TextAlternative content={accessibilityDescription} />
      {source && <p className="inlay-flourish__source">{source}</p>}
    </Frame>
  );
}
