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

/** Suffix of a visit without Inlay. */
const WITHOUT = ' without';

/** In ms after the network is idle: the dictionary and the page services start then. */
const REST = 1_000;

/** How long a slow phone is blocked by pages of the demo, with and without Inlay, and by a sign-in with empty fields. */
export const blocking = { title: 'Slow phones', run, tell };

async function run({ browser, rounds }) {
  return withDemo(({ site, cdn }) => {
    const visits = {
      ...Object.fromEntries(
        Object.entries(PAGES).flatMap(([name, { path }]) => [
          [name, () => visitPage(browser, site + path, cdn)],
          [name + WITHOUT, () => visitWithout(browser, site + path, site)],
        ]),
      ),
      interaction: () => failToSignIn(browser, site + SIGN_IN, cdn),
    };
    return interleave(Object.keys(visits), rounds, (name) => visits[name]());
  });
}

async function visitPage(browser, address, cdn) {
  const tasks = await onPhone(browser, (page) => recordVisit(browser, page, address, cdn));
  const ours = tasks.filter(({ isOurs }) => isOurs);
  return {
    blocked: blockingOf(tasks, SLOWDOWN).blocked,
    blockedByOurs: blockingOf(ours, SLOWDOWN).blocked,
    longest: blockingOf(ours).longest,
    ours: ours.reduce((sum, { time }) => sum + time, 0),
  };
}

/** The page itself: its fonts, layout and scripts. The loader is not delivered. */
async function visitWithout(browser, address, site) {
  const tasks = await onPhone(browser, async (page) => {
    await page.route('**/loader.js', (route) => route.abort());
    return recordVisit(browser, page, address, site);
  });
  return { blocked: blockingOf(tasks, SLOWDOWN).blocked };
}

function recordVisit(browser, page, address, origin) {
  return recordTasks(browser, page, origin, async () => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST);
  });
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

function tell({ interaction, ...visits }) {
  const rows = Object.entries(PAGES).map(([name, { path, target }]) => {
    const { [name]: found, [name + WITHOUT]: without } = visits;
    return [
      `[${name}](${path})`,
      ...(found.failed || without.failed
        ? [found.failed ?? without.failed, '', '', '', '', '']
        : [found.blocked, without.blocked, found.blockedByOurs, target, found.longest, found.ours].map(Math.round)),
    ];
  });
  return `412 pixels wide, in ms. Blocked is what tasks take beyond 50 ms each with a processor ${SLOWDOWN} x slower: their time on this one, multiplied. The last two columns are at full speed.

${table(['', 'blocked', 'without Inlay', 'by tasks with our scripts', 'target', 'longest of these', 'sum of these'], rows)}

Sign-in with empty fields, from the click to the next frame: ${interaction.failed ?? `${Math.round(interaction.interaction)} ms`} (target ${INTERACTION_TARGET}).`;
}
