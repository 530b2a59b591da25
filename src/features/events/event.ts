import { choice, date, flag, group, image, link, list, number, text, type PropsOf } from '../../contract';
import type { EventItem } from '../../services/events';

const offer = group(
  {
    price: number({ required: true, minimum: 0, description: '0 means free.' }),
    currency: text({ required: true, description: 'ISO 4217, such as EUR.' }),
  },
  { description: 'One price.' },
);

export const eventMembers = {
  id: text({ required: true, description: 'A unique id, and the anchor of the card.' }),
  title: text({ required: true, description: 'The title. An event without a title is left out.' }),
  description: text({ description: 'A description.' }),
  image: image({ description: 'An image with the aspect ratio 3:2.' }),
  startTime: date({ description: 'ISO 8601. The year 1 means that there is no date yet.' }),
  endTime: date({ description: 'ISO 8601. An end before the start is ignored.' }),
  expirationDate: date({ description: 'The last day on which it is listed. Default: its last day.' }),
  timeZone: text({
    description:
      'An IANA name, such as Europe/Zurich. Times are shown in this zone, followed by the visitor’s. Default: only the visitor’s.',
  }),
  isWholeDay: flag({ description: 'An all-day event.' }),
  region: text({ description: 'The region.' }),
  eventLocation: text({ description: 'The address.' }),
  eventFormat: text({ description: 'The format, such as Virtual.' }),
  interest: text({ description: 'The subject.' }),
  filterValue: text({
    description: 'The names of its filters, separated by commas. The events service filters by them.',
  }),
  pinnedItem: flag({ description: 'Marked as a highlight.' }),
  isOver: choice(['true', 'false'], { description: 'Whether it is over. Default: by the visitor’s clock.' }),
  callToActions: list(link({ description: 'A link to the next step.' }), {
    max: 2,
    description: 'Links to the next steps.',
  }),
  url: text({ description: 'The URL of its page, which the title links to. Default: the card.' }),
  calendarUrl: text({ description: 'The URL of its .ics file.' }),
  performers: list(text({ max: 200, description: 'A name.' }), { max: 10, description: 'Speakers or hosts.' }),
  offers: list(offer, { max: 10, description: 'Prices. The lowest is shown.' }),
};

/** Server-rendered markup of an event in a placeholder. */
export const event = group(eventMembers, { description: 'A server-rendered event.' });

export type WrittenEvent = NonNullable<PropsOf<{ event: typeof event }>['event']>;

/** In the shape of the service. */
export function itemOf(event: WrittenEvent): EventItem {
  const {
    description = '',
    region = '',
    eventLocation = '',
    startTime = '',
    endTime = '',
    expirationDate = '',
    eventFormat = '',
    interest = '',
    timeZone = '',
    url = '',
    calendarUrl = '',
    image,
    callToActions = [],
    performers = [],
    offers = [],
  } = event;
  const { src = '', alt = '', width = 0, height = 0 } = image ?? {};
  return {
    ...event,
    ...{
      description,
      region,
      eventLocation,
      startTime,
      endTime,
      expirationDate,
      eventFormat,
      interest,
      timeZone,
      url,
      calendarUrl,
    },
    isOver: event.isOver && event.isOver === 'true',
    image: { src, alt, width, height },
    performers: performers.map((name) => ({ name })),
    offers: offers.filter(({ currency }) => /^[A-Z]{3}$/.test(currency)),
    callToActions: callToActions.map(({ text: label, url, target = '' }) => ({ text: label, url, target })),
  };
}
