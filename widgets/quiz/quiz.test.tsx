import userEvent from '@testing-library/user-event';
import { act, screen, waitFor, within } from 'testing';
import { publish } from '../../src/core';
import { fakeServices, type FakeServices } from '../../tests/setup/services';
import { mountPlaceholder, type Mounted } from '../../tests/setup/mount';
import quiz from './index';

const mockFire = jest.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 3000)));
const mockCreate = jest.fn((..._given: unknown[]) => Object.assign(mockFire, { reset() {} }));
jest.mock('canvas-confetti', () => ({
  __esModule: true,
  default: { create: (...parameters: unknown[]) => mockCreate(...parameters) },
}));

const ANSWERS = '/services/forms/sitecoreapi/QuizUserChoice';
const TWO_QUESTIONS = `
  <div data-module="quiz" data-quiz-id="leadership" data-media-id="map">
    <h2 data-field="quizTitle">How well do you lead?</h2>
    <div data-item="questions">
      <data data-field="id" value="plan"></data><data data-field="correctAnswer" value="optionB"></data>
      <h3 data-field="title">What next?</h3>
      <p data-field="description">We asked <em>46</em> executives.</p>
      <p data-item="options"><data data-field="id" value="optionA"></data><span data-field="text">A plan</span></p>
      <p data-item="options"><data data-field="id" value="optionB"></data><span data-field="text">A list</span></p>
      <p data-item="options"><data data-field="id" value="optionC"></data><span data-field="text"></span></p>
      <div hidden>
        <p data-field="correctResponseTitle">Yes: sort first</p><p data-field="incorrectResponseTitle">Understandable, but no</p>
        <p data-field="correctAnswerText">One page a month.</p><p data-field="incorrectAnswerText">They sorted before they planned.</p>
      </div>
      <p data-field="relatedArticle"><span data-field="eyebrow">Report</span> <a data-field="url" href="/insights/map">Without a map</a></p>
    </div>
    <div data-item="questions">
      <data data-field="id" value="kept"></data><data data-field="correctAnswer" value="optionA"></data>
      <h3 data-field="title">How many were kept?</h3>
      <p data-item="options"><data data-field="id" value="optionA"></data><span data-field="text">51</span></p>
      <p data-item="options"><data data-field="id" value="optionB"></data><span data-field="text">12</span></p>
    </div>
  </div>`;

let services: FakeServices;
let published: [name: string, detail: unknown][];
const listen = (event: Event) => published.push([event.type, (event as CustomEvent).detail]);

beforeEach(() => {
  jest.useFakeTimers();
  published = [];
  services = fakeServices({
    [`POST ${ANSWERS}`]: { status: 204 },
    [`GET ${ANSWERS}/leadership`]: {
      json: { questions: [{ questionId: 'plan', options: { optionA: 59, optionB: 40 } }] },
    },
  });
  for (const name of ['inlay:quiz-answered', 'inlay:quiz-completed']) document.addEventListener(name, listen);
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillStyle: '' } as unknown as null);
  mockFire.mockClear();
});

afterEach(() => {
  for (const name of ['inlay:quiz-answered', 'inlay:quiz-completed']) document.removeEventListener(name, listen);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const user = userEvent.setup({ advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) });
const wait = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
const open = async (html = TWO_QUESTIONS, config: Record<string, unknown> = {}): Promise<Mounted> => {
  const mounted = await mountPlaceholder(html, quiz, config);
  await wait(0);
  return mounted;
};
const choose = (text: string) => user.click(screen.getByRole('radio', { name: text }));
const mediaAre = (...holding: string[]) =>
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: holding.some((feature) => media.includes(feature)),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList,
  );
const onPhone = () => mediaAre('width < 48rem');

