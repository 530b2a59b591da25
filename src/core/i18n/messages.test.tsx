import { act, render, screen } from 'testing';
import { addTranslations, defineMessages, setDictionary, translate, useText } from './messages';
import { WidgetContext } from '../widget-context';

const GERMAN = { element: document.body, module: 'quiz', language: 'de', isEditing: false, note() {} };
const messages = defineMessages('quiz', { next: 'Next question', score: '{right, plural, one {# point} other {# points}}', toString: 'Own key' });

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
    <WidgetContext.Provider value={GERMAN}>
      <Next />
    </WidgetContext.Provider>,
  );
  expect(screen.getByText('Next question, 2 points')).toBeInTheDocument();
  act(() => addTranslations('de', { 'quiz.next': 'Nächste Frage', 'quiz.score': '{right, plural, one {# Punkt} other {# Punkte}}' }));
  expect(screen.getByText('Nächste Frage, 2 Punkte')).toBeInTheDocument();
});

test('a text that its language lacks is English, with English rules', () => {
  addTranslations('ar', { 'quiz.next': 'السؤال التالي' });
  const t = translate(messages, 'ar');
  expect(t('next')).toBe('السؤال التالي');
  expect(t('score', { right: 1 })).toBe('1 point');
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
    <WidgetContext.Provider value={GERMAN}>
      <Next />
    </WidgetContext.Provider>,
  );
  expect(document.querySelector('img')).toBeNull();
  expect(screen.getByText(/<img src=x/)).toBeInTheDocument();
});
