import { hash } from '../../images/random.ts';
import type { Job, Office } from '../schemas.ts';
import { inGerman, officesIn } from './german-names.ts';
import { readSalary, salaryIn, salaryText } from './pay.ts';
import { remoteTeam, workOf } from './work.ts';

type Language = Job['language'];

interface Level {
  /** As in titles. */
  name: string;
  euros: readonly [from: number, to: number];
  /** Tasks at this level in any team. */
  work: readonly string[];
  /** Requirements at this level. */
  experience: string;
}

const levels: Record<Language, readonly Level[]> = {
  en: [
    {
      name: 'Analyst',
      euros: [50_000, 60_000],
      work: [
        'As an analyst you own the numbers of one question from the first measurement to the footnote, and you say so when they do not add up.',
        'You collect, clean and doubt the data of the project, and present one page of it every Friday to somebody who will ask where it came from.',
      ],
      experience: 'A good degree in any subject that taught you to estimate, and no more than two years of work since.',
    },
    {
      name: 'Associate',
      euros: [62_000, 74_000],
      work: [
        'As an associate you run one stream of the project, with a manager who reads drafts quickly and a client who telephones often.',
        'You turn interviews and measurements into a finding that the plant, the ward or the counter recognises as its own.',
      ],
      experience: 'Two or three years of work, at least one of them outside an office.',
    },
    {
      name: 'Consultant',
      euros: [72_000, 88_000],
      work: [
        'As a consultant you lead the daily work with the client’s team, decide what is measured next, and write the pages that the board will read.',
        'You hold the thread of the project from week to week: what was promised, what was found, and who has to be told first.',
      ],
      experience: 'Three to five years in the field or in advising it, and one result that still stands.',
    },
    {
      name: 'Senior consultant',
      euros: [86_000, 104_000],
      work: [
        'As a senior consultant you shape the question before anybody answers it, coach two younger colleagues and defend the findings in rooms that dislike them.',
        'You lead two streams at once, settle what their teams disagree about, and take the difficult half of each interview yourself.',
      ],
      experience: 'Five years or more, among them a project that went wrong and that you are willing to talk about.',
    },
    {
      name: 'Engagement manager',
      euros: [112_000, 134_000],
      work: [
        'As engagement manager you answer for a team of five, its timetable and its sleep, and you are the person whom the client calls on Sunday.',
        'You plan the project so that it can end early, tell the client when it should, and see to it that each of your team learns one thing that they asked to learn.',
      ],
      experience: 'Seven years or more, three of them leading people who later wished to work with you again.',
    },
    {
      name: 'Expert',
      euros: [98_000, 122_000],
      work: [
        'As an expert you join projects for their hardest fortnight, leave a method behind, and publish what may be published.',
        'You are the second opinion of a dozen teams a year, and the first one whenever a model will be believed for longer than a decade.',
      ],
      experience: 'Ten years in one subject, and the patience to explain it to people who have ten minutes.',
    },
  ],
  de: [
    {
      name: 'Analyse',
      euros: [48_000, 58_000],
      work: [
        'Auf dieser Stufe verantworten Sie die Zahlen einer Frage, von der ersten Messung bis zur Fußnote, und sagen Bescheid, wenn sie nicht aufgehen.',
      ],
      experience: 'Ein gutes Studium, das Schätzen gelehrt hat, und höchstens zwei Berufsjahre danach.',
    },
    {
      name: 'Beratung',
      euros: [70_000, 86_000],
      work: [
        'Auf dieser Stufe führen Sie die tägliche Arbeit mit dem Team des Kunden, entscheiden, was als Nächstes gemessen wird, und schreiben die Seiten, die der Vorstand liest.',
      ],
      experience: 'Drei bis fünf Jahre im Fach oder in seiner Beratung, und ein Ergebnis, das noch steht.',
    },
    {
      name: 'Leitung',
      euros: [104_000, 126_000],
      work: [
        'Auf dieser Stufe stehen Sie für ein Team von fünf Leuten ein, für seinen Zeitplan und seinen Schlaf, und nehmen am Sonntag den Anruf des Kunden entgegen.',
      ],
      experience:
        'Mindestens sieben Jahre, drei davon in der Führung von Menschen, die wieder mit Ihnen arbeiten möchten.',
    },
  ],
};

