import { TextAlternative } from '../../../src/features/embeds';
import { Film } from '../../../src/features/media';
import type { Story } from '../story';

export function Media({ story }: { story: Story }) {
  return (
    <>
      <Film {...story} />
      <TextAlternative content={story.accessibilityDescription} />
    </>
  );
}
