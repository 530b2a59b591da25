import type { Locator, Page } from '@playwright/test';
import { expect, mounted, test } from '../setup/index.ts';

const article = '/insights/leading-without-a-map';

test(
  'a visitor answers by mouse, reads how many knew it, reaches the score and may share',
  { tag: '@core' },
  async ({ page }) => {
    const quiz = await open(page);
    await expect(quiz.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(quiz.getByText('answer with Enter or the space bar').locator('visible=true')).toHaveCount(0);
    const total = await count(steps(quiz));
    for (let number = 1; number <= total; number += 1) {
      await answers(quiz).first().click();
      await expect(quiz.getByText(/of readers knew the answer/).locator('visible=true')).toBeVisible();
      if (number < total) await quiz.getByRole('button', { name: 'Next question' }).locator('visible=true').click();
    }
    await expect(quiz.getByText(new RegExp(`\\d of ${total} right`)).locator('visible=true')).toBeVisible();
    await expect(quiz.getByRole('link', { name: 'Share on LinkedIn' }).locator('visible=true')).toHaveAttribute(
      'href',
      /linkedin.*%23quiz-/,
    );
  },
);

test('arrow keys only select, Enter answers, and the focus moves to the result', async ({ page }) => {
  const posted: string[] = [];
  page.on(
    'request',
    (request) =>
      request.method() === 'POST' && request.url().includes('QuizUserChoice') && posted.push(request.postData() ?? ''),
  );
  const quiz = await open(page);
  const radios = quiz.getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(2)).toBeChecked();
  await expect(quiz.getByText('answer with Enter or the space bar').locator('visible=true')).toHaveCount(1);
  await expect(quiz.getByText(/^(Correct|Not quite)/).locator('visible=true')).toHaveCount(0);
  expect(posted).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(quiz.locator('.inlay-quiz__response').locator('visible=true')).toBeFocused();
  await expect.poll(() => posted.length).toBe(1);
  expect(JSON.parse(posted[0] ?? '{}')).toMatchObject({ usersChoice: 'optionC' });

  const next = quiz.getByRole('button', { name: 'Next question' }).locator('visible=true');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(quiz.getByRole('radio').locator('visible=true').first()).not.toBeChecked();
});

test('the answer of one visitor counts for the next one', async ({ page, browser, demo }) => {
  const quizId = await (await open(page)).getAttribute('data-quiz-id');
  const counts = async () => {
    const answer = await fetch(`${demo.site}/services/forms/sitecoreapi/QuizUserChoice/${quizId ?? ''}`);
    const { questions } = (await answer.json()) as { questions: { options: Record<string, number> }[] };
    return questions.flatMap(({ options }) => Object.values(options)).reduce((sum, count) => sum + count, 0);
  };
  const before = await counts();
  const otherVisitor = await browser.newContext();
  const otherPage = await otherVisitor.newPage();
  await otherPage.goto(demo.site + article);
  await answers(await quizOn(otherPage))
    .last()
    .click();
  await expect.poll(counts).toBeGreaterThan(before);
  await otherVisitor.close();
});

test('a shared link leads straight to the quiz', async ({ page }) => {
  await page.goto(article);
  const id = await page.locator('[data-module=quiz]').getAttribute('id');
  await page.goto('/');
  await page.goto(`${article}#${id ?? ''}`);
  const quiz = page.locator('[data-module=quiz]');
  await expect(quiz).toHaveAttribute('data-state', 'mounted');
  await expect
    .poll(() => quiz.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200);
  await expect(quiz).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('Continue shows the explanation, Next shows the next question, and the score has its own slide', async ({
    page,
  }) => {
    const quiz = await open(page);
    const total = await count(steps(quiz));
    for (let number = 1; number <= total; number += 1) {
      await answers(quiz).first().tap();
      await quiz.getByRole('button', { name: 'Continue' }).locator('visible=true').tap();
      await expect(quiz.locator('.inlay-quiz__response').locator('visible=true')).toBeFocused();
      // A right answer is celebrated for five seconds before "next" is enabled.
      await quiz
        .getByRole('button', { name: number < total ? 'Next question' : 'See your score' })
        .locator('visible=true')
        .tap({ timeout: 20_000 });
    }
    await expect(quiz.getByRole('heading', { name: 'Your score' })).toBeFocused();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing sticks out').toBeLessThanOrEqual(360);
  });
});

async function open(page: Page): Promise<Locator> {
  await page.goto(article);
  return quizOn(page);
}

function quizOn(page: Page): Promise<Locator> {
  return mounted(page, 'quiz');
}

function answers(quiz: Locator): Locator {
  return quiz.locator('.inlay-quiz__option').locator('visible=true');
}

/** The number of counts, once there are any. */
async function count(some: Locator): Promise<number> {
  await expect(some).not.toHaveCount(0);
  return some.count();
}

function steps(quiz: Locator): Locator {
  return quiz.getByRole('navigation', { name: 'Questions' }).getByRole('button');
}
