import { families } from '../../images/families.ts';
import { createRandom } from '../../images/random.ts';
import type { Event, Office } from '../schemas.ts';
import { instantOf, zoneOf } from '../time-zones.ts';
import { addDays } from './jobs.ts';
import { demoSeries } from './series.ts';

/** Topics of events: the interest, the name, and a reason to attend. */
const themes: readonly (readonly [interest: string, name: string, reason: string])[] = [
  [
    'Strategy',
    'The second-best plan',
    'Most boards choose between one plan and none. Three companies that kept a second one in the drawer tell what it cost and when they opened it.',
  ],
  [
    'Strategy',
    'Growth without neighbours',
    'What happens to a strategy when every competitor has left the market, and with them every excuse.',
  ],
  [
    'Strategy',
    'How to end a project',
    'Starting is budgeted, celebrated and photographed; stopping is a rumour. We practise the conversation in which something useful ends.',
  ],
  [
    'Strategy',
    'The owner’s question',
    'Family owners ask one thing that no adviser likes: would you buy it yourself? An evening of honest answers.',
  ],
  [
    'Operations',
    'The last metre',
    'Parcels cross an ocean for less than they cross a pavement. Drivers, planners and a locksmith compare notes.',
  ],
  [
    'Operations',
    'Tools that come back',
    'Half of all torque wrenches are in the wrong place. A shipyard and a hospital show what they do about theirs.',
  ],
  [
    'Operations',
    'Changeover in nine minutes',
    'A press is stopped, changed and started again before the audience, twice: first as usual, then as the crew would like to.',
  ],
  [
    'Operations',
    'What the night shift knows',
    'Faults are found at three in the morning and reported at nine. On the six hours between, and how to give them back.',
  ],
  [
    'Digital and AI',
    'The model and the foreman',
    'A forecast is only as good as the person who may overrule it. Two plants show their overrules of a year, right and wrong.',
  ],
  [
    'Digital and AI',
    'Small data, good questions',
    'Four hundred rows can be enough, if somebody knows how they were written down. Bring yours; we bring doubts.',
  ],
  [
    'Digital and AI',
    'Old code, new owners',
    'The pension system is older than its pensioners. How three teams took over programs that nobody had read since 1988.',
  ],
  [
    'Sustainability',
    'The honest footprint',
    'Three figures for the same product, all correct. We take apart how they were made and which one belongs on the label.',
  ],
  [
    'Sustainability',
    'Repair pays',
    'Bicycle makers, a lift company and a hospital laundry on what they earn since they stopped selling new.',
  ],
  [
    'Sustainability',
    'Shade as infrastructure',
    'A degree less on a tram platform is worth a fifth of a tram. City foresters and treasurers work through one street.',
  ],
  [
    'Organisation and Leadership',
    'The first hard conversation',
    'New managers put it off for eleven weeks on average. We rehearse it with actors, and then without.',
  ],
  [
    'Organisation and Leadership',
    'Boards that read',
    'Four hundred pages arrive on Friday for Monday. What three chairs did to get forty, and what was in the other three hundred and sixty.',
  ],
  [
    'Organisation and Leadership',
    'When the founder stays',
    'Succession is easy to plan for somebody who leaves. For everybody else, a table with five who did not.',
  ],
  [
    'Risk and Resilience',
    'A week without a bank',
    'A rehearsal with real invoices and no payments system. By Wednesday somebody usually finds the cheque book.',
  ],
  [
    'Risk and Resilience',
    'The supplier of your supplier',
    'Everybody knows their first tier and nobody the third. We draw one map together until it becomes uncomfortable.',
  ],
  [
    'Risk and Resilience',
    'Fire drills for data',
    'Back-ups are made every night and restored never. In this exercise, they are.',
  ],
  [
    'Health and Life Sciences',
    'The corridor is a ward',
    'What it takes to move forty patients out of a corridor without moving them into another one.',
  ],
  [
    'Health and Life Sciences',
    'Trials that patients finish',
    'One in three leaves a trial early, most of them because of parking. What changed when a hospital asked.',
  ],
  [
    'Health and Life Sciences',
    'The price of a missed dose',
    'Pharmacists, insurers and two patients work out who pays when a blister pack is still full on Sunday.',
  ],
  [
    'Energy and Materials',
    'Grid at the edge',
    'Transformers talk, if one listens at the right hour. Network planners show the loudest hundred.',
  ],
  [
    'Energy and Materials',
    'Cement after the kiln',
    'Four routes to a cement with half the carbon, priced by the people who would have to build them.',
  ],
  [
    'Energy and Materials',
    'Heat by contract',
    'A data centre has warmth, a district wants it, and neither has a lawyer who has done this before. Ours have.',
  ],
  [
    'Energy and Materials',
    'Copper, found and lost',
    'What is mined in a year lies in drawers as well. On the other deposit, and the van that collects it.',
  ],
  [
    'Consumer and Retail',
    'The empty shelf',
    'A gap on the shelf is visible for four hours and felt for a month. Grocers count theirs in public.',
  ],
  [
    'Consumer and Retail',
    'Why they come back',
    'Points, cards and apps, and the customers who come because of the bread. Ten years of receipts, read anew.',
  ],
  [
    'Consumer and Retail',
    'Small shops, long memories',
    'What a chain of eight hundred learnt from eleven shops that refused to join it.',
  ],
  [
    'Mobility and Infrastructure',
    'The bridge that talks',
    'Eight sensors, one bridge and a decision that nobody wanted to take alone. With the engineers who took it.',
  ],
  [
    'Mobility and Infrastructure',
    'Late trains, early answers',
    'Passengers forgive a delay that is announced and nothing else. Three operators open their control rooms.',
  ],
  [
    'Mobility and Infrastructure',
    'Charging where people sleep',
    'Most cars stand in streets without sockets. Planners from six cities compare lamp posts.',
  ],
  [
    'Public Sector',
    'Forms that apologise',
    'A tax office rewrote its letters so that they could be understood, and lost half its telephone calls. The letters are on the wall.',
  ],
  [
    'Public Sector',
    'The school run',
    'One bus, forty children and a county’s budget. Transport and education sit down together, in some cases for the first time.',
  ],
  ['Public Sector', 'Open books', 'A treasurer publishes every invoice for a month and lives to tell the tale.'],
  [
    'Financial Institutions',
    'Credit by conversation',
    'What a loan officer hears that a score does not, and what the score hears that the officer would rather not.',
  ],
  [
    'Financial Institutions',
    'The quiet run',
    'Deposits leave without a queue at the door. Supervisors and treasurers rehearse the hour before the news.',
  ],
  [
    'Careers',
    'A day in the project room',
    'See what a first week looks like: half a wall of paper, one telephone call that changes it, and a partner who asks what you saw.',
  ],
  [
    'Careers',
    'Second careers',
    'For nurses, engineers and teachers who wonder whether advising is for them. Told by colleagues who were nurses, engineers and teachers.',
  ],
];

