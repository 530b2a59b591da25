/** Code that all widgets with events share: days, times, cards and calendar files. */
export { dayAfter, daysOf, isDay } from './days';
export { seriesIn } from './series';
export { createFetchSourceEvents, useSourceEvents } from './source-events';
export { event, eventMembers, itemOf, type WrittenEvent } from './event';
export { EventCard } from './EventCard';
export { giveAnchor } from './anchor';
