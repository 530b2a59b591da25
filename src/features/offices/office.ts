import { flag, group, integer, link, list, text, type Prop } from '../../contract';

/** Text with significant line breaks: `<br>` in the page, line feeds in a datasource. */
function lines(options: { max: number; default: string; description: string }): Prop<string> {
  const plain = text(options);
  return {
    ...plain,
    read: (source, note) =>
      plain.read(source.from === 'content' ? { from: 'json', value: linesOf(source.value) } : source, note),
  };
}

function linesOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\u0000');
  return copy
    .textContent!.replace(/\s+/g, ' ')
    .replace(/ ?\0 ?/g, '\n')
    .trim();
}

/** In degrees. A number out of range is invalid; it is not clamped like other numbers. */
function degrees(most: number, description: string): Prop<number | undefined> {
  const plain = text({ max: 40, description });
  return {
    ...plain,
    read(source, note) {
      const parsed = plain.read(source, note);
      const value = Number(parsed?.replace(',', '.'));
      if (parsed === undefined || Math.abs(value) <= most) return parsed === undefined ? undefined : value;
      note(`is "${parsed}", but must be -${most} to ${most}; the office is on no map`);
      return undefined;
    },
  };
}

const fields = group(
  {
    id: text({ max: 200, description: 'The fragment of a link to the office, after the #.' }),
    name: text({ max: 120, description: 'The city. Offices in one city share a card.' }),
    displayName: text({
      max: 200,
      default: '',
      description: 'The name of the office, if it is more than the city.',
    }),
    country: text({
      max: 120,
      default: '',
      description: 'The country. The summary of the parent details element works too.',
    }),
    continent: text({ max: 120, default: '', description: 'The part of the world, as a heading above its countries.' }),
    region: text({
      max: 120,
      default: '',
      description: 'The region of the country, as a heading above its cities if there are several.',
    }),
    description: text({ max: 1000, default: '', description: 'A description, as plain text.' }),
    officeAddress: lines({ max: 500, default: '', description: 'The postal address, with its line breaks.' }),
    officePhoneNumber: text({ max: 60, default: '', description: 'The telephone number.' }),
    officeFaxNumber: text({ max: 60, default: '', description: 'The fax number.' }),
    openingHours: list(text({ max: 120, description: 'Days and hours, such as `Mo-Fr 09:00-17:30`.' }), {
      max: 14,
      default: [],
      description: 'In the format of schema.org, such as `Mo-Fr 09:00-17:30`. Other texts are shown unchanged.',
    }),
    timeZone: text({
      max: 60,
      default: '',
      description: 'An IANA name, such as Europe/Oslo. With `openingHours`, the card shows whether the office is open.',
    }),
    mapLatitude: degrees(90, 'Degrees north, -90 to 90.'),
    mapLongitude: degrees(180, 'Degrees east, -180 to 180.'),
    mapZoom: integer({
      minimum: 1,
      maximum: 18,
      default: 12,
      description: 'The zoom of the map of directions, with isZoomRequired.',
    }),
    isZoomRequired: flag({ description: 'Uses mapZoom.' }),
    hideFromLocations: flag({ description: 'Removes the office from list and map.' }),
    mapModuleLink: link({ description: 'The URL of the directions. Default: derived from the coordinates.' }),
    officeLinks: list(link({ description: 'A link.' }), {
      max: 10,
      default: [],
      description: 'More links of the office.',
    }),
  },
  { description: 'An office.' },
);

type Fields = NonNullable<ReturnType<typeof fields.read>>;

export interface Office extends Omit<Fields, 'name'> {
  readonly name: string;
  /** Whether the server-rendered disclosure around it is open. */
  readonly isOpen: boolean;
  /** The server's `tel:` URL of the number. */
  readonly phoneAddress?: string | undefined;
}

/** An office; without a city it is left out. */
export const office: Prop<Office | undefined> = {
  ...fields,
  default: undefined,
  read(source, note) {
    const parsed = fields.read(source, note);
    const name = parsed?.name ?? parsed?.displayName;
    if (!parsed || !name) {
      note({ dropped: 'has no name', missing: 'name' });
      return undefined;
    }
    const details = source.from === 'content' ? source.value.closest('details') : null;
    const summary = details?.querySelector(':scope > summary')?.textContent?.replace(/\s+/g, ' ').trim();
    return {
      ...parsed,
      name,
      country: parsed.country || summary || '',
      isOpen: details?.open ?? false,
      phoneAddress: linkedNumber(source, parsed.officePhoneNumber),
    };
  },
};

/** From the link around the number, or inside it. */
function linkedNumber(source: Parameters<Prop['read']>[0], number: string): string | undefined {
  if (source.from !== 'content' || !number) return undefined;
  const links = [...source.value.querySelectorAll('a[href^="tel:" i]')];
  const link = links.find(({ textContent }) => {
    const linkText = textContent.replace(/\s+/g, ' ').trim();
    return linkText && (number.includes(linkText) || linkText.includes(number));
  });
  return link?.getAttribute('href') ?? undefined;
}

/** In degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** The coordinates, if known. Content systems print 0 and 0 for empty fields. */
export function positionOf({ mapLatitude: latitude, mapLongitude: longitude }: Office): Position | undefined {
  return latitude === undefined || longitude === undefined || (latitude === 0 && longitude === 0)
    ? undefined
    : { latitude, longitude };
}

export const directions = text({
  max: 500,
  default: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map={zoom}/{latitude}/{longitude}',
  description: 'The URL of the directions to an office with coordinates and without mapModuleLink.',
});
