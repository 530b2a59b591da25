/** Loaded at a click on an event, or on "Add to calendar". */
export { CalendarMenu } from './CalendarLinks';
export { EventDialog } from './EventDialog';
