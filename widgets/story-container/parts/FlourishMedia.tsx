import { FlourishChart, TextAlternative } from '../../../src/features/embeds';
import type { Story } from '../story';

export function Media({ story: { flourishVisualizationId, paddingPercentage, title, accessibilityDescription } }: { story: Story }) {
  return (
    <>
      {flourishVisualizationId && <FlourishChart flourishVisualizationId={flourishVisualizationId} paddingPercentage={paddingPercentage} title={title} />}
      <TextAlternative content={accessibilityDescription} />
    </>
  );
}
