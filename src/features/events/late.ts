/** Loaded at a click on an event, or on "Add to calendar". */
export { CalendarMenu } from './CalendarMenu';
export { EventDialog } from './EventDialog';
