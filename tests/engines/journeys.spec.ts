import { goodPassword, newAddress } from '../services/setup/people.ts';
import { inbox } from '../e2e/setup/mail.ts';
import { createReaders } from '../e2e/setup/readers.ts';
import { test } from './setup/index.ts';

const ARTICLE = '/insights/hydrogen-grows-up';
const back = `redirectUrl=${encodeURIComponent(ARTICLE)}`;

test('a reader signs in by keyboard, saves the article and finds it on the list', async ({ visitor }) => {
  const { email, password } = await (await createReaders()).newReader();
  await visitor.open(`/account/sign-in?${back}`);
  await visitor.meets('sign-in');
  await visitor.reach(/^E-mail address/);
  await visitor.type(email);
  await visitor.reach(/^Password/);
  await visitor.type(password);
  await visitor.press('Enter');
  await visitor.isOn(/^\/insights\/hydrogen-grows-up/);
  await visitor.sees('[data-module=session-badge]', /Ada/);
  await visitor.meets('save-article');
  await visitor.reach(/^Save$/);
  await visitor.press('Enter');
  await visitor.sees('[data-module=save-article]', /Saved/);

  await visitor.open('/account/saved-articles');
  await visitor.sees('[data-module=saved-articles]', /Hydrogen grows up/);
});

test('a new user registers by keyboard, enters the mailed code and is back on the first page', async ({ visitor }) => {
  const email = newAddress();
  await visitor.open(`/account/sign-up?${back}`);
  await visitor.meets('sign-up');
  for (const [field, text] of [
    [/^E-mail address/, email],
    [/^Password/, goodPassword],
    [/^First name/, 'Ada'],
    [/^Last name/, 'Lindgren'],
  ] as const) {
    await visitor.reach(field);
    await visitor.type(text);
  }
  await visitor.press('Enter');
  await visitor.isAt(/^Code from the e-mail/);
  await visitor.type(await inbox.code(email));
  await visitor.press('Enter');
  await visitor.isOn(/^\/insights\/hydrogen-grows-up/);
  await visitor.sees('[data-module=session-badge]', /Ada/);
});

test('a visitor takes a suggestion by arrow, and opens a result', async ({ visitor }) => {
  await visitor.open('/search');
  await visitor.meets('site-search');
  await visitor.reach(/^Search/);
  await visitor.type('hyd');
  await visitor.sees('[role=option]', /hyd/);
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.isOn(/^\/search\?.*q=hyd/);
  await visitor.sees('.inlay-site-search__heading', /for “hyd/);
  await visitor.reach(/^Hydrogen grows up/);
  await visitor.press('Enter');
  await visitor.isOn(/^\/insights\//);
});

test('a visitor answers a quiz question with the arrow keys and Enter, and continues', async ({ visitor }) => {
  await visitor.open('/insights/leading-without-a-map');
  await visitor.meets('quiz');
  await visitor.focusIn('[data-module=quiz] input[type=radio]');
  await visitor.press('ArrowDown');
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await visitor.sees('.inlay-quiz__response', /Correct|Not quite/);
  await visitor.reach(/^Next question/);
  await visitor.press('Enter');
  await visitor.sees('[data-module=quiz] [aria-current=step]', /2/);
});

test('a visitor turns a carousel by its buttons and by an arrow', async ({ visitor }) => {
  await visitor.open('/demo/pages/carousels');
  await visitor.meets('image-carousel');
  const counter = '[data-module=image-carousel] .inlay-carousel__counter';
  await visitor.sees(counter, /^0?1 \//);
  await visitor.focusIn('[data-module=image-carousel] button');
  await visitor.reach(/^Next slide/);
  await visitor.press('Enter');
  await visitor.sees(counter, /^0?2 \//);
  await visitor.press('ArrowRight');
  await visitor.sees(counter, /^0?3 \//);
});
