import type { Locator, Page, Request } from '@playwright/test';
import { expect, expectAccessible, mounted, test } from '../setup/index.ts';
import { structuredData } from '../setup/structured-data.ts';

const premium = ['premium@alder-voss.example', 'Lighthouse-42'] as const;
const secured = [
  'rehearsing-the-worst',
  'spring-forum-opening',
  'premium-briefing-grid',
  'practice-model-risk',
  'premium-briefing-copper',
];

test(
  'a video plays by Enter, and is asked of the platform then and not before; Escape returns to its poster',
  { tag: '@core' },
  async ({ page }) => {
    const requests = platformRequests(page);
    const gallery = await open(page);
    await expect(cards(gallery)).toHaveCount(12);
    expect(requests).toEqual([]);
    const poster = gallery.getByRole('button', { name: /^Play “The quiet factory/ });
    await poster.focus();
    await page.keyboard.press('Enter');
    const player = gallery.getByLabel('The quiet factory: one night in Thuringia', { exact: true });
    await expect(player).toBeFocused();
    await expect.poll(() => timeOf(player), 'it plays').toBeGreaterThan(0.2);
    await expect(page).toHaveURL(/\/videos#video-the-quiet-factory-film$/);
    expect(
      await player.evaluate((video: HTMLVideoElement) =>
        [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
      ),
      'captions of the page’s language',
    ).toEqual(['en']);
    await page.keyboard.press('Escape');
    await expect(poster).toBeFocused();
    await expect(gallery.locator('video')).toHaveCount(0);
    await expect(page).toHaveURL(/\/videos$/);
  },
);

test('one video plays at a time, and says once how far it was watched', async ({ page }) => {
  const gallery = await open(page);
  await page.evaluate(() => {
    const progressEvents: string[] = [];
    Object.assign(window, { progressEvents });
    document.addEventListener(
      'inlay:analytics',
      ({ detail }: CustomEventInit<{ event: string; videoId?: string }>) =>
        detail?.videoId && progressEvents.push(detail.event),
    );
  });
  const posters = gallery.getByRole('button', { name: /^Play “/ });
  await posters.nth(1).click();
  await expect(gallery.locator('video')).toHaveCount(1);
  await gallery.getByRole('button', { name: /^Play “The quiet factory/ }).click();
  const player = gallery.locator('video');
  await expect(player).toHaveAccessibleName(/The quiet factory/);
  await expect(player).toHaveCount(1);
  await player.evaluate((video: HTMLVideoElement) => (video.playbackRate = 2));
  await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.ended), { timeout: 15_000 }).toBe(true);
  await player.evaluate(async (video: HTMLVideoElement) => {
    video.currentTime = 0;
    await video.play();
  });
  await expect.poll(() => timeOf(player)).toBeGreaterThan(0.3);
  const reported = await page.evaluate(() => (window as unknown as { progressEvents: string[] }).progressEvents);
  // Only the state of the video before it was started.
  expect(reported.filter((event) => event !== 'video-play')).toEqual(['video-25', 'video-50', 'video-75', 'video-end']);
});

test('videos for clients leave no trace, appear after a sign-in in another tab, and disappear with the session', async ({
  page,
  people,
  signedIn,
  context,
}) => {
  const source = await (await page.request.get('/videos?page=3')).text();
  for (const id of secured) expect(source).not.toContain(id);
  const gallery = await open(page, '?page=3');
  await expect(hidden(gallery)).toContainText('5 more videos for clients');
  await expect(line(gallery)).toHaveText('31 videos');
  for (const id of secured) expect(await page.content()).not.toContain(id);

  // In another tab.
  const elsewhere = await context.newPage();
  await elsewhere.goto('/people');
  await signedIn(await people.signIn(...premium));
  await tellTabs(elsewhere);
  await expect(line(gallery)).toHaveText('34 videos');
  await expect(hidden(gallery)).toHaveText('2 more videos for clients');
  const briefing = gallery.getByRole('button', { name: /^Play “Client briefing: copper/ });
  await briefing.click();
  await expect(gallery.getByLabel('Client briefing: copper to 2040', { exact: true })).toBeVisible();

  await context.clearCookies();
  await tellTabs(elsewhere);
  await expect(gallery.locator('video')).toHaveCount(0);
  await expect(line(gallery)).toHaveText('31 videos');
  await expect(page).toHaveURL(/\/videos\?page=3$/);
  for (const id of secured) expect(await gallery.innerHTML()).not.toContain(id);
});

