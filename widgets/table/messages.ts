import { defineMessages } from '../../src/core';

export const messages = defineMessages('table', {
  table: 'Table',
  legend: 'Legend',
  enlarge: 'Enlarge the table',
  sorted: 'Sorted by {column}, {direction, select, ascending {lowest first} other {highest first}}',
});
