const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/** The factor by which such a phone's CPU is slower. */
export const SLOWDOWN = 4;

/** Opens a page on a phone with an empty cache, and closes it afterwards. */
export async function onPhone(browser, act) {
  const context = await browser.newContext(PHONE);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}
