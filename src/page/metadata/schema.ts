import { log } from '../../contract';
import type {
  Article,
  BreadcrumbListLeaf,
  CountryLeaf,
  Event,
  GeoCoordinatesLeaf,
  JobPostingLeaf,
  MonetaryAmountLeaf,
  OrganizationLeaf,
  PersonLeaf,
  Place,
  PostalAddressLeaf,
  ProfilePageLeaf,
  VideoObjectLeaf,
} from 'schema-dts';
import { config, hasPassed, language } from '../../core';
import { type Fields, fieldsOf, webAddress } from './fields';

/** A class selector, the only kind of selector that search engines support. */
const CLASS = /^\.[\w-]+$/;

export type Description =
  | Exclude<Article | Event, string>
  | BreadcrumbListLeaf
  | JobPostingLeaf
  | OrganizationLeaf
  | ProfilePageLeaf
  | VideoObjectLeaf;

/** The schema.org description of a subject; undefined if a field is missing that search engines require. */
export function describe(kind: string | undefined, fields: Fields, address: string): Description | undefined {
  switch (kind) {
    case 'article':
      return config().flags.articleSeoSchema ? article(fields, address) : undefined;
    case 'event':
      return event(fields, address);
    case 'job':
      return job(fields, address);
    case 'video':
      return video(fields);
    case 'person':
      return profile(fields, address);
    default:
      return undefined;
  }
}

function article(fields: Fields, address: string): Article | undefined {
  const headline = fields.text('title');
  if (!headline) return undefined;
  const published = fields.date('originalPublicationDate') ?? fields.date('displayDate');
  const authors = fields
    .items('authors')
    .flatMap((author): PersonLeaf[] =>
      author.text('name')
        ? [definedFields<PersonLeaf>({ '@type': 'Person', name: author.text('name'), url: author.address('url') })]
        : [],
    );
  const isGated = fields.text('accessStatus') === 'registered users only' || fields.flag('enableRegWall');
  const selector = gatedPart();
  return definedFields<Article>({
    '@type': 'Article',
    headline,
    description: fields.text('description'),
    image: fields.image('standardImage')?.address('src'),
    inLanguage: language(),
    datePublished: published,
    dateModified: fields.date('updatedDate') ?? published,
    author: authors.length ? authors : undefined,
    publisher: firm(),
    mainEntityOfPage: address,
    isAccessibleForFree: !isGated && !fields.flag('forClientsOnly'),
    hasPart:
      isGated && selector
        ? { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: selector }
        : undefined,
  });
}

/** The name in the page's wall. */
function gatedPart(): string | undefined {
  const selectors = [...document.querySelectorAll('[data-module$="regwall"]')].map(
    (wall) => wall.getAttribute('data-gated')?.trim() ?? '',
  );
  return selectors.find((selector) => CLASS.test(selector));
}

function event(fields: Fields, address: string): Event | undefined {
  const [name, startDate, venue, format] = [
    fields.text('title'),
    fields.date('startTime'),
    fields.text('eventLocation'),
    fields.text('eventFormat')?.toLowerCase() ?? '',
  ];
  const isOnline = /virtual|online|hybrid/.test(format);
  const isThere = !isOnline || format.includes('hybrid');
  if (!name || !startDate || (isThere && !venue)) return undefined;
  const where = isThere && venue ? { '@type': 'Place' as const, name: venue, address: venue } : undefined;
  const online = isOnline ? { '@type': 'VirtualLocation' as const, url: address } : undefined;
  const locations = [where, online].filter((candidate) => candidate !== undefined);
  const end = fields.date('endTime');
  return definedFields<Event>({
    '@type': 'Event',
    name,
    startDate,
    endDate: end && Date.parse(end) >= Date.parse(startDate) ? end : undefined,
    description: fields.text('description'),
    image: fields.image('standardImage')?.address('src'),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline && isThere ? 'Mixed' : isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
    organizer: firm(),
    url: address,
  });
}

const EMPLOYMENT_TYPE = /^(?:(?:FULL|PART)_TIME|CONTRACTOR|TEMPORARY|INTERN|VOLUNTEER|PER_DIEM|OTHER)$/;

