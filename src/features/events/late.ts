/** Loaded by the press on an event, or on "Add to calendar". */
export { CalendarMenu } from './CalendarMenu';
export { EventDialog } from './EventDialog';
