import { Film, TextAlternative } from '../../../src/editorial';
import type { Story } from '../story';

export function Media({ story }: { story: Story }) {
  return (
    <>
      <Film {...story} />
      <TextAlternative content={story.accessibilityDescription} />
    </>
  );
}
