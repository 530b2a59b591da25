const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-GB',
};

/** How many times slower the processor of such a phone is. */
export const SLOWDOWN = 4;

/** Opens a page on a phone that has cached nothing, and closes it afterwards. */
export async function onPhone(browser, act) {
  const context = await browser.newContext(PHONE);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}
