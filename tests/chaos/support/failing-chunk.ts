import type { Page, Route } from '@playwright/test';
import { expect, OWN, type Host } from '../../e2e/support/host.ts';

export const QUOTE =
  '<div id="it" data-module="pull-quote" data-load="eager"><p data-field="quote">Steel is patient.</p></div>';
export const NEIGHBOUR = '<div id="neighbour" data-module="counter" data-load="eager"></div>';

type Answer = (route: Route, times: number) => unknown;

/** Responds to requests for the script of the pull quote, by the query of their URL. */
export async function failingChunk(page: Page, answer: Answer): Promise<string[]> {
  const requests: string[] = [];
  await page.route(/\/chunks\/pull-quote-/, (route) => {
    requests.push(new URL(route.request().url()).search);
    return answer(route, requests.length);
  });
  return requests;
}

export const notFound = (route: Route) => route.fulfill({ status: 404, body: '' });

/** A server's response instead of the script, readable from every origin. */
export const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body });

/**
 * The server's content stays, every other widget mounts, there is no third request, and one message names the failed
 * script.
 */
export async function expectServerContent(host: Host, page: Page, answer: Answer): Promise<void> {
  const requests = await failingChunk(page, answer);
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  await host.open({ config: OWN, body: QUOTE + NEIGHBOUR });
  await expect(host.placeholder()).toHaveAttribute('data-state', 'failed');
  await expect(host.placeholder()).toHaveText('Steel is patient.');
  await expect(page.locator('#neighbour')).toHaveText('Pressed 0');
  expect(requests.length).toBeLessThanOrEqual(2);
  expect(loads).toHaveLength(1);
  expect(host.consoleMessages).toEqual([expect.stringMatching(/^error: Inlay: pull-quote: /)]);
}
