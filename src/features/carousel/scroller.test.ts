import { around, counterOf, createScroller, isInView, padded, perViewOf } from './scroller';

test.each([
  [0, 7, 0],
  [6, 7, 6],
  [7, 7, 0],
  [-1, 7, 6],
  [-8, 7, 6],
  [200, 200, 0],
])('the position of %i among %i is %i', (index, count, expected) => expect(around(index, count)).toBe(expected));

test.each([
  [0, 7, '01'],
  [8, 12, '09'],
  [11, 12, '12'],
  [12, 12, '01'],
  [-1, 12, '12'],
  [199, 200, '200'],
])('slide %i of %i is counted as %s', (index, count, expected) => expect(counterOf(index, count)).toBe(expected));

test.each([
  [3, '03'],
  [12, '12'],
  [200, '200'],
])('the total of %i reads %s', (total, expected) => expect(padded(total)).toBe(expected));

test.each([
  [0, 0, 5, 1, true],
  [1, 0, 5, 1, false],
  [1, 0, 5, 1.4, false],
  [1, 0, 5, 2.2, true],
  [0, 4, 5, 2.2, true],
  [1, 4, 5, 2.2, false],
])('slide %i with %i at the start, of %i with %f in view: %s', (index, current, count, perView, expected) =>
  expect(isInView(index, current, count, perView)).toBe(expected),
);

test.each([
  [1.4, 5, 1.4],
  [1.4, 2, 1],
  [3.2, 3, 2],
  [1, 1, 1],
  [0, 4, 1],
])('of %f slides wanted in view, with %i in all, %f are shown', (requested, count, expected) =>
  expect(perViewOf(requested, count)).toBe(expected),
);

describe('a row that the browser scrolls', () => {
  /** Mocks layout for jsdom: ten slides of 100 px, `inView` of them visible, and a scroll position set by the test. */
  function setUp(inView = 1) {
    const row = document.createElement('div');
    Object.defineProperties(row, {
      clientWidth: { value: inView * 100 },
      scrollWidth: { value: 1000 },
      scroll: { value: () => {} },
    });
    row.append(
      ...[...Array(10).keys()].map((index) =>
        Object.defineProperty(document.createElement('div'), 'offsetLeft', { value: index * 100 }),
      ),
    );
    const reportedIndexes: number[] = [];
    const scroller = createScroller(row, (index) => reportedIndexes.push(index));
    const scrollTo = (left: number, type = 'scroll') => {
      row.scrollLeft = left;
      row.dispatchEvent(new Event(type));
      return reportedIndexes.at(-1);
    };
    return { row, scroller, scrollTo, reportedIndexes };
  }

  test('goes back from the requested slide, not from one that it passes on the way', () => {
    const { scroller, scrollTo, reportedIndexes } = setUp();
    scroller.step(1);
    scrollTo(20);
    expect(reportedIndexes.at(-1)).toBe(1);
    scroller.step(-1);
    expect(reportedIndexes.at(-1)).toBe(0);
    scrollTo(10);
    scrollTo(0);
    expect(reportedIndexes.at(-1)).toBe(0);
  });

  test('reports the slide that a visitor scrolls to, after it has reached the requested one', () => {
    const { scroller, scrollTo } = setUp();
    scroller.show(3);
    expect(scrollTo(150)).toBe(3);
    expect(scrollTo(300)).toBe(3);
    expect(scrollTo(190)).toBe(2);
  });

  test.each(['scrollend', 'touchstart'])('reports its position if a %s ends the scroll early', (type) => {
    const { scroller, scrollTo } = setUp();
    scroller.show(8);
    expect(scrollTo(210)).toBe(8);
    expect(scrollTo(210, type)).toBe(2);
  });

  test('has arrived at its end if the requested slide cannot reach the start', () => {
    const { scroller, scrollTo } = setUp(3);
    scroller.show(8);
    expect(scrollTo(690)).toBe(8);
    expect(scrollTo(700)).toBe(9);
    expect(scrollTo(500)).toBe(5);
  });

  test('listens no longer once something else moves it', () => {
    const { scroller, scrollTo, reportedIndexes } = setUp();
    scroller.destroy();
    for (const type of ['scroll', 'scrollend', 'touchstart']) scrollTo(300, type);
    expect(reportedIndexes).toEqual([]);
  });
});