/** Expired jobs are not described. */
function job(fields: Fields, address: string): JobPostingLeaf | undefined {
  const [title, datePosted, validThrough] = [
    fields.text('title'),
    fields.date('datePosted'),
    fields.date('validThrough'),
  ];
  const description = htmlOf(fields.lines('description'));
  const jobLocations = fields.items('locations').flatMap((location): Place[] => {
    const country = location.text('country');
    return country
      ? [
          {
            '@type': 'Place',
            address: definedFields<PostalAddressLeaf>({
              '@type': 'PostalAddress',
              addressLocality: location.text('city'),
              addressCountry: country,
            }),
          },
        ]
      : [];
  });
  if (!title || !description || !datePosted || !jobLocations.length || (validThrough && hasPassed(validThrough)))
    return undefined;
  const identifier = fields.text('jobID');
  const types = fields.texts('employmentType').filter((type) => EMPLOYMENT_TYPE.test(type));
  const isRemote = fields.flag('isRemote');
  const applicants = fields.texts('applicantCountries').map((name): CountryLeaf => ({ '@type': 'Country', name }));
  return definedFields<JobPostingLeaf>({
    '@type': 'JobPosting',
    title,
    description,
    datePosted,
    validThrough,
    identifier: identifier && { '@type': 'PropertyValue', name: config().metadata.firm, value: identifier },
    hiringOrganization: firm(),
    jobLocation: jobLocations,
    employmentType: types.length ? types : undefined,
    jobLocationType: isRemote ? 'TELECOMMUTE' : undefined,
    applicantLocationRequirements: isRemote && applicants.length ? applicants : undefined,
    baseSalary: salary(fields.items('salary')[0]),
    url: address,
  });
}

const BLOCK = /<\/?(?:p|[ou]l|li|h[1-6])\b/i;
/** The HTML that search engines read, after `escaped`. Headings become paragraphs. */
const ALLOWED = /&lt;(\/?)(p|[ou]l|li|h[1-6]|br)(?=[\s/]|&gt;)(?:[^&]|&(?!gt;))*&gt;/gi;
const KNOWN_AS: Readonly<Record<string, string>> = { h: 'p', o: 'ul' };
const OTHER_TAG = /&lt;[/!]?[a-z](?:[^&]|&(?!gt;))*&gt;|&lt;!--.*?--&gt;/gi;

/** Search engines read the description of a job as HTML: paragraphs and lists stay, without attributes. */
function htmlOf(lines: readonly string[]): string {
  return lines
    .map((line) => {
      const text = line.replace(/<(script|style)\b(?:(?!<\1\b).)*?<\/\1>/gi, '');
      const html = escaped(text)
        .replace(
          ALLOWED,
          (_, end: string, tag: string) => `<${end}${KNOWN_AS[tag[0]!.toLowerCase()] ?? tag.toLowerCase()}>`,
        )
        .replace(OTHER_TAG, '')
        .trim();
      return BLOCK.test(text) || !html ? html : `<p>${html}</p>`;
    })
    .join('');
}

