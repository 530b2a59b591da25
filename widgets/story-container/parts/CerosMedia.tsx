import { CerosExperience, TextAlternative } from '../../../src/features/embeds';
import type { Story } from '../story';

export function Media({ story }: { story: Story }) {
  return (
    <>
      <CerosExperience {...story} hasEyebrow={Boolean(story.eyebrow ?? story.displayNumber)} />
      <TextAlternative content={story.accessibilityDescription} />
    </>
  );
}
