import { choice, group, image, list, text } from '../../../contract';
import { foreignId } from '../../embeds';
import { fileProps } from '../files';

const captions = group(
  {
    src: text({ required: true, max: 500, description: 'Address of the WebVTT file.' }),
    language: text({ max: 12, default: 'en', description: 'Its language tag.' }),
    label: text({ max: 60, description: 'What viewers call it; the language’s own name unless given.' }),
  },
  { description: 'Captions in one language.' },
);

/** A film, from the media library or from the video platform. */
export const filmProps = {
  videoId: foreignId({ description: 'Id of the film on the video platform, where it is not in the media library.' }),
  ...fileProps,
  poster: image({ description: 'The picture until it plays.' }),
  captions: list(captions, { max: 20, default: [], description: 'Captions of a film from the media library; the platform brings its own.' }),
  player: choice(['native', 'provider'], { default: 'native', description: 'Whether a film of the platform plays in the browser’s own player or in the platform’s.' }),
};