function escaped(text: string): string {
  return text
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

function salary(fields: Fields | undefined): MonetaryAmountLeaf | undefined {
  const [currency, unitText, minValue, maxValue] = [
    fields?.text('currency'),
    fields?.text('unit'),
    fields?.number('from'),
    fields?.number('to'),
  ];
  if (
    !currency ||
    !/^[A-Z]{3}$/.test(currency) ||
    !unitText ||
    !/^(?:HOUR|DAY|WEEK|MONTH|YEAR)$/.test(unitText) ||
    !minValue ||
    !maxValue ||
    maxValue < minValue
  )
    return undefined;
  return { '@type': 'MonetaryAmount', currency, value: { '@type': 'QuantitativeValue', minValue, maxValue, unitText } };
}

function video(fields: Fields): VideoObjectLeaf | undefined {
  const [name, thumbnail, uploadDate] = [
    fields.text('title'),
    fields.image('standardImage')?.address('src'),
    fields.date('uploadDate'),
  ];
  const duration = fields.text('duration');
  if (!name || !thumbnail || !uploadDate) return undefined;
  return definedFields<VideoObjectLeaf>({
    '@type': 'VideoObject',
    name,
    thumbnailUrl: thumbnail,
    uploadDate,
    description: fields.text('description'),
    duration: duration && /^P(?=[\dT])[\dDTHMS.]+$/.test(duration) ? duration : undefined,
    contentUrl: fields.address('contentUrl'),
    embedUrl: fields.address('embedUrl'),
  });
}

function profile(fields: Fields, address: string): ProfilePageLeaf | undefined {
  const name = fields.text('title');
  if (!name) return undefined;
  const profiles = fields.addresses('profiles');
  const mainEntity = definedFields<PersonLeaf>({
    '@type': 'Person',
    name,
    jobTitle: fields.text('firmTitle'),
    description: fields.text('description'),
    image: fields.image('standardImage')?.address('src'),
    sameAs: profiles.length ? profiles : undefined,
    worksFor: firm(),
    url: address,
  });
  return { '@type': 'ProfilePage', mainEntity };
}

function firm(): OrganizationLeaf {
  const { firm: name, organisation } = config().metadata;
  return definedFields<OrganizationLeaf>({ '@type': 'Organization', name, url: fieldsOf(organisation).address('url') });
}

/** With the offices that the page lists. */
export function describeFirm(offices: readonly Fields[]): OrganizationLeaf | undefined {
  const fields = fieldsOf(config().metadata.organisation);
  const profiles = fields.addresses('profiles');
  const url = fields.address('url');
  const officePlaces = offices.map(placeOf).filter((candidate) => candidate !== undefined);
  return url
    ? definedFields<OrganizationLeaf>({
        '@type': 'Organization',
        name: config().metadata.firm,
        url,
        logo: fields.address('logo'),
        sameAs: profiles.length ? profiles : undefined,
        location: officePlaces.length ? officePlaces : undefined,
      })
    : undefined;
}

/** Undefined for an office with neither a country nor an address: a city is not enough. */
function placeOf(fields: Fields): Place | undefined {
  const [city, country, lines] = [fields.text('name'), fields.text('country'), fields.lines('officeAddress')];
  const name = fields.text('displayName') ?? city;
  if (!name || (!country && !lines.length)) return undefined;
  return definedFields<Exclude<Place, string>>({
    '@type': 'Place',
    name,
    address: definedFields<PostalAddressLeaf>({
      '@type': 'PostalAddress',
      streetAddress: lines.join(', ') || undefined,
      addressLocality: city,
      addressCountry: country,
    }),
    telephone: fields.text('officePhoneNumber'),
    faxNumber: fields.text('officeFaxNumber'),
    geo: position(fields),
  });
}

/** Content systems print 0 and 0 for empty coordinates. */
function position(fields: Fields): GeoCoordinatesLeaf | undefined {
  const [latitude, longitude] = [Number(fields.text('mapLatitude') ?? NaN), Number(fields.text('mapLongitude') ?? NaN)];
  const isKnown = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isKnown ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined;
}

/** The breadcrumb links and the page itself. A single step is not described. */
export function describeTrail(title: string | undefined, address: string): BreadcrumbListLeaf | undefined {
  const links = [...(trail()?.querySelectorAll('a[href]') ?? [])].flatMap((link) => {
    const [name, item] = [link.textContent?.replace(/\s+/g, ' ').trim(), webAddress(link.getAttribute('href'))];
    return name && item ? [{ name, item }] : [];
  });
  const steps = title && links.at(-1)?.item !== address ? [...links, { name: title, item: address }] : links;
  if (steps.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function trail(): Element | null {
  const { breadcrumbs } = config().metadata;
  try {
    return breadcrumbs ? document.querySelector(breadcrumbs) : null;
  } catch {
    log('error', `Inlay: metadata.breadcrumbs is "${breadcrumbs}", which is no CSS selector.`);
    return null;
  }
}

/** Leaves out undefined fields. */
function definedFields<T extends object>(fields: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
