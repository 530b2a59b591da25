import { number } from '../../contract';
import { addressOf, foreignId } from './address';
import { EmbedFrame } from './EmbedFrame';

export interface FlourishChartProps {
  flourishVisualizationId: string;
  paddingPercentage: number;
  /** The name for screen readers. */
  title?: string | undefined;
}

/** A chart that reports its own height. */
export function FlourishChart({ flourishVisualizationId, paddingPercentage, title }: FlourishChartProps) {
  // Flourish's own codes contain the type: `visualisation/1` or `story/1`.
  const src = addressOf('flourish', flourishVisualizationId.replace(/^visuali[sz]ation\//, '')).replace(
    /visuali[sz]ation\/(?=story\/)/,
    '',
  );
  return <EmbedFrame key={src} provider="flourish" src={src} title={title} ratio={paddingPercentage / 100} />;
}

/** A chart made with Flourish, as datasources describe it. */
export const flourishProps = {
  flourishVisualizationId: foreignId({
    alias: ['visualisationId', 'visualizationId'],
    description: 'Id of the visualisation.',
  }),
  paddingPercentage: number({
    minimum: 5,
    maximum: 400,
    unit: '%',
    default: 60,
    description: 'The height as a percentage of the width, until the chart reports its own.',
  }),
};
