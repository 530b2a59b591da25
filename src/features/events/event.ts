import { choice, date, flag, group, image, link, list, number, text, type PropsOf } from '../../contract';
import type { EventItem } from '../../services/events';

const offer = group(
  {
    price: number({ required: true, minimum: 0, description: '0 is free.' }),
    currency: text({ required: true, description: 'ISO 4217, such as EUR.' }),
  },
  { description: 'One price.' },
);

export const eventMembers = {
  id: text({ required: true, description: 'Tells events apart; also the anchor of the card.' }),
  title: text({ required: true, description: 'An event without one is left out.' }),
  description: text({ description: 'What happens there.' }),
  image: image({ description: 'A picture, three by two.' }),
  startTime: date({ description: 'ISO 8601. The year 1 says that no date is set yet.' }),
  endTime: date({ description: 'ISO 8601. Before the start it is ignored.' }),
  expirationDate: date({ description: 'The last day on which it is listed; its last day unless given.' }),
  timeZone: text({
    description:
      'IANA name, such as Europe/Zurich: times are told in it, with the visitor’s beside them. Without it they are told in the visitor’s.',
  }),
  isWholeDay: flag({ description: 'Days without hours.' }),
  region: text({ description: 'Where in the world.' }),
  eventLocation: text({ description: 'The address.' }),
  eventFormat: text({ description: 'Such as Virtual.' }),
  interest: text({ description: 'What it is about.' }),
  filterValue: text({
    description: 'Names of the filters that it belongs to, with commas between. The events service filters by them.',
  }),
  pinnedItem: flag({ description: 'Marked as a highlight.' }),
  isOver: choice(['true', 'false'], { description: 'Whether it is over; by the visitor’s clock unless given.' }),
  callToActions: list(link({ description: 'Where the visitor goes on.' }), {
    max: 2,
    description: 'What the visitor can do.',
  }),
  url: text({ description: 'Address of its page. The title leads there, or to the card unless given.' }),
  calendarUrl: text({ description: 'Address of its .ics file.' }),
  performers: list(text({ max: 200, description: 'A name.' }), { max: 10, description: 'Who speaks or leads.' }),
  offers: list(offer, { max: 10, description: 'Prices. The lowest is shown.' }),
};

/** Server-rendered markup of an event in a placeholder. */
export const event = group(eventMembers, { description: 'One event, as the server wrote it.' });

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
