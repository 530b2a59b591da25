import { expect, test } from '../../e2e/setup/index.ts';
import { mounted } from '../../e2e/setup/widgets.ts';
import { answerCalls } from '../support/service-answers.ts';
import { button, SIGN_IN_CALL, signIn, VISITOR } from '../support/sign-in-page.ts';

test(
  'a visitor who leaves during a submission and returns can submit the form again',
  { tag: '@A18' },
  async ({ page }) => {
    const calls = await answerCalls(page, SIGN_IN_CALL, () => undefined);
    await page.goto('/account/sign-in');
    const form = await mounted(page, 'sign-in');
    await signIn(form, VISITOR);
    await expect.poll(() => calls.length).toBe(1);
    await page.goto('/insights');
    await page.goBack();
    const again = await mounted(page, 'sign-in');
    await expect(button(again)).not.toHaveAttribute('aria-busy', 'true');
    await signIn(again, VISITOR);
    await expect.poll(() => calls.length).toBe(2);
  },
);
