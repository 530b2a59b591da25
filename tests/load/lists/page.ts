import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../run/chromium.mjs';
import { type Figures, figuresOf } from '../figures.ts';
import { startScript } from '../processes.ts';

/** In milliseconds, with the CPU four times slower. */
export interface Painted {
  /** Twenty new cards: from the last byte of the response to the frame that shows them. */
  cards: Figures;
  /** Two thousand people on the page: from the press to the frame that shows the matches. */
  people: Figures;
}

const slower = 4;
const presses = 20;
const crowd = 2000;

export async function measurePages(): Promise<Painted> {
  const folder = await mkdtemp(join(tmpdir(), 'inlay-lists-'));
  const demo = await startScript('../../demo/start.ts', {
    parameters: ['--no-build'],
    environment: {
      PORT: '0',
      CDN_PORT: '0',
      MICROSITE_PORT: '0',
      DATA_FOLDER: join(folder, 'database'),
      DATABASE_URL: '',
      RATE_LIMIT_FACTOR: '1000000',
    },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const site = demo.address('Site');
    return { cards: await cards(browser, site), people: await people(browser, site) };
  } finally {
    await browser.close();
    await demo.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function cards(browser: Browser, site: string): Promise<Figures> {
  const page = await open(browser, `${site}/careers/jobs`, 'job-search');
  await page.getByRole('button', { name: /^Country/ }).click();
  return measure(page, '[data-module=job-search]', { list: 'ol', from: 'answer' });
}

async function people(browser: Browser, site: string): Promise<Figures> {
  const practices = ['Energy', 'Health', 'Finance', 'Retail', 'Public', 'Mobility', 'Strategy', 'Risk'];
  const items = Array.from({ length: crowd }, (_, index) => ({
    id: `person-${index}`,
    title: `Person ${index}`,
    firmTitle: 'Partner',
    description:
      'She builds plants and the contracts that pay for them, from the first drawing to the last inspection.',
    url: { url: `/people/person-${index}` },
    locations: [`City ${index % 60}`],
    regions: [`Region ${index % 5}`],
    languages: [`Language ${index % 12}`, `Language ${(index * 7) % 12}`],
    practices: [practices[index % practices.length]],
  }));
  const placeholder = `<div data-module="profile-grid"><script type="application/json">${JSON.stringify({ search: true, rows: 4, items })}</script></div>`;
  const page = await open(browser, `${site}/people`, 'profile-grid', placeholder);
  await page.getByRole('button', { name: /^Language/ }).click();
  return measure(page, '[data-module=profile-grid]', { list: 'ul.inlay-profile-grid__list', from: 'press' });
}

/** A settled page, with its own placeholder or with another one as its only content. */
async function open(browser: Browser, address: string, name: string, placeholder?: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  if (placeholder) await page.locator('main').evaluate((main, html) => (main.innerHTML = html), placeholder);
  await page.locator(`[data-module=${name}][data-state=mounted]`).hover();
  await page.waitForLoadState('networkidle');
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  return page;
}

/** Clicks one checkbox after the other, on and off again. */
async function measure(page: Page, root: string, how: { list: string; from: 'press' | 'answer' }): Promise<Figures> {
  const times: number[] = [];
  // The first click also loads code for clicks.
  for (let press = -2; press < presses; press += 1) {
    const time = await page.evaluate(
      async ({ selector, list, from, number }) => {
        const element = document.querySelector(selector)!;
        const boxes = [...element.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter((box) =>
          box.checkVisibility(),
        );
        const before = element.querySelector(list)!.textContent;
        performance.clearResourceTimings();
        const begun = performance.now();
        boxes[Math.floor(number / 2) % boxes.length]!.click();
        const changed = new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (element.querySelector(list)!.textContent === before) return;
            observer.disconnect();
            resolve();
          });
          observer.observe(element, { childList: true, characterData: true, subtree: true });
        });
        await changed;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        // After the frame's own work.
        await new Promise((resolve) => setTimeout(resolve));
        const painted = performance.now();
        const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes('/services/')) as
          | PerformanceResourceTiming
          | undefined;
        return painted - (from === 'press' ? begun : (answer?.responseEnd ?? begun));
      },
      { selector: root, ...how, number: press + 2 },
    );
    if (press >= 0) times.push(time);
  }
  await page.close();
  return figuresOf(
    times.map((milliseconds) => ({ act: 'press', status: 200, milliseconds })),
    1,
  );
}
