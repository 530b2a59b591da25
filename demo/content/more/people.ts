import { createRandom, hash } from '../../images/random.ts';
import type { Person, Practice } from '../schemas.ts';
import { practices } from '../schemas.ts';

/** Office, name, languages besides English, practice. */
const colleagues = `amsterdam|Joris van Dalen|nl de|mobility-infrastructure
amsterdam|Femke Bakhuis|nl fr|finance
brussels|Élise Vandamme|fr nl|public-sector
copenhagen|Signe Holmgaard|da sv|energy-materials
copenhagen|Rasmus Thorsen|da de|health-life-sciences
helsinki|Aino Rautio|fi sv|sustainability
helsinki|Eero Lehtimäki|fi|digital-ai
lisbon|Duarte Pinhal|pt es|consumer-retail
lisbon|Matilde Seabra|pt fr|energy-materials
dublin|Aoife Brennan|ga|health-life-sciences
dublin|Cormac Delahunt|ga fr|finance
prague|Tereza Malá|cs de|operations
prague|Ondřej Havlík|cs|risk-resilience
budapest|Zsófia Kertész|hu de|digital-ai
budapest|Bálint Orosz|hu|mobility-infrastructure
bucharest|Ioana Dragomir|ro fr|public-sector
bucharest|Radu Ene|ro it|operations
athens|Eleni Markaki|el fr|mobility-infrastructure
athens|Stavros Lekkas|el|energy-materials
frankfurt|Johanna Kessler|de fr|finance
frankfurt|Cem Aydoğan|de tr|risk-resilience
dusseldorf|Ulrike Hagedorn|de nl|energy-materials
dusseldorf|Malte Brinkhoff|de|consumer-retail
basel|Regula Zumsteg|de fr|health-life-sciences
basel|Luc Aebischer|fr de|health-life-sciences
lyon|Capucine Roche|fr|operations
manchester|Hetty Ashworth|fr|public-sector
manchester|Imran Siddiq|ur|health-life-sciences
zurich|Seraina Caduff|de rm it|organisation-leadership
zurich|Beat Odermatt|de fr|strategy
zurich-seefeld|Ladina Pult|rm de|organisation-leadership
berlin|Mira Stojanović|de sr|digital-ai
berlin-laboratory|Konrad Weiß|de|digital-ai
berlin-laboratory|Thuy Linh Pham|de vi|operations
munich|Veronika Obermaier|de it|operations
hamburg|Fiete Petersen|de da|mobility-infrastructure
vienna|Leopold Traxler|de hu|strategy
vienna|Nadja Hrustić|de bs|public-sector
paris|Baptiste Lemoine|fr es|consumer-retail
paris|Assia Benhamou|fr ar|sustainability
london|Philippa Garland|fr|strategy
london|Kwame Asante|tw fr|finance
london|Rhys Morgan|cy|digital-ai
madrid|Lucía Arrieta|es eu|public-sector
madrid|Gonzalo Peralta|es pt|finance
milan|Ottavia Sforni|it fr|sustainability
stockholm|Elsa Nyberg|sv fi|energy-materials
oslo|Sindre Aasland|no de|mobility-infrastructure
warsaw|Zuzanna Pawlak|pl de|digital-ai
istanbul|Defne Karaca|tr fr|consumer-retail
abu-dhabi|Salma Al-Ketbi|ar|energy-materials
abu-dhabi|Yousef Darwish|ar fr|public-sector
dubai|Rania Khoury|ar fr|strategy
riyadh|Faisal Al-Otaibi|ar|finance
cairo|Mariam Shawky|ar de|health-life-sciences
lagos|Ngozi Eze|ig|finance
lagos|Tunde Bakare|yo fr|digital-ai
accra|Abena Owusu|tw|consumer-retail
casablanca|Hicham Tazi|ar fr es|mobility-infrastructure
casablanca|Salma Bennani|ar fr|sustainability
doha|Maha Al-Kuwari|ar|organisation-leadership
cape-town|Lindiwe Jacobs|xh af|sustainability
cape-town|Pieter Malan|af|risk-resilience
nairobi|Achieng Odhiambo|sw luo|public-sector
johannesburg|Naledi Dube|zu st|energy-materials
seoul|Seo-yeon Han|ko ja|digital-ai
seoul|Min-jae Kwon|ko|operations
jakarta|Dewi Prasetya|id nl|mobility-infrastructure
ho-chi-minh-city|Quang Minh Le|vi fr|operations
auckland|Hine Parata|mi|risk-resilience
delhi|Ananya Bhargava|hi pa|public-sector
bengaluru|Karthik Iyengar|kn ta|digital-ai
mumbai|Zoya Merchant|hi gu|finance
singapore|Wei Jie Tan|zh ms|risk-resilience
tokyo|Ren Ishikura|ja|strategy
osaka|Sakura Nagai|ja ko|operations
toronto|Maude Gagnon|fr|health-life-sciences
mexico-city|Ximena Robledo|es|consumer-retail
bogota|Andrés Quintana|es pt|mobility-infrastructure
santiago|Catalina Vergara|es|energy-materials
buenos-aires|Ezequiel Roldán|es it|strategy
new-york|Delia Freeman|es|organisation-leadership
san-francisco|Theo Nakagawa|ja|digital-ai
sao-paulo|Thiago Barros|pt es|consumer-retail`;

