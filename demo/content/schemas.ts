/**
 * The schemas of everything in this folder: each declaration is both the validation and the type. Unknown keys are
 * errors, so that a misspelt optional field is noticed.
 */
import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  min,
  nonempty,
  number,
  object,
  optional,
  pattern,
  record,
  size,
  string,
} from 'superstruct';
import { families } from '../images/families.ts';

export const languages = ['en', 'de', 'ar', 'ja'] as const;
export type Language = (typeof languages)[number];

/** Practice ids and their English names, in menu order. */
export const practices = {
  strategy: 'Strategy',
  operations: 'Operations',
  'digital-ai': 'Digital and AI',
  sustainability: 'Sustainability',
  'organisation-leadership': 'Organisation and Leadership',
  'risk-resilience': 'Risk and Resilience',
  'health-life-sciences': 'Health and Life Sciences',
  'energy-materials': 'Energy and Materials',
  'consumer-retail': 'Consumer and Retail',
  'mobility-infrastructure': 'Mobility and Infrastructure',
  'public-sector': 'Public Sector',
  finance: 'Financial Institutions',
} as const;
export type Practice = keyof typeof practices;

const practice = enums(Object.keys(practices) as Practice[]);
const family = enums(families);
const text = nonempty(string());
const texts = array(text);
const id = pattern(string(), /^[a-z0-9]+(-[a-z0-9]+)*$/);
const date = pattern(string(), /^\d{4}-\d{2}-\d{2}$/);
const time = pattern(string(), /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/);
const languageCode = pattern(string(), /^[a-z]{2}$/);

export const frontMatter = object({
  title: text,
  description: text,
  eyebrow: text,
  practice,
  topics: texts,
  authors: array(id),
  date,
  updated: optional(date),
  access: enums(['open', 'registered']),
  image: family,
  imageAlt: text,
  /** The image credit in a hero, shown on request. */
  imageCaption: optional(text),
  /** The header of the page, if it is not the default. */
  hero: optional(enums(['article', 'full', 'full-beneath', 'fifty-fifty', 'video', 'collection'])),
  /** A video of the media library, for the hero that shows one. */
  video: optional(id),
  sourcePublication: optional(text),
  translationOf: optional(id),
});
export type FrontMatter = Infer<typeof frontMatter>;

export const blogSettings = object({
  title: text,
  description: text,
  language: enums(languages),
  image: family,
  imageAlt: string(),
  heroImageRenderStyle: enums(['Full Height Hero', 'Half Height Hero', 'No Image']),
  /** In pixels. */
  heroImageTopOffset: optional(number()),
  horizontalCropPosition: optional(text),
  heroBackgroundColor: optional(text),
  blogTheme: enums(['Card based', 'Standard blog']),
  browseOptions: array(enums(['authors', 'tags', 'dates'])),
  hideShareTools: optional(boolean()),
  promo: object({
    title: text,
    description: text,
    renderStyle: enums(['text', 'subscribe', 'link']),
    link: optional(object({ text, url: text })),
    /** The code of the newsletter for one-click subscription. */
    subscription: optional(text),
  }),
  /** Titles by id. */
  tags: record(id, text),
  /** People's roles in this blog; private entries have none. */
  authors: record(id, object({ title: optional(text), description: optional(text) })),
});
export type BlogSettings = Infer<typeof blogSettings>;

export const blogEntryHead = object({
  title: text,
  /** The name in the CMS, if it differs from the title; the slug is made from it. */
  name: optional(text),
  sEOTitle: optional(text),
  description: text,
  date,
  tags: array(id),
  authors: array(id),
  access: enums(['open', 'registered']),
  /** The public part of an entry for registered readers. */
  teaser: optional(text),
  image: optional(family),
  imageAlt: optional(string()),
  imageCaption: optional(text),
  showCaption: optional(boolean()),
  heroImageRenderStyle: enums(['Edge-to-Edge with text overlay', 'Edge-to-Edge', 'Small', 'Column Width']),
  hideDek: optional(boolean()),
  /** Slugs of articles in the blog's language. */
  related: optional(array(id)),
});
export type BlogEntryHead = Infer<typeof blogEntryHead>;

export const person = object({
  id,
  name: text,
  role: text,
  office: id,
  practice,
  languages: array(languageCode),
  bio: text,
  interests: texts,
  email: text,
  twitter: optional(text),
  linkedin: optional(text),
  /** Only name and role are public: no page, no biography, no contact. */
  isPrivate: optional(boolean()),
  isAlumni: optional(boolean()),
  /** The person does not want a portrait. */
  hasNoPortrait: optional(boolean()),
  /** In degrees on the colour wheel; the hue of the monogram's second colour. */
  hue: number(),
});
export type Person = Infer<typeof person>;

