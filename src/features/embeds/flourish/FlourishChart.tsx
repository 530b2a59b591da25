import { addressOf } from '../address';
import { EmbedFrame } from '../EmbedFrame';

export interface FlourishChartProps {
  flourishVisualizationId: string;
  paddingPercentage: number;
  /** What it is, for screen readers. */
  title?: string | undefined;
}

/** A chart that tells how high it wants to be. */
export function FlourishChart({ flourishVisualizationId, paddingPercentage, title }: FlourishChartProps) {
  const src = addressOf('flourish', flourishVisualizationId);
  return <EmbedFrame key={src} provider="flourish" src={src} title={title} ratio={paddingPercentage / 100} />;
}
