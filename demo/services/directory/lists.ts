import { type Content, type Office, type Person, practices } from '../../content/load.ts';
import { fold, type List } from '../lists/index.ts';

export const personFacets = ['locations', 'countries', 'regions', 'languages', 'practice', 'interest'] as const;
export const officeFacets = ['region', 'country'] as const;

/** A person's card. A private one has only name and role. */
export interface Profile {
  id: string;
  title: string;
  firmTitle: string;
  description: string;
  standardImage: { src: string; alt: string };
  /** Empty without a page. */
  url: string;
  locations: string[];
  regions: string[];
  interest: string[];
  languages: string[];
  practices: string[];
  isPrivate: boolean;
  isAlumni: boolean;
  enableContactForm: boolean;
  linkedInUrl: string;
  twitterUrl: string;
}

/** People by surname, and offices by region, country and city. Hidden offices are in no list. */
export function directoryLists({ people, offices }: Pick<Content, 'people' | 'offices'>): List[] {
  return [
    {
      name: 'people',
      language: 'en',
      rows: people.map((person) =>
        personRow(
          person,
          offices.find(({ id }) => id === person.office),
        ),
      ),
    },
    { name: 'offices', rows: offices.filter(({ hideFromLocations }) => !hideFromLocations).map(officeRow) },
  ];
}

function personRow(person: Person, office: Office | undefined): List['rows'][number] {
  const { id, name, role, bio, practice, interests, isPrivate = false, isAlumni = false } = person;
  const locationFacets = office
    ? { locations: [office.city], countries: [office.country], regions: [office.region] }
    : { locations: [], countries: [], regions: [] };
  const languages = person.languages.map((code) => languageNames.of(code) ?? code);
  const item: Profile = {
    id,
    title: name,
    firmTitle: role,
    description: isPrivate ? '' : bio,
    standardImage: { src: person.hasNoPortrait || isPrivate ? '' : `/portraits/${id}.svg?ratio=1x1`, alt: '' },
    url: isPrivate ? '' : `/people/${id}`,
    locations: locationFacets.locations,
    regions: locationFacets.regions,
    interest: isPrivate ? [] : interests,
    languages: isPrivate ? [] : languages,
    practices: [practices[practice]],
    isPrivate,
    isAlumni,
    enableContactForm: !isPrivate && !isAlumni,
    linkedInUrl: (!isPrivate && person.linkedin) || '',
    twitterUrl: (!isPrivate && person.twitter) || '',
  };
  // Private values cannot be found by filtering either.
  const publicFacets = isPrivate ? { languages: [], interest: [] } : { languages, interest: interests };
  return {
    id,
    sort: fold(`${name.split(' ').at(-1)} ${name}`),
    item,
    facets: { ...locationFacets, practice: [practices[practice]], ...publicFacets },
    texts: isPrivate ? [name, role] : [name, role, bio, interests.join(', ')],
  };
}

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

function officeRow(office: Office): List['rows'][number] {
  const {
    id,
    city,
    name,
    country,
    countryCode,
    region,
    address,
    phone,
    fax = '',
    latitude,
    longitude,
    links = [],
    opened,
    description,
  } = office;
  return {
    id,
    sort: fold(`${region} ${country} ${city}`) + ` ${opened}`,
    item: {
      id,
      name: city,
      displayName: name ?? `${city}, ${country}`,
      country,
      countryCode,
      region,
      officeAddress: address,
      officePhoneNumber: phone,
      officeFaxNumber: fax,
      ...(latitude !== undefined &&
        longitude !== undefined && {
          mapLatitude: latitude,
          mapLongitude: longitude,
          mapZoom: 15,
          isZoomRequired: true,
        }),
      mapModuleLink: { text: city, url: `/offices#${id}` },
      officeLinks: links.map(({ text, url }) => ({ Text: text, Url: url })),
      opened,
      description,
    },
    facets: { region: [region], country: [country] },
  };
}