describe('Answering', () => {
  test('one question is shown, with the answers that have a text', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'How well do you lead?' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'What next?' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'How many were kept?' })).not.toBeInTheDocument();
    expect(within(screen.getByRole('radiogroup', { name: 'What next?' })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('46').tagName).toBe('EM');
  });

  test('formulas and emphasis stay in the title, the answers and what is said of them', async () => {
    await open(`<div data-module="quiz" data-quiz-id="gases"><h2 data-field="quizTitle">All about CO<sub>2</sub></h2>
      <div data-item="questions" data-correct-answer="optionA"><h3 data-field="title">Which?</h3>
      <p data-item="options">H<sub>2</sub>O</p><p data-item="options"><cite>Nature</cite></p>
      <p data-field="correctResponseTitle">Yes, <em>water</em></p></div></div>`);
    expect(screen.getAllByText('2').map(({ tagName }) => tagName)).toEqual(['SUB', 'SUB']);
    expect(screen.getByText('Nature').tagName).toBe('CITE');
    await user.click(screen.getAllByRole('radio')[0]!);
    await wait(800);
    expect(screen.getByText('water').tagName).toBe('EM');
  });

  test('arrow keys look around without answering; Enter answers', async () => {
    await open();
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(published).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(published).toEqual([
      ['inlay:quiz-answered', { quizId: 'leadership', questionId: 'plan', option: 'optionB', isCorrect: true }],
    ]);
  });

  test('the space bar answers too', async () => {
    await open();
    await user.tab();
    await user.keyboard(' ');
    expect(published).toHaveLength(1);
  });

  test('a wrong answer is marked after 150 ms, explained 600 ms later, and Next comes after 1050 ms', async () => {
    await open();
    await choose('A plan');
    const row = screen.getByText('A plan').parentElement;
    expect(row).toHaveAttribute('data-state', 'chosen');
    await wait(150);
    expect(row).toHaveAttribute('data-state', 'wrong');
    expect(screen.queryByText('They sorted before they planned.')).not.toBeInTheDocument();
    await wait(600);
    expect(screen.getByText('They sorted before they planned.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    await wait(300);
    expect(screen.getByRole('button', { name: 'Next question' })).toBeInTheDocument();
  });

  test('the reading position is the explanation', async () => {
    await open();
    await choose('A plan');
    await wait(750);
    expect(screen.getByRole('heading', { name: 'Not quite Understandable, but no' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Report Without a map' })).toHaveAttribute('href', '/insights/map');
  });

  test.each([['a wide screen'], ['a phone']])(
    'on %s, the explanation leaves the focus of a visitor who has gone on to another part of the page',
    async (screenSize) => {
      if (screenSize === 'a phone') onPhone();
      const field = document.createElement('input');
      document.body.append(field);
      await open();
      await choose('A plan');
      field.focus();
      await wait(750);
      expect(screen.getAllByText('Not quite')[0]).toBeInTheDocument();
      expect(field).toHaveFocus();
      field.remove();
    },
  );

  test('a visitor who wants no motion waits for nothing', async () => {
    mediaAre('prefers-reduced-motion');
    await open();
    await choose('A list');
    await wait(0);
    expect(screen.getByRole('heading', { name: 'Correct Yes: sort first' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next question' })).toBeInTheDocument();
    expect(document.querySelector('canvas')).toBeNull();
  });

  test('the first answer counts, however fast the second comes', async () => {
    await open();
    await choose('A plan');
    await choose('A list');
    await wait(2000);
    expect(published).toHaveLength(1);
    expect(services.callsOf(`POST ${ANSWERS}`)).toHaveLength(1);
    expect(screen.queryByRole('radio', { name: 'A list' })).not.toBeInTheDocument();
  });

  test('confetti after a right answer is decorative, and does not delay the quiz', async () => {
    await open();
    await choose('A list');
    await wait(800);
    expect(document.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
    await wait(0);
    expect(mockCreate).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ useWorker: false }));
    expect(mockFire).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 150, gravity: 0.15 }));
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    await wait(250);
    expect(screen.getByRole('button', { name: 'Next question' })).toBeInTheDocument();
    expect(document.querySelector('canvas')).toBeInTheDocument();
    await wait(3000);
    expect(document.querySelector('canvas')).toBeNull();
  });
});

describe('How others answered', () => {
  test('are text beside every bar, including the chosen answer', async () => {
    await open();
    await choose('A list');
    await wait(750);
    const rows = within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('A plan59% of readers');
    expect(rows[1]).toHaveTextContent('A listYour answer · The right answer41% of readers');
    expect(screen.getByText('Only 41% of readers knew the answer.')).toBeInTheDocument();
    expect(screen.getByText(/^\d+ readers have answered$/)).toBeInTheDocument();
  });

  test('includes the first reader who answers', async () => {
    services.answer(`GET ${ANSWERS}/leadership`, { json: { questions: [] } });
    await open();
    await choose('A list');
    await wait(750);
    expect(screen.getByText('100% of readers knew the answer.')).toBeInTheDocument();
  });

  test('says so where no reader knew', async () => {
    services.answer(`GET ${ANSWERS}/leadership`, { json: { questions: [] } });
    await open();
    await choose('A plan');
    await wait(750);
    expect(screen.getByText('No reader has known the answer so far.')).toBeInTheDocument();
    expect(screen.getByText('1 reader has answered')).toBeInTheDocument();
  });

  test('is left out if the editor says so, without a request', async () => {
    await open(TWO_QUESTIONS.replace('data-media-id', 'data-hide-data-teaser data-media-id'));
    await choose('A list');
    await wait(750);
    expect(screen.queryByText(/of readers/)).not.toBeInTheDocument();
    expect(services.callsOf(`GET ${ANSWERS}/leadership`)).toHaveLength(0);
  });

  test.each([
    ['out of reach', 'offline'],
    ['silent', 'never'],
    ['talking nonsense', { json: { questions: 'many' } }],
    ['a captive portal', { text: '<html>' }],
  ] as const)('is left out where the service is %s', async (_how, answer) => {
    services.answer(`GET ${ANSWERS}/leadership`, answer);
    await open();
    await choose('A list');
    await wait(750);
    expect(screen.getByText('One page a month.')).toBeInTheDocument();
    expect(screen.queryByText(/of readers/)).not.toBeInTheDocument();
  });

  test('an answer is sent under an id that stays the same', async () => {
    await open();
    await choose('A plan');
    await wait(2000);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await choose('51');
    await wait(0);
    const [first, second] = services.callsOf(`POST ${ANSWERS}`).map(({ json }) => json as Record<string, string>);
    expect(first).toEqual({
      quizId: 'leadership',
      questionId: 'plan',
      usersChoice: 'optionA',
      sessionId: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
    expect(second?.sessionId).toBe(first?.sessionId);
    expect(services.callsOf(`POST ${ANSWERS}`)[0]?.headers.has('CaptchaKey')).toBe(false);
  });

  test('without consent to store it, the id lasts as long as the page', async () => {
    publish('consent-changed', { groups: ['C0001'], isAnswered: true });
    await open();
    await choose('A plan');
    await wait(2000);
    expect(Object.keys(localStorage)).toEqual([]);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/[\da-f]{32}/);
    const [sent] = services.callsOf(`POST ${ANSWERS}`);
    publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true });
    expect(sent?.json).toMatchObject({ sessionId: expect.stringMatching(/^[\da-f]{32}$/) as string });
  });

  test('an answer carries a captcha only where the configuration asks for one', async () => {
    const execute = jest.fn((..._given: unknown[]) => Promise.resolve('proof'));
    Object.assign(window, {
      grecaptcha: { ready: (callback: () => void) => callback(), render: () => 7, execute, reset() {} },
    });
    jest
      .spyOn(document.head, 'append')
      .mockImplementation(
        (script) => void setTimeout(() => (script as HTMLScriptElement).dispatchEvent(new Event('load'))),
      );
    await open(TWO_QUESTIONS, { captcha: { provider: 'recaptcha', siteKey: 'key' }, flags: { quizCaptcha: true } });
    await choose('A plan');
    await wait(100);
    await wait(100);
    expect(execute).toHaveBeenCalledWith(7, { action: 'quiz_submit' });
    expect(services.callsOf(`POST ${ANSWERS}`)[0]?.headers.get('CaptchaKey')).toBe('proof');
  });

  test('an answer that cannot be sent causes no delay and no error', async () => {
    services.answer(`POST ${ANSWERS}`, { status: 500 });
    await open();
    await choose('A list');
    await wait(760);
    expect(screen.getByRole('button', { name: 'Next question' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(services.callsOf(`POST ${ANSWERS}`)).toHaveLength(1);
  });
});

describe('From question to question', () => {
  const answerBoth = async (first = 'A list', second = '12') => {
    await choose(first);
    await wait(5000);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await choose(second);
    await wait(5000);
  };

  test('Next moves the focus to the next question, and only answered questions can be opened', async () => {
    await open();
    expect(
      screen.getAllByRole('button', { name: /^Question/ }).map((button) => (button as HTMLButtonElement).disabled),
    ).toEqual([true, true]);
    await choose('A plan');
    await wait(1050);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    expect(screen.getByRole('heading', { name: 'How many were kept?' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Question 2 of 2' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Question 1 of 2: Not quite' }));
    expect(screen.getByRole('heading', { name: 'What next?' })).toHaveFocus();
    expect(screen.getByText('They sorted before they planned.')).toBeInTheDocument();
  });

  test('the last question ends with the score and links to share', async () => {
    await open();
    await answerBoth();
    expect(screen.getByText('1 of 2 right')).toBeInTheDocument();
    expect(screen.getByText('A solid result, with more to discover.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Share this quiz' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    expect(published.at(-1)).toEqual(['inlay:quiz-completed', { quizId: 'leadership', right: 1, total: 2 }]);
  });

  test('the editor may write the text of each result', async () => {
    await open(TWO_QUESTIONS.replace('data-media-id', 'data-average-result-text="Halfway there." data-media-id'));
    await answerBoth();
    expect(screen.getByText('Halfway there.')).toBeInTheDocument();
    expect(screen.queryByText('A solid result, with more to discover.')).not.toBeInTheDocument();
  });

  test('it can be tried again, and only the first answers are counted', async () => {
    await open();
    await answerBoth();
    const posts = services.callsOf(`POST ${ANSWERS}`).length;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'What next?' })).toHaveFocus();
    await choose('A list');
    await wait(1050);
    expect(services.callsOf(`POST ${ANSWERS}`)).toHaveLength(posts);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    await choose('51');
    await wait(1050);
    expect(screen.getByText('2 of 2 right')).toBeInTheDocument();
  });

  test('a shared link leads to the quiz, without what brought this visitor there', async () => {
    history.replaceState(null, '', '/insights/map?cid=newsletter#top');
    await open();
    await answerBoth();
    expect(
      new URL(screen.getByRole('link', { name: 'Share on LinkedIn' }).getAttribute('href')!).searchParams.get('url'),
    ).toBe('http://localhost/insights/map?cid=soc-web-li#quiz-map');
  });

  test('sharing is left out if the editor says so', async () => {
    await open(TWO_QUESTIONS.replace('data-media-id', 'data-hide-share-controls data-media-id'));
    await answerBoth();
    expect(screen.queryByRole('group', { name: 'Share this quiz' })).not.toBeInTheDocument();
  });

  test('a reload brings back what was answered, without celebrating or reporting it again', async () => {
    const { unmount } = await open();
    await choose('A list');
    await wait(5000);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    unmount();
    document.body.innerHTML = '';
    published = [];

    await open();
    await wait(0);
    expect(screen.getByRole('heading', { name: 'How many were kept?' })).toBeInTheDocument();
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Question 1 of 2: Correct' }));
    expect(screen.getByText('One page a month.')).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: 'A list' })).not.toBeInTheDocument();
    expect(published).toEqual([]);
    expect(services.callsOf(`POST ${ANSWERS}`)).toHaveLength(1);
  });

  test('answers stored by an earlier version of the quiz do no harm', async () => {
    sessionStorage.setItem(
      'inlay:visitor:quiz:leadership',
      JSON.stringify({ answers: [['kept', 'optionA'], ['plan', 'optionX'], 7], at: 99 }),
    );
    await open();
    expect(screen.getByRole('heading', { name: 'What next?' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});

describe('On a phone', () => {
  beforeEach(onPhone);

  test('Continue turns to the explanation, and Next moves on once the confetti has fallen', async () => {
    await open();
    await choose('A list');
    await wait(750);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription('Correct');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('heading', { name: 'Correct Yes: sort first' })).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'What next?' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Next question' })).not.toBeInTheDocument();
    await wait(4250);
    await user.click(screen.getByRole('button', { name: 'Next question' }));
    expect(screen.getByRole('heading', { name: 'How many were kept?' })).toHaveFocus();
  });

  test('the score is the last slide, and leads back to the first', async () => {
    await open();
    for (const [answer, onward] of [
      ['A plan', 'Next question'],
      ['51', 'See your score'],
    ] as const) {
      await choose(answer);
      await wait(5000);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await user.click(screen.getByRole('button', { name: onward }));
    }
    expect(screen.getByRole('heading', { name: 'Your score' })).toHaveFocus();
    expect(screen.getByText('1 of 2 right')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review the answers' }));
    expect(screen.getByRole('heading', { name: 'What next?' })).toHaveFocus();
  });

  test('with a single question, Back turns the explanation away', async () => {
    await open(
      TWO_QUESTIONS.replace(/<div data-item="questions">\s*<data data-field="id" value="kept">[\s\S]*?<\/div>/, ''),
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await choose('A plan');
    await wait(1050);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(screen.getByRole('button', { name: 'Back to the question' }));
    await wait(0);
    expect(screen.getByRole('heading', { name: 'What next?' })).toHaveFocus();
    expect(screen.queryByText('They sorted before they planned.')).not.toBeVisible();
  });
});

describe('A shared link', () => {
  const scrolled = () =>
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      margins.push((this as HTMLElement).style.scrollMarginBlockStart);
    });
  let margins: string[];
  beforeEach(() => {
    margins = [];
    scrolled();
  });

  test('brings the quiz into view after half a second', async () => {
    history.replaceState(null, '', '/#quiz-map');
    await open();
    await wait(499);
    expect(margins).toEqual([]);
    await wait(1);
    expect(margins).toEqual(['10px']);
  });

  test('leaves room for the bar of share tools', async () => {
    document.body.innerHTML = '<div data-module="share-tools"></div>';
    await open();
    history.replaceState(null, '', '/#quiz-map');
    window.dispatchEvent(new Event('hashchange'));
    await wait(500);
    expect(margins).toEqual(['73px']);
  });

  test('to another module is ignored, and nothing scrolls after unmounting', async () => {
    const { unmount } = await open();
    history.replaceState(null, '', '/#quiz-other');
    window.dispatchEvent(new Event('hashchange'));
    await wait(500);
    history.replaceState(null, '', '/#quiz-map');
    window.dispatchEvent(new Event('hashchange'));
    unmount();
    await wait(500);
    expect(margins).toEqual([]);
  });
});

describe('An editor', () => {
  const json = (count: number) =>
    `<div data-module="quiz" data-quiz-id="many"><script type="application/json">${JSON.stringify({
      questions: Array.from({ length: count }, (_, index) => ({
        id: `q${index}`,
        fields: {
          title: { value: `Question ${index}?` },
          correctAnswer: { value: 'optionA' },
          options: [
            { id: 'optionA', text: { value: 'Yes' } },
            { id: 'optionE', text: { value: 'Extra' } },
          ],
        },
      })),
    })}</script></div>`;

  test('reads that only five questions are shown, and that there is no fifth letter; the answer goes by the next that is free', async () => {
    const { notes } = await open(json(7));
    expect(screen.getAllByRole('button', { name: /^Question \d of 5$/ })).toHaveLength(5);
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual(['optionA', 'optionB']);
    expect(notes().join()).toMatch(/only the first 5 are used/);
    expect(notes().join()).toMatch(/optionE/);
  });

  test('writes answers as a plain list, and the right one by its place', async () => {
    const { notes } = await open(
      '<div data-module="quiz" data-quiz-id="plain"><div data-item="questions" data-correct-answer="optionB"><h3 data-field="title">What next?</h3><ol data-field="options"><li>A plan</li><li>A list</li></ol></div></div>',
    );
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'optionA',
      'optionB',
    ]);
    expect(screen.getByRole('radio', { name: 'A list' })).toBeInTheDocument();
    expect(notes().filter((note) => /option/.test(note))).toEqual([]);
  });

  test('reads which question is left out, and why', async () => {
    const wrong = open(
      '<div data-module="quiz" data-quiz-id="wrong"><div data-item="questions" data-correct-answer="optionC"><h3 data-field="title">What next?</h3><ol data-field="options"><li>A plan</li></ol></div></div>',
    );
    await expect(wrong).rejects.toThrow(
      'question 1 (“What next?”) is left out: its right answer, optionC, has no text',
    );
    expect(screen.getByText('A plan')).toBeVisible();
  });

  test('reads why nothing is shown', async () => {
    const { element, notes } = await open('<div data-module="quiz" data-quiz-id="none"></div>');
    expect(element).toBeEmptyDOMElement();
    expect(notes()).toEqual(['nothing is shown: there is no question that could be answered']);
  });

  test('tries the quiz without leaving an answer', async () => {
    const { element, notes } = await open(TWO_QUESTIONS, { mode: 'edit' });
    await choose('A list');
    await wait(5000);
    expect(screen.getByText('One page a month.')).toBeInTheDocument();
    expect(published).toEqual([]);
    expect(services.callsOf(`POST ${ANSWERS}`)).toHaveLength(0);
    expect(notes().join()).toContain('id="quiz-map"');
    await waitFor(() => expect(within(element).getByRole('note')).toHaveTextContent('id="quiz-map"'));
  });

  test('sees the original page', async () => {
    const { element, unmount } = await open();
    await choose('A plan');
    await wait(1050);
    unmount();
    expect(element).toHaveTextContent('We asked 46 executives.');
    expect(element.querySelector('[data-field="incorrectAnswerText"]')).not.toBeNull();
    expect(element.querySelectorAll('[data-item="questions"]')).toHaveLength(2);
  });
});
