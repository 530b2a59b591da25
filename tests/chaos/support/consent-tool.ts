import type { Page } from '@playwright/test';

export const THIRD_PARTY = /https:\/\/[\w.]+\.example\//;

/** Like OneTrust: the groups as a global and a cookie, and an event with each choice. */
export const TOOL = `<script>
  function choose(groups) {
    OnetrustActiveGroups = ',' + groups.join(',') + ',';
    document.cookie = 'OptanonAlertBoxClosed=2026-11-22; path=/';
    dispatchEvent(new CustomEvent('OneTrustGroupsUpdated', { detail: groups }));
  }
  OnetrustActiveGroups = ',C0001,';
</script>`;

export const EXPERIENCE = `<div data-module="ceros" id="it" data-desktop-url="https://view.example/story" data-title="A story"></div>`;

export const LISTENER =
  '<script>publishedEvents = []; for (const name of ["consent-changed", "tag-withdrawn"]) document.addEventListener("inlay:" + name, ({ detail }) => publishedEvents.push(name === "tag-withdrawn" ? detail.tag : detail.groups.join()));</script>';

export const choose = (page: Page, ...groups: string[]) =>
  page.evaluate((chosen) => (window as never as { choose(groups: string[]): void }).choose(chosen), groups);
export const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);
export const publishedEvents = (page: Page) =>
  page.evaluate(() => (window as never as { publishedEvents: string[] }).publishedEvents);
export const pushed = (page: Page) =>
  page.evaluate(
    () =>
      (window as never as { dataLayer?: { event?: string }[] }).dataLayer?.flatMap(({ event }) => event ?? []) ?? [],
  );
