import type { Family } from '../../../images/index.ts';

/** The media beside the text of a panel. */
type Media =
  | { family: Family; seed: string; alt: string }
  | { video: string; label: string }
  | { ceros: string; mobile: string; text: string }
  | { bespoke: string; height: number; text: string };

interface Story {
  title: string;
  text: string;
  media: Media;
  /** The slug of the article behind it. */
  article: string;
}

export interface Piece {
  /** The fields of the list that it summarises. */
  slug: string;
  title: string;
  dek: string;
  ground: string;
  stories: Story[];
  related: { title: string; dek: string; closing: string };
}

/** The short versions of three lists, by the slug of the list. */
export const pieces: readonly Piece[] = [
  {
    slug: 'five-prices-nobody-changes',
    title: 'Five prices that nobody dares to change',
    dek: 'Most companies revise their price lists every year and leave the same few numbers untouched. Here is what happened when someone moved them.',
    ground: '#12355b',
    stories: [
      {
        title: 'The first one free',
        text: 'A garden centre had given away the first delivery since 1983. By 2022 two thirds of its customers ordered once a year. The owner charged nine euros and let people choose their hour. One customer wrote a letter. It was about the hour.',
        media: { family: 'weave', seed: 'the-first-one-free', alt: 'Bands that all begin at one edge' },
        article: 'five-prices-nobody-changes',
      },
      {
        title: 'The coffee in the canteen',
        text: 'Sixty cents for fourteen years, because a former chairman had called that a decent price. The works council would have fought 70 to the last. It agreed, in one meeting, to 1.20 and a better machine.',
        media: { video: 'two-prices-one-loaf', label: 'Two prices, one loaf' },
        article: 'steel-without-a-premium',
      },
      {
        title: 'The spare part',
        text: 'A pump maker in Curitiba sorted its 7,000 parts by what happens if one is missing. It raised 600 prices by a factor of two to five and cut 1,900. Turnover in parts went up by 22 per cent.',
        media: {
          family: 'grid',
          seed: 'the-spare-part',
          alt: 'A lattice of small tiles, some of them larger than the rest',
        },
        article: 'ports-at-half-speed',
      },
      {
        title: 'The child’s ticket',
        text: 'A science museum looked at who pays. It replaced the child’s ticket by a price per household. Large families now come three times a year, grandparents have noticed nothing, and the café has had to be extended.',
        media: { family: 'orbits', seed: 'the-childs-ticket', alt: 'Small rings around a large one' },
        article: 'five-habits-of-boards-that-change-their-minds',
      },
      {
        title: 'The one that ends in 99',
        text: 'In everyday goods, rounding up cost between 3 and 8 per cent of volume each time. In gifts and wine it cost nothing. “Nobody wants to be seen to have saved ten cents on love,” says a perfumer.',
        media: { family: 'strata', seed: 'the-one-in-99', alt: 'Layers that stop just short of a line' },
        article: 'the-quiet-factory',
      },
    ],
    related: {
      title: 'Fifty minutes more',
      dek: 'The whole list, and what we have written around it.',
      closing:
        'Each is a price that stands for something besides money. Ask, once every few years, whether anyone apart from the staff still knows what.',
    },
  },
  {
    slug: 'five-signs-a-pilot-will-never-scale',
    title: 'Five signs that a pilot will never scale',
    dek: 'Most digital pilots succeed and most are never heard of again. The two facts are connected.',
    ground: '#7a1f3d',
    stories: [
      {
        title: 'Everyone is enthusiastic',
        text: 'The pilot site volunteered, and enthusiasm cannot be ordered for the remaining 60 sites. Pilots held in a place chosen by lot succeeded less often, and spread five times as often. If you may change one thing, draw lots.',
        media: { family: 'tide', seed: 'everyone-is-enthusiastic', alt: 'One high wave close to shore' },
        article: 'five-signs-a-pilot-will-never-scale',
      },
      {
        title: 'Somebody very good does something by hand',
        text: 'Each night a gifted analyst corrects the list of parts so that the forecast will run. She does not mention it, since she regards it as temporary. Ask of every pilot: who stays late?',
        media: {
          bespoke: 'berth-planner',
          height: 260,
          text: 'A slider sets how many ships a day arrive at four berths, and says how long each waits.',
        },
        article: 'ports-at-half-speed',
      },
      {
        title: 'The benefit falls to someone else',
        text: 'Nurses enter the data and the pharmacy saves the money. Where one person had the work and the benefit, one pilot in three made it to ordinary use; where they were in different budgets, one in twenty-five.',
        media: {
          ceros: 'harbour-in-numbers',
          mobile: 'harbour-in-numbers-mobile',
          text: 'A harbour at night with three numbers: 412 hours of wind a year, nine cables, and one pilot in three who retires before 2030.',
        },
        article: 'five-questions-before-a-machine-diagnosis',
      },
      {
        title: 'The old way has no end date',
        text: 'For the sake of safety both run in parallel, and staff prefer the one they know. A port authority had the old form printed in a fixed quantity of 6,000. When they were gone, they were gone.',
        media: { video: 'machine-that-said-no', label: 'The machine that said no' },
        article: 'the-quiet-factory',
      },
      {
        title: 'Nobody has said what failure is',
        text: 'Of 412 pilots, 350 had no stated result that would have led anyone to stop. The other 62 had named one, and were judged successful in fewer than half. From the 62 most of the systems in use today have come.',
        media: { family: 'grid', seed: 'what-failure-is', alt: 'Sixty-two marked squares in a lattice of 412' },
        article: 'five-habits-of-boards-that-change-their-minds',
      },
    ],
    related: {
      title: 'Fifty minutes more',
      dek: 'The whole list, and where its examples come from.',
      closing: 'A company does not need its pilots to succeed. It needs to know which of them to pay for.',
    },
  },
  {
    slug: 'five-habits-of-boards-that-change-their-minds',
    title: 'Five habits of boards that change their minds',
    dek: 'Directors are chosen for their judgement and rewarded for consistency. Six boards out of 22 reverse themselves well, and this is how.',
    ground: '#1d4d3f',
    stories: [
      {
        title: 'They minute the doubt',
        text: 'Ordinary minutes record that the proposal was approved. These record the strongest argument against it, and who put it. One secretary draws a small anchor beside such passages. One anchor in five is hauled up again.',
        media: { family: 'weave', seed: 'minute-the-doubt', alt: 'Parallel bands, one of them turned back' },
        article: 'five-habits-of-boards-that-change-their-minds',
      },
      {
        title: 'They set a date before a course',
        text: '“We shall look at this again in May 2027, whatever happens.” A review that has been fixed in advance accuses nobody. Reviews called because something is wrong take place, on average, eleven months too late.',
        media: { video: 'nine-questions-for-boards', label: 'Nine questions for boards' },
        article: 'five-questions-before-a-joint-venture',
      },
      {
        title: 'They hear from the one who was against',
        text: 'It is usual for the project’s sponsor to report on its progress. In four of the six, someone does who opposed it. Opponents turn out to be scrupulous, since they know that they will be suspected.',
        media: { family: 'orbits', seed: 'the-one-against', alt: 'A ring that runs against all others' },
        article: 'five-risks-that-hide-in-good-news',
      },
      {
        title: 'They meet once a year without papers',
        text: 'For one afternoon nothing has been circulated and no one from management is in the room. The chair asks each director what they would now decide otherwise. They must name at least one thing.',
        media: { family: 'strata', seed: 'without-papers', alt: 'Light layers over an empty one' },
        article: 'five-habits-of-a-good-regulator',
      },
      {
        title: 'They keep old members’ telephone numbers',
        text: 'People who approved something and have since retired can say quite freely that it was a mistake. A port operator asks two former directors to lunch each autumn. Of the past nine reversals four began there.',
        media: { family: 'tide', seed: 'old-telephone-numbers', alt: 'Waves that come back to the shore' },
        article: 'ports-at-half-speed',
      },
    ],
    related: {
      title: 'Fifty minutes more',
      dek: 'The whole list, and what boards have to decide.',
      closing: 'Changing one’s mind is of use only if there was something in it beforehand.',
    },
  },
];