const roles = ['Associate Partner', 'Partner', 'Partner', 'Principal', 'Expert'] as const;

/** Topics of a practice: in biographies, and as interests. */
const work: Record<Practice, readonly (readonly [said: string, interests: readonly string[]])[]> = {
  strategy: [
    [
      'advises owners who must decide what to stop, and keeps a list of the projects that were ended in time',
      ['portfolio decisions', 'family firms'],
    ],
    ['helps boards to write plans that fit on one page and survive the second quarter', ['planning', 'market entry']],
  ],
  operations: [
    [
      'walks production lines with their crews and counts the minutes in which nobody is to blame',
      ['maintenance', 'small batches'],
    ],
    ['redesigns warehouses around the people who know where things really are', ['logistics', 'changeovers']],
  ],
  'digital-ai': [
    [
      'builds forecasting tools and, with more patience, the habits that make people use them',
      ['forecasting', 'data platforms'],
    ],
    [
      'takes over systems that nobody has read for twenty years and leaves them legible',
      ['legacy systems', 'AI governance'],
    ],
  ],
  sustainability: [
    ['prices repair, reuse and shade, and has been wrong about only one of them', ['circular materials', 'urban heat']],
    ['visits carbon projects in the wet season, when they are honest', ['forest economics', 'footprints']],
  ],
  'organisation-leadership': [
    [
      'sits in on the first hundred days of new managers and says little until asked',
      ['first-time managers', 'boards'],
    ],
    [
      'studies why teams of nine decide faster than teams of twelve, and dissolves committees for a living',
      ['team design', 'succession'],
    ],
  ],
  'risk-resilience': [
    ['runs rehearsals in which the telephones ring and the files are gone', ['crisis exercises', 'back-ups']],
    ['draws supply chains to the fourth tier, where the maps usually end', ['supply chains', 'insurance']],
  ],
  'health-life-sciences': [
    [
      'works with hospitals on the hour after admission, in which most of the day is lost',
      ['hospital operations', 'nursing'],
    ],
    ['designs trials that patients can reach by bus', ['clinical trials', 'pharmacies']],
  ],
  'energy-materials': [
    [
      'tests contracts for heat, hydrogen and power against the winters of the past thirty years',
      ['heat networks', 'power markets'],
    ],
    ['follows copper and cement from the pit to the skip and back', ['copper', 'cement']],
  ],
  'consumer-retail': [
    [
      'counts empty shelves with the people who fill them, and has opinions about bread',
      ['store formats', 'private label'],
    ],
    ['works on prices that customers forgive', ['pricing', 'food waste']],
  ],
  'mobility-infrastructure': [
    ['plans ferries, trams and the ten minutes between them', ['public transport', 'ports']],
    ['advises those who own bridges and would like to keep them', ['bridges', 'charging']],
  ],
  'public-sector': [
    [
      'rewrites forms with the clerks who hand them out and the citizens who hand them back',
      ['public services', 'plain language'],
    ],
    ['helps treasurers to publish figures that they would rather explain in person', ['open budgets', 'schools']],
  ],
  finance: [
    [
      'works with banks on the hour before a run and with their supervisors on the hour after',
      ['liquidity', 'payments'],
    ],
    ['looks into credit models until the loan officers recognise their customers', ['credit', 'remittances']],
  ],
};

