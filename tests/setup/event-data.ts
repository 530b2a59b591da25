/**
 * Google's rules for an Event, https://developers.google.com/search/docs/appearance/structured-data/event: required and
 * recommended properties, as far as the data alone can show. Returns the violations.
 */
export function problemsOfEvent(data: unknown): string[] {
  const event = record(data);
  const problems: string[] = [];
  const must = (isRight: boolean, problem: string) => void (isRight || problems.push(problem));
  const start = String(event['startDate']);

  must(event['@context'] === 'https://schema.org', '@context is https://schema.org');
  must(event['@type'] === 'Event', '@type is Event');
  must(
    isText(event['name']) && !/<|\b(?:EUR|USD|CHF|NOK) ?\d|\d{4}-\d{2}/.test(event['name']),
    'name is the title alone: no HTML, no price, no date',
  );
  must(
    isText(event['description']) && event['description'] !== event['name'],
    'description is another text than the name',
  );
  must(isTime(start), 'startDate is a day, or a time with its offset, in ISO 8601');
  must(
    event['endDate'] === undefined ||
      (isTime(String(event['endDate'])) &&
        String(event['endDate']).length === start.length &&
        Date.parse(String(event['endDate'])) >= Date.parse(start)),
    'endDate is as exact as startDate, and not before it',
  );
  must(isAddress(event['image']), 'image is a whole address');
  must(
    /^https:\/\/schema\.org\/Event(?:Scheduled|Cancelled|Postponed|Rescheduled|MovedOnline)$/.test(
      String(event['eventStatus']),
    ),
    'eventStatus is one of those that there are',
  );

  const organizer = record(event['organizer']);
  must(
    /^(?:Organization|Person)$/.test(String(organizer['@type'])) &&
      isText(organizer['name']) &&
      isAddress(organizer['url']),
    'organizer has a name and an address',
  );

  const locations = [event['location'] ?? []].flat().map(record);
  const kinds = locations
    .map((node) => String(node['@type']))
    .sort()
    .join();
  const mode = /^https:\/\/schema\.org\/(Online|Mixed|Offline)EventAttendanceMode$/.exec(
    String(event['eventAttendanceMode']),
  )?.[1];
  must(
    { Online: 'VirtualLocation', Mixed: 'Place,VirtualLocation', Offline: 'Place' }[mode ?? ''] === kinds,
    'eventAttendanceMode fits the locations',
  );
  for (const location of locations) {
    if (location['@type'] === 'VirtualLocation') must(isAddress(location['url']), 'a virtual location has an address');
    else
      must(
        isText(location['name']) &&
          (isText(location['address']) || isText(record(location['address'])['addressLocality'])),
        'a place has a name and an address',
      );
  }
  return problems;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value);
}

function isTime(text: string): boolean {
  return (
    /^(?!0001)\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(text) &&
    !Number.isNaN(Date.parse(text))
  );
}
