import type { Article, Content, Job, Language, Person } from '../../../demo/content/load.ts';

/** A small firm with just the pages that the tests need. */
export const content: Content = {
  lastDay: '2026-10-01',
  articles: [
    article(
      'en',
      'hydrogen-grows-up',
      'Hydrogen grows up',
      'Three plants that earn money, and the contract that made it so.',
      '2026-03-18',
      ['hydrogen', 'capital projects'],
    ),
    article(
      'en',
      'the-price-of-waiting',
      'The price of waiting',
      'Why late decisions on hydrogen pipelines cost more than wrong ones.',
      '2026-10-01',
      ['decisions'],
    ),
    article(
      'en',
      'a-library-for-machines',
      'A library for machines',
      'How a bearing maker in Nagoya catalogued every failure since 1974.',
      '2025-06-10',
      ['maintenance'],
    ),
    article(
      'en',
      'strategy-on-one-page',
      'Strategy on one page',
      'Sustainability targets that fit beside the budget.',
      '2024-05-02',
      ['planning'],
    ),
    article(
      'de',
      'wasserstoff-wird-erwachsen',
      'Wasserstoff wird erwachsen',
      'Drei Anlagen, die Geld verdienen.',
      '2026-03-20',
      ['Wasserstoff'],
      'hydrogen-grows-up',
    ),
    article(
      'de',
      'haeuser-die-sich-selbst-heizen',
      'Häuser, die sich selbst heizen',
      'Abwärme aus Rechenzentren für ganze Straßen.',
      '2025-11-20',
      ['Abwärme'],
    ),
    article(
      'ar',
      'alhydrujin',
      'الهيدروجين يبلغ سنّ الرشد',
      'ثلاثة مصانع تحقق الربح.',
      '2026-03-22',
      ['الهيدروجين'],
      'hydrogen-grows-up',
    ),
    article('ja', 'suiso', '水素、大人になる', '利益を生む三つの工場。', '2026-03-24', ['水素'], 'hydrogen-grows-up'),
  ],
  blogs: [],
  people: [person('ingrid-solheim', 'Ingrid Solheim', 'hydrogen'), person('mateo-ferrer', 'Mateo Ferrer', 'ports')],
  offices: [
    {
      id: 'zurich',
      city: 'Zürich',
      country: 'Switzerland',
      countryCode: 'CH',
      region: 'Europe',
      address: 'Lindenhofgasse 14',
      phone: '+41 44 555 01 10',
      latitude: 47.37,
      longitude: 8.54,
      opened: 1961,
      description: 'The first office.',
    },
  ],
  jobs: [job('1961', 'Hydrogen analyst'), job('1962', 'Archivist')],
  events: [],
  videos: [],
  universities: [],
  quizzes: [
    {
      quizId: 'hydrogen-quiz',
      mediaId: 'hydrogen-quiz',
      language: 'en',
      quizTitle: 'What do you know of hydrogen?',
      questions: [
        {
          id: 'weight',
          title: 'How heavy is it?',
          description: '',
          correctAnswer: 'optionA',
          options: [
            { id: 'optionA', text: 'Light' },
            { id: 'optionB', text: 'Heavy' },
          ],
          correctResponseTitle: 'Yes',
          incorrectResponseTitle: 'No',
          correctAnswerText: 'Light.',
          incorrectAnswerText: 'Light.',
          relatedArticle: {
            url: '/insights/hydrogen-grows-up',
            eyebrow: 'Report',
            title: 'Hydrogen grows up',
            thumbnail: { src: '', alt: '' },
          },
        },
      ],
    },
  ],
  dictionaries: { en: {}, de: { 'quiz.next': 'Weiter' }, ar: {}, ja: {} },
};

function article(
  language: Language,
  slug: string,
  title: string,
  description: string,
  date: string,
  topics: string[],
  translationOf?: string,
): Article {
  return {
    language,
    slug,
    title,
    description,
    date,
    topics,
    translationOf,
    eyebrow: 'Report',
    practice: 'energy-materials',
    authors: ['ingrid-solheim'],
    access: 'open',
    image: 'strata',
    imageAlt: '',
    html: '',
    headings: [],
    text: description,
    readingMinutes: 3,
  };
}

function person(id: string, name: string, interest: string): Person {
  return {
    id,
    name,
    role: 'Partner',
    office: 'zurich',
    practice: 'energy-materials',
    languages: ['en'],
    bio: 'Advises.',
    interests: [interest],
    email: `${id}@alder-voss.example`,
    hue: 10,
  };
}

function job(id: string, title: string): Job {
  return {
    id,
    title,
    friendlyURL: `${title.toLowerCase().replaceAll(' ', '-')}-${id}`,
    interest: 'Consulting',
    interestCategory: 'Consulting',
    cities: ['Zürich'],
    countries: ['Switzerland'],
    industries: [],
    functions: [],
    whatYouWillDo: `The work of an ${title.toLowerCase()}.`,
    whoYouWillWorkWith: 'Us.',
    yourBackground: 'Any.',
    compensationRange: '–',
    jobApplyURL: 'https://apply.example',
    language: 'en',
  };
}
