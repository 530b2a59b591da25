import { BespokeInteractive, TextAlternative } from '../../../src/features/embeds';
import type { Story } from '../story';

export function Media({ story: { bespokeInteractiveId, sandbox, allow, height, title, accessibilityDescription } }: { story: Story }) {
  return (
    <>
      {bespokeInteractiveId && <BespokeInteractive bespokeInteractiveId={bespokeInteractiveId} sandbox={sandbox} allow={allow} height={height} title={title} />}
      <TextAlternative content={accessibilityDescription} />
    </>
  );
}
