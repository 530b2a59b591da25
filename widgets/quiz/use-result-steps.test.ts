import { timelineOf } from './use-result-steps';

test.each([
  [
    'a wrong answer',
    { isRight: false, isStill: false, isMobile: true },
    { marked: 150, explained: 750, finished: 1050, cheered: 0 },
  ],
  [
    'a right answer',
    { isRight: true, isStill: false, isMobile: false },
    { marked: 150, explained: 750, finished: 1050, cheered: 5000 },
  ],
  [
    'a right answer on a phone',
    { isRight: true, isStill: false, isMobile: true },
    { marked: 150, explained: 750, finished: 5000, cheered: 5000 },
  ],
  [
    'any answer of a visitor who wants no motion',
    { isRight: true, isStill: true, isMobile: true },
    { marked: 0, explained: 0, finished: 0, cheered: 0 },
  ],
])('%s takes its time', (_answer, how, timeline) => {
  expect(timelineOf(how)).toEqual(timeline);
});