/** Kinds of events, which determine title, programme and duration. */
const forms: readonly {
  title: (name: string) => string;
  programme: string;
  format: Event['eventFormat'];
  hours: number;
  days?: number;
  action: string;
}[] = [
  {
    title: (name) => `${name}: a clinic`,
    programme: 'Six participants bring a case, and leave with two pages that they have written themselves.',
    format: 'In person',
    hours: 6,
    action: 'Bring a case',
  },
  {
    title: (name) => `${name}: an hour online`,
    programme: 'Twenty minutes of findings, forty of questions, and a transcript for those who had to leave.',
    format: 'Virtual',
    hours: 1,
    action: 'Reserve a seat',
  },
  {
    title: (name) => `${name}: a site visit`,
    programme: 'Boots and helmets are provided; opinions are to be brought along.',
    format: 'In person',
    hours: 5,
    action: 'Ask for a place',
  },
  {
    title: (name) => `Breakfast: ${lower(name)}`,
    programme: 'Coffee from half past seven, the first figure at eight, and out of the door by nine thirty.',
    format: 'In person',
    hours: 2,
    action: 'Come to breakfast',
  },
  {
    title: (name) => `${name}, rehearsed`,
    programme:
      'An exercise with roles, a clock and telephones that ring. The debriefing takes longer than the crisis, and is the better part.',
    format: 'Hybrid',
    hours: 7,
    action: 'Take a role',
  },
  {
    title: (name) => `${name}: findings and objections`,
    programme: 'The authors present for half an hour; after that the floor belongs to those who disagree.',
    format: 'Hybrid',
    hours: 2,
    action: 'Read the paper first',
  },
  {
    title: (name) => `Working days: ${lower(name)}`,
    programme:
      'Two days in mixed teams with a real problem of one of the participants, who promises to do what comes out.',
    format: 'In person',
    hours: 8,
    days: 2,
    action: 'Apply for a team',
  },
];

