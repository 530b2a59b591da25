/** Keyboard users see which element has the focus (WCAG 2.4.7). */
import { examplesOf, widgetNames } from '../setup/catalogue.ts';
import { expect, test, wholeIsMounted } from '../setup/index.ts';

/** Presses Tab through one page of the catalogue. */
const MAX_STOPS = 60;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const widget of widgetNames) {
  test(
    `every stop of Tab in the ${widget} is marked`,
    { tag: widget === 'table' ? '@core' : [] },
    async ({ page, pageErrors }) => {
      pageErrors.expect(/./);
      await page.goto(examplesOf(widget));
      await wholeIsMounted(page);
      await page
        .locator('main [data-module]')
        .first()
        .evaluate((placeholder) => {
          const before = document.createElement('span');
          before.tabIndex = 0;
          placeholder.before(before);
          before.focus();
          before.remove();
        });
      const unmarked = new Set<string>();
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(findUnmarked);
        if (found === 'outside') break;
        if (found) unmarked.add(found);
      }
      expect([...unmarked]).toEqual([]);
    },
  );
}

/** The focused element of ours, if neither it nor its outline looks different from its unfocused state. */
function findUnmarked(): string | undefined {
  const focused = document.activeElement as HTMLElement;
  if (!focused.closest('main, dialog, [popover]')) return 'outside';
  if (!focused.closest('[data-module]') || focused.localName === 'iframe' || focused.localName === 'video')
    return undefined;
  const around = [focused, focused.parentElement!, focused.nextElementSibling, focused.previousElementSibling].filter(
    (element) => element !== null,
  );
  const looks = () =>
    around.flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } = getComputedStyle(
          element,
          part,
        );
        return [
          outlineStyle === 'none' ? '' : outlineWidth + outlineColor,
          boxShadow,
          borderColor,
          backgroundColor,
        ].join();
      }),
    );
  const before = looks();
  focused.blur();
  const after = looks();
  focused.focus();
  return before.join() === after.join() ? focused.outerHTML.slice(0, 120) : undefined;
}
