import { withDemo } from '../setup/demo.mjs';
import { onPhone, SLOWDOWN } from '../setup/phone.mjs';
import { interleave } from '../setup/rounds.mjs';
import { table } from '../setup/table.mjs';
import { blockingOf, recordTasks } from '../setup/tasks.mjs';

const SIGN_IN = '/account/sign-in';

/** In ms: the blocking time of each page, at the CPU speed of a slow phone. */
const PAGES = {
  home: { path: '/', target: 100 },
  'sign-in': { path: SIGN_IN, target: 100 },
  search: { path: '/search?q=hydrogen', target: 250 },
  events: { path: '/events', target: 250 },
};

/** In ms: from a click to the next frame. */
const INTERACTION_TARGET = 100;

/** In ms after the network is idle: the dictionary and the page services start then. */
const REST = 1_000;

/** How long a slow phone is blocked by pages of the demo, and by a sign-in with empty fields. */
export const blocking = { title: 'Slow phones', run, tell };

async function run({ browser, rounds }) {
  return withDemo(({ site, cdn }) => {
    const visits = {
      ...Object.fromEntries(
        Object.entries(PAGES).map(([name, { path }]) => [name, () => visitPage(browser, site + path, cdn)]),
      ),
      interaction: () => failToSignIn(browser, site + SIGN_IN, cdn),
    };
    return interleave(Object.keys(visits), rounds, (name) => visits[name]());
  });
}

async function visitPage(browser, address, cdn) {
  const tasks = await onPhone(browser, (page) =>
    recordTasks(browser, page, cdn, async () => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(REST);
    }),
  );
  const ours = tasks.filter(({ isOurs }) => isOurs);
  return {
    blocked: blockingOf(tasks, SLOWDOWN).blocked,
    blockedByOurs: blockingOf(ours, SLOWDOWN).blocked,
    longest: blockingOf(ours).longest,
    ours: ours.reduce((sum, { time }) => sum + time, 0),
  };
}

/** The tasks from the click to the next frame. */
async function failToSignIn(browser, address, cdn) {
  const tasks = await onPhone(browser, (page) =>
    recordTasks(browser, page, cdn, async () => {
      await page.goto(address);
      const button = page.locator('.inlay-sign-in button[type=submit]');
      await button.waitFor();
      await page.waitForLoadState('networkidle');
      await button.tap();
      await page.locator('.inlay-sign-in [role=alert], .inlay-sign-in .inlay-alert').first().waitFor();
      await page.waitForTimeout(REST);
    }),
  );
  const click = tasks.findIndex(({ types }) => types.includes('click'));
  const frame = tasks.findIndex(({ isFrame }, index) => index > click && isFrame);
  const time = tasks.slice(click, frame + 1).reduce((sum, task) => sum + task.time, 0);
  return { interaction: time * SLOWDOWN };
}

function tell({ interaction, ...pages }) {
  const rows = Object.entries(pages).map(([name, found]) => [
    `[${name}](${PAGES[name].path})`,
    ...(found.failed
      ? [found.failed, '', '', '', '']
      : [found.blocked, found.blockedByOurs, PAGES[name].target, found.longest, found.ours].map(Math.round)),
  ]);
  return `412 pixels wide, in ms. Blocked is what tasks take beyond 50 ms each with a processor ${SLOWDOWN} x slower: their time on this one, multiplied. The last two columns are at full speed.

${table(['', 'blocked', 'by tasks with our scripts', 'target', 'longest of these', 'sum of these'], rows)}

Sign-in with empty fields, from the click to the next frame: ${interaction.failed ?? `${Math.round(interaction.interaction)} ms`} (target ${INTERACTION_TARGET}).`;
}
