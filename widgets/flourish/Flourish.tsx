import { FlourishChart, Frame, TextAlternative } from '../../src/editorial';
import type { FlourishProps } from './props';

export function Flourish({ eyebrow, displayNumber, title, description, flourishVisualizationId, paddingPercentage, accessibilityDescription, source, ...frame }: FlourishProps) {
  return (
    <Frame className="inlay-flourish" head={{ eyebrow, displayNumber, title, description, size: 'small' }} fillIn={!flourishVisualizationId && 'flourishVisualizationId'} {...frame}>
      {flourishVisualizationId && <FlourishChart flourishVisualizationId={flourishVisualizationId} paddingPercentage={paddingPercentage} title={title} />}
      <TextAlternative content={accessibilityDescription} />
      {source && <p className="inlay-flourish__source">{source}</p>}
    </Frame>
  );
}
