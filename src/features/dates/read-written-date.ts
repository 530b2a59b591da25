import { formatDate } from '../../core';
import { isoOf, readDate } from './read-date';

/** For the `date` kind of props. An ambiguous date is explained to the editor. */
export function readWrittenDate(text: string, language: string) {
  // Content systems print the year 1 for an empty date.
  if (/^0001/.test(text)) return { iso: '0001-01-01' };
  const date = readDate(text, language);
  if (!date) return undefined;
  const note = `“${text}” is read as ${formatDate(date.day, undefined, 'en')}, as the language of the page (${language}) writes dates. Other countries read it as another day. Write ${date.day}`;
  return { iso: isoOf(date), note: date.isAmbiguous ? note : undefined };
}
