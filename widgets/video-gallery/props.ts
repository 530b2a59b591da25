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
  list(text({ max: 200, description: 'One of the values.' }), { description, default: [] });

const videoProps = group(
  {
    id: text({
      required: true,
      max: 200,
      description: 'Id of the video on the video platform. A video without one is left out.',
    }),
    title: text({
      max: 300,
      description: 'The title. Default: that of the platform, loaded when the card is in view and consent allows it.',
    }),
    description: text({ description: 'A short description.' }),
    poster: image({ description: 'The poster image, 16:9. Default: that of the platform, as for the title.' }),
    duration: integer({ minimum: 0, description: 'In seconds.' }),
    date: date({ description: 'The publication date.' }),
    url: link({
      description: 'The page of the video, for visitors without JavaScript and if the platform does not respond.',
    }),
    topics: names('The topics, which are filters.'),
    speakers: names('The speakers, which are filters.'),
    tags: names(
      'A tag that `securedTags` names secures the video: then one of all its tags must be in the name of a role of the visitor, as a regular expression in any case. Tags over 100 characters and those after the first 20 open nothing.',
    ),
    transcript: content({
      description:
        'The transcript. A long one has a search field. If a line begins with a time such as 1:05, visitors can play from there.',
    }),
  },
  { description: 'One video.' },
);

const option = group(
  {
    name: text({ required: true, description: 'The name in the URL and in the service.' }),
    count: integer({ minimum: 0, description: 'The number of videos.' }),
  },
  { fromElement: 'name', description: 'An option.' },
);

export const props = defineProps({
  source: sourceProp('an RSS or Atom feed'),
  heading: text({ max: 200, description: 'The heading above the gallery.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 5,
    description: 'The level of the heading. The videos are one level below it, or on it if there is no heading.',
  }),
  description: text({ description: 'A sentence below the heading.' }),
  noVideos: text({ description: 'The text of an empty gallery. Default: “No videos available”.' }),
  moreLabel: text({ max: 60, description: 'The label of the button that shows more. Default: “Show more”.' }),
  columns: integer({
    default: 3,
    minimum: 1,
    maximum: 4,
    description: 'The largest number of columns. Narrow screens have fewer.',
  }),
  limit: integer({
    default: 12,
    minimum: 1,
    maximum: 50,
    description: 'The number of videos shown first, and added each time.',
  }),
  player: choice(['native', 'provider'], {
    default: 'native',
    description: 'Whether videos play in the browser’s player or in the platform’s.',
  }),
  open: choice(['inline', 'dialog'], {
    default: 'inline',
    description: 'Whether a video plays in its card or in a dialog over the page.',
  }),
  hasTopicFilter: flag({ default: true, description: 'Shows a filter by topic.' }),
  hasSpeakerFilter: flag({ default: true, description: 'Shows a filter by speaker.' }),
  hasHiddenCount: flag({ default: true, description: 'Shows the number of videos for clients only.' }),
  securedTags: list(text({ max: 100, description: 'A regular expression. Case does not matter.' }), {
    max: 20,
    default: ['premium', 'practice', 'secured'],
    description: 'The tags that restrict a video. A video without any of them is public.',
  }),
  topicOptions: list(option, {
    description: 'The available topics. Default: those of the videos, or those that the service counts.',
  }),
  speakerOptions: list(option, { description: 'The available speakers.' }),
  total: integer({
    minimum: 0,
    description:
      'The total number of videos for this visitor. `videos` are then the first page, and the service has the rest. Without it, `videos` contains all.',
  }),
  nextCursor: text({ description: 'The cursor of the service after the server-rendered videos.' }),
  hiddenCount: integer({ minimum: 0, description: 'The number of videos that are hidden from this visitor.' }),
  roles: names(
    'The roles of the visitor that the server wrote the list for. For a visitor with others it is fetched anew.',
  ),
  videos: list(videoProps, { max: 500, default: [], description: 'The videos.' }),
});

export type VideoGalleryProps = PropsOf<typeof props>;
export type GalleryItem = VideoGalleryProps['videos'][number];