const teams: Record<Language, readonly ((city: string) => string)[]> = {
  en: [
    (city) =>
      `The post is in ${city}, in a team that eats together on Thursdays and reads each other’s drafts on Fridays.`,
    (city) =>
      `You will join colleagues in ${city} who came from works, wards and ministries before they came to us, and who still telephone them.`,
    (city) =>
      `In ${city} you will share a room with three disciplines and one kettle, and a partner whose door is a curtain.`,
    (city) =>
      `Our people in ${city} travel less than most: clients come to the workshop, and stay until something works.`,
    (city) => `The team in ${city} is small enough that everybody has met every client, and large enough to disagree.`,
    (city) =>
      `You belong to the office in ${city}, and to a practice that meets twice a year somewhere with bad reception.`,
  ],
  de: [
    (city) =>
      `Die Stelle ist in ${city}, in einem Team, das donnerstags gemeinsam isst und freitags gegenseitig Entwürfe liest.`,
    (city) =>
      `In ${city} arbeiten Sie mit Kolleginnen und Kollegen, die aus Werken, Krankenhäusern und Ämtern kamen und dort noch anrufen.`,
    (city) => `Das Büro in ${city} ist klein genug, dass alle jeden Kunden kennen, und groß genug für Widerspruch.`,
  ],
};

const entryLevels: Record<Language, readonly string[]> = {
  en: ['Straight from university', 'With first experience', 'After a doctorate'],
  de: ['Direkteinstieg', 'Mit erster Berufserfahrung', 'Nach der Promotion'],
};

/**
 * The handwritten positions, and variants of them up to `amount`: other offices, other levels, other teams.
 * Deterministic. Dates are around `day` (`YYYY-MM-DD`); five positions close on it.
 */
export function allJobs(
  editorialJobs: readonly Job[],
  offices: readonly Office[],
  { amount, day }: { amount: number; day: string },
): Job[] {
  const open = offices.filter(({ hideFromLocations }) => !hideFromLocations);
  const germanSpeaking = officesIn('de', open).filter(({ countryCode }) => ['DE', 'AT', 'CH'].includes(countryCode));
  const variants = Array.from({ length: Math.max(0, amount - editorialJobs.length) }, (_, index): Job => {
    const original = editorialJobs[index % editorialJobs.length]!;
    const round = Math.floor(index / editorialJobs.length);
    const officesToUse = original.language === 'de' ? germanSpeaking : open;
    // Consecutive positions get very different offices and levels.
    const office = officesToUse[(hash(original.id) + round * 7) % officesToUse.length]!;
    return variant(original, { office, round, id: String(20_000 + index * 3) });
  });
  return [...editorialJobs, ...variants].map((job, index) =>
    dated(job.language === 'de' ? inGerman(job) : job, index, day),
  );
}

function variant(original: Job, { office, round, id }: { office: Office; round: number; id: string }): Job {
  const { language } = original;
  const ladder = levels[language];
  const level = ladder[(hash(original.id) + round) % ladder.length]!;
  const title = titleAt(original, level);
  const isLevelled = title !== original.title;
  const [, ...colleagues] = sentences(original.whoYouWillWorkWith);
  const [, ...background] = sentences(original.yourBackground);
  const isRemote = workOf({ ...original, id, variantOf: original.id }).workplace === 'remote';
  const team = isRemote ? remoteTeam[language] : teams[language][(hash(id) + round) % teams[language].length]!;
  return {
    ...original,
    id,
    variantOf: original.id,
    title,
    friendlyURL: `${slug(title)}-${id}`,
    cities: [office.city],
    countries: [office.country],
    whatYouWillDo: isLevelled
      ? `${original.whatYouWillDo} ${level.work[round % level.work.length]}`
      : original.whatYouWillDo,
    whoYouWillWorkWith: [team(office.city), ...colleagues].join(' '),
    yourBackground: isLevelled ? [level.experience, ...background].join(' ') : original.yourBackground,
    compensationRange: salaryText(salaryIn(office.countryCode, level.euros), language),
    jobApplyURL: `https://apply.alder-voss.example/${id}`,
  };
}

/** "Consultant, hydrogen and power" at another level; a title without a level stays. */
function titleAt({ title, language }: Job, level: Level): string {
  const [first = '', ...topic] = title.split(', ');
  if (language === 'de' || topic.length === 0 || !levels.en.some(({ name }) => name === first)) return title;
  return [level.name, ...topic].join(', ');
}

function dated(job: Job, index: number, day: string): Job {
  const spread = hash(`dates ${job.id}`);
  const isClosed = index % 80 === 79 && index < 400;
  const salary = readSalary(job.compensationRange);
  return {
    ...job,
    ...workOf(job),
    posted: addDays(day, isClosed ? -150 : -1 - (spread % 120)),
    validThrough: addDays(day, isClosed ? -3 : 45 + (spread % 7) * 30),
    ...(salary && { salary }),
    ...(index % 10 === 4 && {
      Einstiegslevel: entryLevels[job.language].map((text, step) => ({
        text,
        url: `${job.jobApplyURL}?level=${step + 1}`,
      })),
    }),
  };
}

/** The day after the given number of days, as `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 3600 * 1000).toISOString().slice(0, 10);
}

function sentences(text: string): string[] {
  return text.split(/(?<=[.!?]) (?=\p{Lu})/u);
}

/** A name as a URL slug. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\((?:w\/m\/d|m\/w\/d)\)/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
