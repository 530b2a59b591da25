export { createDateReader, isoOf, readDate, type ReadDate } from './read-date';
export { readWrittenDate } from './read-written-date';