test('the service and the pages reveal a video for clients only to clients', async ({ page, people, signedIn }) => {
  expect((await page.request.get('/videos/premium-briefing-copper')).status()).toBe(404);
  await signedIn(await people.signIn(...premium));
  const requests: string[] = [];
  page.on(
    'request',
    (request) => /services\/video\/[^/]+\/videos\?/.test(request.url()) && requests.push(request.url()),
  );
  const gallery = await open(page);
  await expect(line(gallery)).toHaveText('34 videos');
  await expect(hidden(gallery)).toHaveText('2 more videos for clients');
  expect(requests, 'the server wrote the list for this reader').toEqual([]);
  await page.goto('/videos/premium-briefing-copper');
  await expect(page.getByRole('heading', { level: 1, name: 'Client briefing: copper to 2040' })).toBeVisible();
});

test('a video is opened by its address, also where the list does not show it yet', async ({ page }) => {
  await page.goto('/videos#video-hydrogen-in-four-minutes');
  const gallery = await mounted(page, 'video-gallery');
  const dialog = gallery.getByRole('dialog', { name: 'Hydrogen in four minutes' });
  await expect(dialog.locator('video').or(gallery.locator('.inlay-video-gallery__item video'))).toBeVisible();
  await page.goto('/videos');
  const again = await mounted(page, 'video-gallery');
  const id = await cards(again).nth(2).getAttribute('data-id');
  await page.evaluate((hash) => (location.hash = hash ?? ''), id);
  await expect(cards(again).nth(2).locator('video')).toBeVisible();
});

test('a promo takes eight columns of twelve from the third, or ten from the second, and all of them on a narrow screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/catalogue/video-promo');
  const promos = page.locator('[data-module="video-promo"]');
  const share = async (index: number) => {
    const promo = promos.nth(index);
    await promo.scrollIntoViewIfNeeded();
    await expect(promo).toHaveAttribute('data-state', 'mounted');
    return promo.evaluate((element) => {
      const [whole, box] = ['__columns', '__box'].map((part) =>
        element.querySelector(`.inlay-video-promo${part}`)!.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      // Twelve columns include their gutters.
      const gutter =
        Number.parseFloat(getComputedStyle(element.querySelector('.inlay-video-promo__columns')!).columnGap) || 0;
      const column = (whole.width + gutter) / 12;
      return [Math.round((box.left - whole.left) / column) + 1, Math.round((box.width + gutter) / column)];
    });
  };
  expect(await share(0)).toEqual([3, 8]);
  expect(await share(1)).toEqual([2, 10]);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await share(0)).toEqual([1, 12]);
});

