import { content, defineProps, integer, text, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';
import { foreignAddress, foreignId, PASTED } from '../../src/features/embeds';
import { phrase } from '../../src/ui';

export const props = defineProps({
  mediaLabel: text({ max: 60, description: 'The type of recording, such as "Podcast". Default: "Audio".' }),
  displayNumber: text({ max: 40, description: 'The number, shown with the label.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'Its title.' }),
  description: content({ description: 'A short summary.' }),
  audio: content({
    pasted: `audio, ${PASTED}`,
    description: 'The server-rendered recording: an <audio> with its source, or the embed code of a platform.',
  }),
  mp3Id: text({ max: 500, description: 'The recording as MP3: its id in the media library, or its URL.' }),
  trackId: foreignId({ description: 'The id of a track on the audio platform, which shows its own player.' }),
  clipUrl: foreignAddress({ description: 'The URL of a clip, looked up on the audio platform.' }),
  height: integer({
    minimum: 80,
    maximum: 800,
    unit: 'px',
    default: 166,
    description: 'The height reserved for the platform’s player.',
  }),
  transcript: content({
    description:
      'The transcript. A long one has a search field. If a line begins with a time such as 1:05, visitors can play from there.',
  }),
  ...frameProps,
});

export type AudioPlayerProps = PropsOf<typeof props>;
