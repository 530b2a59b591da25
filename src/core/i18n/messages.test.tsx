import { act, render, screen } from 'testing';
import { addTranslations, defineMessages, setDictionary, translate, useText, type Messages } from './messages';
import { WidgetReactContext } from '../widget-context';

const GERMAN = { element: document.body, module: 'quiz', language: 'de', isEditing: false, note() {} };
/** Like after the build. */
const messages: Messages<'next' | 'score' | 'toString'> = {
  namespace: 'quiz',
  texts: { next: 'Next question', score: '{right, plural, one {# point} other {# points}}', toString: 'Own key' },
};

afterEach(() => {
  addTranslations('de', {});
  setDictionary('de', {});
  setDictionary('en', {});
});

function Next({ right = 2 }) {
  const t = useText(messages);
  return <p>{`${t('next')}, ${t('score', { right })}`}</p>;
}

test('a text is English until there is another, and changes in place', () => {
  render(
    <WidgetReactContext.Provider value={GERMAN}>
      <Next />
    </WidgetReactContext.Provider>,
  );
  expect(screen.getByText('Next question, 2 points')).toBeInTheDocument();
  act(() =>
    addTranslations('de', {
      'quiz.next': 'Nächste Frage',
      'quiz.score': '{right, plural, one {# Punkt} other {# Punkte}}',
    }),
  );
  expect(screen.getByText('Nächste Frage, 2 Punkte')).toBeInTheDocument();
});

test('a dictionary re-renders only the components whose texts it contains', () => {
  const rendered = jest.fn();
  function Counted() {
    rendered();
    return useText(messages)('next');
  }
  render(<Counted />);
  act(() => setDictionary('en', {}));
  act(() => setDictionary('en', { 'quizzes.next': 'Onwards' }));
  expect(rendered).toHaveBeenCalledTimes(1);
  act(() => setDictionary('en', { 'quiz.next': 'Onwards' }));
  expect(screen.getByText('Onwards')).toBeInTheDocument();
  act(() => setDictionary('en', {}));
  expect(screen.getByText('Next question')).toBeInTheDocument();
  expect(rendered).toHaveBeenCalledTimes(3);
});

test('a text that its language lacks is English, with English rules', () => {
  addTranslations('ar', { 'quiz.next': 'السؤال التالي' });
  const t = translate(messages, 'ar');
  expect(t('next')).toBe('السؤال التالي');
  expect(t('score', { right: 1 })).toBe('1 point');
});

test('without a build a text speaks the languages it was written in, and English elsewhere', () => {
  const weather = defineMessages('weather', {
    rain: {
      en: '{n, plural, one {# hour} other {# hours}} of rain',
      de: '{n, plural, one {# Stunde} other {# Stunden}} Regen',
    },
  });
  expect(translate(weather, 'de')('rain', { n: 2 })).toBe('2 Stunden Regen');
  expect(translate(weather, 'en')('rain', { n: 1 })).toBe('1 hour of rain');
  expect(translate(weather, 'ar')('rain', { n: 2 })).toBe('2 hours of rain');
  setDictionary('de', { 'weather.rain': 'Es regnet' });
  expect(translate(weather, 'de')('rain', { n: 2 })).toBe('Es regnet');
});

test('types require German, allow Arabic and Japanese, and reject other languages', () => {
  // @ts-expect-error Without German.
  defineMessages('weather', { rain: { en: 'Rain', ja: '雨' } });
  // @ts-expect-error A language that is misspelt.
  defineMessages('weather', { rain: { en: 'Rain', de: 'Regen', jp: '雨' } });
  expect(
    defineMessages('weather', { rain: { en: 'Rain', de: 'Regen' }, sun: { en: 'Sun', de: 'Sonne', ar: 'شمس' } })
      .namespace,
  ).toBe('weather');
});

test('the dictionary of the content service wins over both, key by key', () => {
  addTranslations('de', { 'quiz.next': 'Nächste Frage', 'quiz.score': 'Punkte' });
  setDictionary('de', { 'quiz.next': 'Weiter' });
  setDictionary('en', { 'quiz.next': 'Onwards' });
  expect(translate(messages, 'de')('next')).toBe('Weiter');
  expect(translate(messages, 'de')('score', { right: 1 })).toBe('Punkte');
  expect(translate(messages, 'en')('next')).toBe('Onwards');
});

test('a dictionary cannot answer from a prototype, nor bring markup to life', () => {
  expect(translate(messages, 'de')('toString')).toBe('Own key');
  setDictionary('de', { 'quiz.next': '<img src=x onerror=alert(1)>' });
  render(
    <WidgetReactContext.Provider value={GERMAN}>
      <Next />
    </WidgetReactContext.Provider>,
  );
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(/<img src=x/)).toBeInTheDocument();
});
