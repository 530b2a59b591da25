import { date, group, integer, text } from '../../contract';

export const postProps = group(
  {
    id: text({ description: 'Tells articles apart; the address unless given.' }),
    title: text({ required: true, description: 'An article without one is left out.' }),
    url: text({
      required: true,
      description: 'Where it leads; an article without an address that a link may have is left out.',
    }),
    imageUrl: text({ description: 'A picture, three by two.' }),
    altText: text({ description: 'What the picture shows.' }),
    postType: text({ description: 'Stands above the title where there is no eyebrow.' }),
    eyebrow: text({ description: 'Stands above the title.' }),
    contentType: text({ description: 'Such as Interview, in the small print.' }),
    source: text({ description: 'Who published it.' }),
    displayDate: date({ description: 'When it was published. The year 1 means that there is no date.' }),
    description: text({ description: 'What it says.' }),
    readingMinutes: integer({ minimum: 1, maximum: 999, description: 'How many minutes it takes to read.' }),
    templateName: text({ description: 'Of the content system. Every template has the same card.' }),
  },
  { description: 'One article, as the server wrote it.' },
);
