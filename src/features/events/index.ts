/** What every widget with events has in common: days, times, cards, calendar files. */
export { dayAfter, daysOf, isDay } from './days';
export { seriesIn } from './series';
export { createFetchSourceEvents, useSourceEvents } from './source-events';
export { event, eventMembers, itemOf, type WrittenEvent } from './event';
export { EventCard } from './EventCard';
export { giveAnchor } from './anchor';