const beginnings = [
  'began as an apprentice in a repair yard and still carries a feeler gauge',
  'trained as an actuary and left after discovering that the interesting tables were elsewhere',
  'taught mathematics at a secondary school for six years, which was better preparation than any degree',
  'came from the audit office, where the habit of asking for the second invoice was formed',
  'spent five years in a control room and three in a ministry, and misses the control room',
  'studied geography, drove a van for a bakery, and learnt more about cities from the van',
  'was a ward sister before joining the firm and is the reason why its rotas are readable',
  'wrote software for lifts, in which mistakes are noticed at once',
  'joined from a port authority with a box of tide tables that turned out to be useful',
  'edited a regional newspaper and keeps its style sheet beside the project plan',
] as const;

const habits = [
  'Colleagues are asked to bring one figure to each meeting, and to know who measured it.',
  'Fridays are for reading, with the telephone in a drawer.',
  'Every project ends with a letter to the client about what was got wrong.',
  'Free evenings belong to a choir that has never won anything.',
  'A bicycle with a basket is the only vehicle that has ever been late.',
  'The best idea so far came from a canteen, and is credited to it.',
  'On the desk stands a clock that is five minutes fast, by intention.',
  'A garden of eleven bean varieties is kept as a lesson in portfolios.',
  'Slides are permitted after the third conversation.',
  'Once a year there is a talk at the local school, where the questions are harder.',
  'A notebook of questions that nobody could answer is now in its fourth volume.',
  'In winter there is cross-country skiing, and in summer talk of it.',
] as const;

/**
 * The handwritten people and their colleagues, up to `amount`; further ones are namesakes, for measuring.
 * Deterministic. Some are private, some have left the firm, some have no portrait.
 */
export function allPeople(editorialPeople: readonly Person[], { amount }: { amount: number }): Person[] {
  const named = colleagues
    .split('\n')
    .map((line) => line.split('|') as [office: string, name: string, languages: string, practice: Practice]);
  const more = Array.from({ length: Math.max(0, amount - editorialPeople.length) }, (_, index) => {
    const round = Math.floor(index / named.length);
    const [office, name, languages, practice] = named[index % named.length]!;
    return colleague(round === 0 ? name : `${name} ${round + 1}`, {
      office,
      practice,
      languages: languages.split(' '),
      index,
    });
  });
  return [...editorialPeople, ...more];
}

function colleague(
  name: string,
  { office, practice, languages, index }: { office: string; practice: Practice; languages: string[]; index: number },
): Person {
  const id = identifier(name);
  const random = createRandom(`person ${id}`);
  const [sentence, interests] = work[practice][hash(id) % 2]!;
  const [first = name] = name.split(' ');
  const chosen = random.shuffle(habits);
  return {
    id,
    name,
    role: `${random.pick(roles)}, ${practices[practice]}`,
    office,
    practice,
    languages: [...languages, 'en'],
    bio: `${first} ${sentence}. ${first} ${random.pick(beginnings)}. ${chosen[0]} ${chosen[1]}`,
    interests: [...interests],
    email: `${id}@alder-voss.example`,
    ...(index % 3 !== 2 && { linkedin: `https://colleagues.example/in/${id}` }),
    ...(index % 4 === 1 && { twitter: `https://chirp.example/${id.replaceAll('-', '_')}` }),
    ...(index % 13 === 6 && { isPrivate: true }),
    ...(index % 20 === 15 && { isAlumni: true }),
    ...(index % 4 === 3 && { hasNoPortrait: true }),
    hue: random.integer(0, 359),
  };
}

const folded: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', æ: 'ae' };

function identifier(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[ßıłøæ]/g, (letter) => folded[letter]!)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
