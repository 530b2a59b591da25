import { content, defineProps, integer, text, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';
import { foreignAddress, foreignId, PASTED } from '../../src/features/embeds';
import { phrase } from '../../src/ui';

export const props = defineProps({
  mediaLabel: text({ max: 60, description: 'What kind of sound it is, such as "Podcast"; "Audio" unless given.' }),
  displayNumber: text({ max: 40, description: 'Its number, shown with the label.' }),
  title: phrase({ max: 200, alias: ['headline'], description: 'Its title.' }),
  description: content({ description: 'What it is about, in a sentence or two.' }),
  audio: content({
    pasted: `audio, ${PASTED}`,
    description: 'The sound as the server wrote it: an <audio> with its source, or the embed code of a platform.',
  }),
  mp3Id: text({ max: 500, description: 'The sound as MP3: its id in the media library, or its address.' }),
  trackId: foreignId({ description: 'Id of a track on the audio platform, which shows its own player.' }),
  clipUrl: foreignAddress({ description: 'Address of a clip that is looked up on the audio platform.' }),
  height: integer({
    minimum: 80,
    maximum: 800,
    unit: 'px',
    default: 166,
    description: 'The height reserved for the platform’s player.',
  }),
  transcript: content({
    description:
      'What is said and heard, in words. Visitors can search a long one. Where a line begins with a time such as 1:05, they can play from there.',
  }),
  ...frameProps,
});

export type AudioPlayerProps = PropsOf<typeof props>;
