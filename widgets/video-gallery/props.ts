import {
  choice,
  content,
  date,
  defineProps,
  flag,
  group,
  image,
  integer,
  link,
  list,
  text,
  type PropsOf,
} from '../../src/contract';
import { sourceProp } from '../../src/features/lists';

const names = (description: string) =>
  list(text({ max: 200, description: 'One of them.' }), { description, default: [] });

const videoProps = group(
  {
    id: text({
      required: true,
      max: 200,
      description: 'Id of the video on the video platform. A video without one is left out.',
    }),
    title: text({
      max: 300,
      description:
        'What it is called; unless given, the platform is asked once the card is in view and nothing speaks against it.',
    }),
    description: text({ description: 'What it shows, in a sentence or two.' }),
    poster: image({ description: 'The picture until it plays, 16 by 9; asked of the platform as the title is.' }),
    duration: integer({ minimum: 0, description: 'In seconds.' }),
    date: date({ description: 'When it was published.' }),
    url: link({
      description: 'Its own page, which shows it without JavaScript and where the platform does not answer.',
    }),
    topics: names('What it is about; visitors filter by these.'),
    speakers: names('Who speaks; visitors filter by these.'),
    tags: names(
      'A tag that `securedTags` names secures the video: then one of all its tags must be in the name of a role of the visitor, as a regular expression in any case. Tags over 100 characters and those after the first 20 open nothing.',
    ),
    transcript: content({
      description:
        'What is said and shown, in words. Visitors can search a long one. Where a line begins with a time such as 1:05, they can play from there.',
    }),
  },
  { description: 'One video.' },
);

const option = group(
  {
    name: text({ required: true, description: 'As in the address and in the service.' }),
    count: integer({ minimum: 0, description: 'How many videos there are.' }),
  },
  { own: 'name', description: 'One choice.' },
);

export const props = defineProps({
  source: sourceProp('an RSS or Atom feed'),
  heading: text({ max: 200, description: 'The heading above the gallery.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 5,
    description: 'Of the heading; the videos come one level below, or on it where there is no heading.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noVideos: text({ description: 'What an empty gallery says; “No videos available” unless given.' }),
  moreLabel: text({ max: 60, description: 'The button that shows more; “Show more” unless given.' }),
  columns: integer({ default: 3, minimum: 1, maximum: 4, description: 'At most; fewer on narrow screens.' }),
  limit: integer({ default: 12, minimum: 1, maximum: 50, description: 'Videos shown at first, and added at a time.' }),
  player: choice(['native', 'provider'], {
    default: 'native',
    description: 'Whether videos play in the browser’s own player or in the platform’s.',
  }),
  open: choice(['inline', 'dialog'], {
    default: 'inline',
    description: 'Whether a video plays in its card or in a dialog over the page.',
  }),
  hasTopicFilter: flag({ default: true, description: 'Offers the topics to choose from.' }),
  hasSpeakerFilter: flag({ default: true, description: 'Offers the speakers to choose from.' }),
  hasHiddenCount: flag({ default: true, description: 'Says how many more videos there are for clients.' }),
  securedTags: list(text({ max: 100, description: 'A regular expression, in any case.' }), {
    max: 20,
    default: ['premium', 'practice', 'secured'],
    description: 'Which tags secure a video. A video without any of them is for everybody.',
  }),
  topicOptions: list(option, {
    description: 'The topics that there are. Without them the videos or the service’s counts name them.',
  }),
  speakerOptions: list(option, { description: 'The speakers that there are.' }),
  total: integer({
    minimum: 0,
    description:
      'How many videos the server found in all for its visitor. Then `videos` are the first of them, and the service has the others; without it `videos` are all that there are.',
  }),
  nextCursor: text({ description: 'Where the service goes on after the videos that the server wrote.' }),
  hiddenCount: integer({ minimum: 0, description: 'How many more videos the server found for others.' }),
  roles: names(
    'The roles of the visitor that the server wrote the list for. For a visitor with others it is fetched anew.',
  ),
  videos: list(videoProps, { max: 500, default: [], description: 'The videos, in their order.' }),
});

export type VideoGalleryProps = PropsOf<typeof props>;
export type GalleryItem = VideoGalleryProps['videos'][number];
