/** Schema.org descriptions of pages, for search engines. */
import { daysOf } from '../content/event-days.ts';
import type { Article } from '../content/load.ts';
import { pictureSeed } from './parts/card.ts';
import type { EventFound } from '../services/index.ts';
import { peopleOf } from './parts/people.ts';
import { picturePath } from './parts/picture.ts';
import { articlePath } from './paths.ts';
import type { Site } from './site.ts';

export function organisation({ addresses }: Site): object {
  return {
    '@type': 'Organization',
    '@id': `${addresses.site}/#firm`,
    name: 'Alder & Voss',
    url: `${addresses.site}/`,
    foundingDate: '1961',
    foundingLocation: 'Zürich',
    founder: ['Henrike Alder', 'Caspar Voss'].map((name) => ({ '@type': 'Person', name })),
  };
}

export function website({ addresses }: Site): object {
  return {
    '@type': 'WebSite',
    name: 'Alder & Voss',
    url: `${addresses.site}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${addresses.site}/search?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  };
}

/** A gated article marks its gated part, so that search engines may still index it. */
export function articleData(site: Site, article: Article): object {
  const { addresses } = site;
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    inLanguage: article.language,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    image: addresses.site + picturePath(article.image, pictureSeed(article), '16x9'),
    mainEntityOfPage: addresses.site + articlePath(article),
    keywords: article.topics.join(', '),
    author: peopleOf(site, article.authors).map(({ id, name }) => ({
      '@type': 'Person',
      name,
      url: `${addresses.site}/people/${id}`,
    })),
    publisher: publisher(site),
    isAccessibleForFree: article.access === 'open',
    ...(article.access === 'registered' && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.gated' },
    }),
  };
}

/** Undefined for an event that has no date yet. */
export function eventData(site: Site, event: EventFound): object | undefined {
  const { addresses } = site;
  const { first, last } = daysOf(event);
  if (!first) return undefined;
  const url = addresses.site + event.url;
  const [isThere, isOnline] = [event.eventFormat !== 'Virtual', event.eventFormat !== 'In person'];
  const locations = [
    isThere && { '@type': 'Place', name: event.eventLocation, address: event.eventLocation },
    isOnline && { '@type': 'VirtualLocation', url },
  ].filter((node) => node !== false);
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    image: addresses.site + event.image.src,
    startDate: event.isWholeDay ? first : event.startTime,
    ...(event.endTime >= event.startTime && { endDate: event.isWholeDay ? last : event.endTime }),
    url,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isThere && isOnline ? 'Mixed' : isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: locations.length === 1 ? locations[0] : locations,
    ...(event.performers && { performer: event.performers.map(({ name, url: page }) => personOf(site, name, page)) }),
    ...(event.offers && {
      offers: event.offers.map(({ price, currency, url: page = url }) => ({
        '@type': 'Offer',
        price,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        url: new URL(page, addresses.site).href,
      })),
    }),
    organizer: { ...publisher(site), url: `${addresses.site}/` },
  };
}

function personOf({ addresses }: Site, name: string, page: string | undefined): object {
  return { '@type': 'Person', name, ...(page && { url: new URL(page, addresses.site).href }) };
}

function publisher({ addresses }: Site) {
  return { '@id': `${addresses.site}/#firm`, '@type': 'Organization', name: 'Alder & Voss' };
}

export function trail({ addresses }: Site, steps: [path: string, name: string][]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([path, name], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addresses.site + path,
    })),
  };
}