/** Offices with some events on days just before and after clock changes, and one without clock changes. */
const placesOfChange: ReadonlySet<string> = new Set([
  'zurich',
  'london',
  'new-york',
  'sydney',
  'santiago',
  'cairo',
  'auckland',
  'tokyo',
  'toronto',
  'helsinki',
]);
/** Days just before and after clock changes. */
const changes = [
  '2026-10-23',
  '2026-10-26',
  '2026-10-30',
  '2026-11-02',
  '2027-03-12',
  '2027-03-15',
  '2027-03-26',
  '2027-03-29',
  '2027-04-02',
  '2027-04-05',
];

/**
 * The handwritten events and generated ones up to `amount`; half of them are over on `day` (`YYYY-MM-DD`) and listed
 * for their recordings. Deterministic.
 */
export function allEvents(
  editorialEvents: readonly Event[],
  offices: readonly Office[],
  { amount, day }: { amount: number; day: string },
): Event[] {
  const open = offices.filter(({ hideFromLocations }) => !hideFromLocations);
  const wantedPast =
    Math.floor(amount / 2) - editorialEvents.filter(({ endTime }) => endTime.slice(0, 10) < day).length;
  const series = amount > editorialEvents.length ? demoSeries(day) : [];
  const count = Math.max(0, amount - editorialEvents.length - series.length);
  const more = Array.from({ length: count }, (_, index) =>
    createEvent(index, { open, day, isPast: index % count < wantedPast }),
  );
  return [...editorialEvents, ...more, ...series].map((event, index) =>
    index % 2 === 0 && !event.callToActions ? { ...event, callToActions: actionsOf(event) } : event,
  );
}

function createEvent(
  index: number,
  { open, day, isPast }: { open: readonly Office[]; day: string; isPast: boolean },
): Event {
  const round = Math.floor(index / themes.length);
  const [interest, name, reason] = themes[index % themes.length]!;
  const form = forms[(index + round * 3) % forms.length]!;
  const random = createRandom(`event ${index}`);
  const isAtChange = index % 6 === 1;
  const ofChange = open.filter(({ id }) => placesOfChange.has(id));
  const office = isAtChange ? ofChange[Math.floor(index / 6) % ofChange.length]! : random.pick(open);
  const start = isAtChange
    ? changeOf(Math.floor(index / 6), day, isPast)
    : addDays(day, isPast ? -random.integer(2, 330) : random.integer(3, 300));
  const hour = random.integer(8, 15);
  const minutes = index % 2 ? '30' : '00';
  const timeZone = form.format === 'Virtual' ? undefined : zoneOf(office.city);
  const last = addDays(start, (form.days ?? 1) - 1);
  const isWholeDay = index % 20 === 7;
  const isUndated = index % 30 === 11;
  const title = round < 3 ? form.title(name) : `${form.title(name)} (${office.city}, ${round - 1})`;
  return {
    id: `${identifier(title)}-${index + 1}`,
    title,
    description: `${reason} ${form.programme}`,
    region: form.format === 'Virtual' ? 'Global' : office.region,
    eventLocation: form.format === 'Virtual' ? 'Online' : `Alder & Voss, ${office.address}`,
    // Some hosts use the year 1 for a missing date.
    startTime: isUndated
      ? '0001-01-01T00:00:00Z'
      : isWholeDay
        ? `${start}T00:00:00Z`
        : instantOf(`${start}T${two(hour)}:${minutes}`, timeZone),
    endTime: isUndated
      ? '0001-01-01T00:00:00Z'
      : isWholeDay
        ? `${last}T23:59:59Z`
        : instantOf(`${last}T${two(hour + form.hours)}:${minutes}`, timeZone),
    eventFormat: form.format,
    pinnedItem: false,
    expirationDate: isUndated ? '0001-01-01' : isPast ? addDays(last, 400) : last,
    interest,
    image: families[index % families.length]!,
    ...(timeZone && { timeZone }),
    ...(isWholeDay && { isWholeDay }),
    ...(index % 2 === 0 && {
      callToActions: isPast
        ? [{ text: 'Watch the recording', url: '/videos' }]
        : [{ text: form.action, url: `/events#${identifier(title)}-${index + 1}` }],
    }),
  };
}

function changeOf(index: number, day: string, isPast: boolean): string {
  const days = changes.filter((change) => change < day === isPast);
  return days[index % days.length] ?? addDays(day, isPast ? -30 : 30);
}

function actionsOf({ id, endTime, expirationDate }: Event): { text: string; url: string }[] {
  const isRecorded = expirationDate > endTime.slice(0, 10);
  return [{ text: isRecorded ? 'Remind me of the recording' : 'Reserve a place', url: `/events#${id}` }];
}

function identifier(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function lower(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function two(hour: number): string {
  return String(Math.min(hour, 23)).padStart(2, '0');
}
