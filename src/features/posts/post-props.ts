import { date, group, integer, text } from '../../contract';

export const postProps = group(
  {
    id: text({ description: 'A unique id. Default: the URL.' }),
    title: text({ required: true, description: 'The title. An article without a title is left out.' }),
    url: text({
      required: true,
      description: 'The URL. An article without a valid URL is left out.',
    }),
    imageUrl: text({ description: 'An image with the aspect ratio 3:2.' }),
    altText: text({ description: 'The alternative text of the image.' }),
    postType: text({ description: 'The label above the title if there is no eyebrow.' }),
    eyebrow: text({ description: 'The label above the title.' }),
    contentType: text({ description: 'The type, such as Interview, shown below the text.' }),
    source: text({ description: 'The publisher.' }),
    displayDate: date({ description: 'The publication date. The year 1 means that there is no date.' }),
    description: text({ description: 'A summary.' }),
    readingMinutes: integer({ minimum: 1, maximum: 999, description: 'The reading time, in minutes.' }),
    templateName: text({ description: 'The template in the content system. All templates have the same card.' }),
  },
  { description: 'A server-rendered article.' },
);