export const office = object({
  id,
  city: text,
  /** Distinguishes several offices in a city. */
  name: optional(text),
  country: text,
  countryCode: pattern(string(), /^[A-Z]{2}$/),
  region: text,
  /** The state or province. */
  area: optional(text),
  address: text,
  phone: text,
  fax: optional(text),
  /** Without both, the office is not on the map. */
  latitude: optional(number()),
  longitude: optional(number()),
  links: optional(array(object({ text, url: text }))),
  hideFromLocations: optional(boolean()),
  opened: integer(),
  description: text,
});
export type Office = Infer<typeof office>;

export const job = object({
  id,
  title: text,
  friendlyURL: text,
  interest: text,
  interestCategory: text,
  cities: nonempty(texts),
  countries: nonempty(texts),
  industries: texts,
  functions: texts,
  whatYouWillDo: text,
  whoYouWillWorkWith: text,
  yourBackground: text,
  compensationRange: text,
  jobApplyURL: text,
  language: enums(['en', 'de']),
  /** The handwritten position that this one repeats at another office or level. */
  variantOf: optional(id),
  posted: optional(date),
  validThrough: optional(date),
  /** `compensationRange` as numbers. */
  salary: optional(
    object({
      currency: pattern(string(), /^[A-Z]{3}$/),
      from: number(),
      to: number(),
      unit: enums(['YEAR', 'MONTH', 'HOUR']),
    }),
  ),
  workplace: optional(enums(['on-site', 'hybrid', 'remote'])),
  /** Values of schema.org. */
  employmentType: optional(array(enums(['FULL_TIME', 'PART_TIME', 'TEMPORARY', 'INTERN']))),
  /** Where applicants for remote work may live. */
  applicantCountries: optional(texts),
  /** Links to apply, for positions with several entry levels. */
  Einstiegslevel: optional(array(object({ text, url: text }))),
});
export type Job = Infer<typeof job>;

export const event = object({
  id,
  title: text,
  description: text,
  region: text,
  eventLocation: text,
  startTime: time,
  endTime: time,
  eventFormat: enums(['Virtual', 'In person', 'Hybrid']),
  pinnedItem: boolean(),
  expirationDate: date,
  interest: text,
  image: family,
  /** An IANA time zone; without it, times are in the visitor's zone. */
  timeZone: optional(text),
  /** All-day events. */
  isWholeDay: optional(boolean()),
  callToActions: optional(array(object({ text, url: text }))),
  performers: optional(array(object({ name: text, url: optional(text) }))),
  /** `currency` is an ISO 4217 code; a price of 0 is free. */
  offers: optional(array(object({ price: number(), currency: pattern(string(), /^[A-Z]{3}$/), url: optional(text) }))),
  /** Recurrence rules, as lines of iCalendar: `RRULE:FREQ=WEEKLY;COUNT=8`, `EXDATE:20261224T170000Z`. */
  recurrence: optional(array(pattern(string(), /^(?:RRULE|RDATE|EXDATE):[A-Z\d;=,:+-]{1,500}$/))),
  /** Overrides of single dates of a series. */
  changes: optional(
    array(
      object({
        /** The original start. */
        recurrenceId: time,
        isCancelled: optional(boolean()),
        title: optional(text),
        eventLocation: optional(text),
        startTime: optional(time),
        endTime: optional(time),
      }),
    ),
  ),
});
export type Event = Infer<typeof event>;

export const video = object({
  id,
  title: text,
  description: text,
  durationSeconds: min(integer(), 1),
  date,
  topics: texts,
  speakers: array(id),
  tags: texts,
  image: family,
});
export type Video = Infer<typeof video>;

/** A university, with a transliteration if its name is in another script. */
export interface University {
  name: string;
  url: string;
  latin?: string;
}

const optionId = enums(['optionA', 'optionB', 'optionC', 'optionD']);

const question = object({
  id,
  title: text,
  description: text,
  options: size(array(object({ id: optionId, text })), 2, 4),
  correctAnswer: optionId,
  correctResponseTitle: text,
  incorrectResponseTitle: text,
  correctAnswerText: text,
  incorrectAnswerText: text,
  relatedArticle: object({ url: text, eyebrow: text, title: text, thumbnail: object({ src: text, alt: text }) }),
});

export const quiz = object({
  quizId: id,
  mediaId: id,
  language: enums(languages),
  quizTitle: text,
  displayNumber: optional(text),
  hideShareControls: optional(boolean()),
  questions: size(array(question), 1, 5),
});
export type Quiz = Infer<typeof quiz>;

/** Widget texts that the content service overrides, by flat key ("quiz.next"). */
export const dictionary = record(pattern(string(), /^[a-z-]+\.[A-Za-z]+$/), text);
export type Dictionary = Infer<typeof dictionary>;
