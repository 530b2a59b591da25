/** Code that all widgets with events share: days, times, cards and calendar files. */
export { dayAfter, daysOf, isDay, momentOf, seriesIn } from './days';
export { createFetchSourceEvents, useSourceEvents } from './source-events';
export { event, eventMembers, itemOf, type WrittenEvent } from './event';
export { EventCard } from './EventCard';
export { giveAnchor } from './anchor';