test('a promo plays its video in place, with captions, and links to its page', async ({ page }) => {
  await page.goto('/demo/pages/media');
  const promo = await mounted(page, 'video-promo');
  await promo.getByRole('button', { name: 'Play video: Hydrogen in four minutes' }).click();
  const player = promo.locator('video');
  await expect.poll(() => timeOf(player), 'it plays').toBeGreaterThan(0.2);
  expect(
    await player.evaluate((video: HTMLVideoElement) =>
      [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    ),
  ).toEqual(['en']);
  await promo.getByRole('link', { name: 'Watch it on a page of its own' }).click();
  await expect(page).toHaveURL(/\/videos\/hydrogen-in-four-minutes$/);
});

test('chapters of a video of the platform are listed below it, and play from there', async ({ page }) => {
  await page.goto('/demo/pages/media');
  const module = await mounted(page, 'inline-video');
  await module.getByRole('button', { name: 'Play video: One night in Thuringia' }).click();
  const chapters = module.getByRole('list', { name: 'Chapters' });
  await expect(chapters.getByRole('button')).toHaveText([
    '00:00 The lights go out',
    '00:03 Arcs in the dark',
    '00:06 One machine is red',
  ]);
  await chapters.getByRole('button', { name: 'Arcs in the dark' }).press('Enter');
  await expect.poll(() => timeOf(module.locator('video')), 'it plays').toBeGreaterThan(3);
  await expect(chapters.getByRole('button', { name: 'Arcs in the dark' })).toHaveAttribute('aria-current', 'true');
});

test('a long transcript is searched by keyboard on a phone, and its recording plays from a result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/demo/pages/media');
  const recording = await mounted(page, 'audio-player');
  const summary = recording.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  const field = recording.getByRole('searchbox', { name: 'Search the transcript' });
  await expect(field).toBeVisible();
  await expectAccessible(page, { within: '.inlay-transcript' });
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.type('engineer');
  const state = recording.getByRole('status');
  await expect(state).toContainText('Result 1 of 3');
  expect(await page.evaluate(() => CSS.highlights.get('inlay-result')?.size)).toBe(3);
  await page.keyboard.press('Shift+Enter');
  await expect(state).toContainText('Result 3 of 3');
  await expect(field, 'the field stays in view').toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(recording.getByRole('button', { name: 'Play from 00:22' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => timeOf(recording.locator('audio')), 'it plays').toBeGreaterThan(22);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form filters, links show more, and each video has a page that plays it', async ({ page }) => {
    await page.goto('/videos');
    await expect(page.locator('.inlay-video-gallery__item')).toHaveCount(12);
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page.locator('.inlay-video-gallery__item')).toHaveCount(24);
    await page.goto('/videos');
    await page.locator('summary', { hasText: 'Topic' }).click();
    await page.getByRole('checkbox', { name: /^shift work/ }).check();
    await page.locator('details[open]').getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/topic=shift\+work/);
    await expect(page.locator('.inlay-video-gallery__item')).toHaveCount(3);
    await page.getByRole('link', { name: /^Play “The quiet factory/ }).click();
    await expect(page).toHaveURL(/\/videos\/the-quiet-factory-film$/);
    await expect(page.locator('video')).toBeVisible();
    const [videoData] = await structuredData(page, 'VideoObject');
    expect(Object.keys(videoData!)).toEqual(
      expect.arrayContaining(['name', 'description', 'thumbnailUrl', 'uploadDate', 'contentUrl', 'duration']),
    );
  });
});

async function open(page: Page, query = ''): Promise<Locator> {
  await page.goto(`/videos${query}`);
  return mounted(page, 'video-gallery');
}

/** The messages that a sign-in and a sign-out send to other tabs. */
function tellTabs(page: Page) {
  return page.evaluate(() => new BroadcastChannel('inlay-session').postMessage('changed'));
}

function platformRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on(
    'request',
    (request: Request) =>
      /services\/video|\/media\//.test(request.url()) &&
      !/\/media\/the-quiet-factory-film\.(webm|jpg)$/.test(request.url()) &&
      requests.push(request.url()),
  );
  return requests;
}

function timeOf(player: Locator): Promise<number> {
  return player.evaluate((video: HTMLVideoElement) => video.currentTime);
}

function cards(gallery: Locator): Locator {
  return gallery.locator('[data-list-item]');
}

function line(gallery: Locator): Locator {
  return gallery.locator('.inlay-list-view__line');
}

function hidden(gallery: Locator): Locator {
  return gallery.locator('.inlay-video-gallery__hidden');
}
