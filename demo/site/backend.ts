/** The requests of pages to the services over HTTP, with the visitor's tokens as a browser sends them. */
import { array, type Infer, optional, string, type, validate } from 'superstruct';
import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Client, deviceOf, passOf, userAgentOf } from '../services/index.ts';
import { keepTokens, type Tokens, tokensOf } from './session.ts';
import type { Env } from './site.ts';

const saved = type({
  savedArticles: array(
    type({
      id: string(),
      language: string(),
      url: string(),
      title: string(),
      type: optional(string()),
      imageUrl: optional(string()),
    }),
  ),
});
export type SavedArticle = Infer<typeof saved>['savedArticles'][number];

/** The client's address, for the limits of the services. */
export function clientOf(c: Context<Env>): Client {
  return {
    language: c.get('view').language,
    address: addressOf(c),
    userAgent: userAgentOf(c),
    device: deviceOf(c),
    pass: passOf(c),
  };
}

/** The visitor's saved articles, newest first; empty without a session, or if it cannot be renewed. */
export async function savedArticles(c: Context<Env>): Promise<SavedArticle[] | undefined> {
  const tokens = tokensOf(c);
  if (!tokens) return undefined;
  return (await readSaved(c, tokens)) ?? (await readSaved(c, await renew(c, tokens)));
}

/** Whether the visitor is signed in. Calls the service, as a cookie alone proves nothing. */
export async function hasSession(c: Context<Env>): Promise<boolean> {
  const tokens = tokensOf(c);
  if (!tokens) return false;
  const isKnown = async (candidate: Tokens | undefined) =>
    candidate !== undefined && (await send(c, '/services/user/v2/users/me', candidate)).ok;
  return (await isKnown(tokens)) || (await isKnown(await renew(c, tokens)));
}

/**
 * The response of a service for the visitor, or for anonymous visitors if there is no session or it cannot be renewed.
 */
export async function readAs(c: Context<Env>, path: string): Promise<Response> {
  const tokens = tokensOf(c);
  const { site } = c.get('view');
  const requestWith = (sessionTokens: Tokens | undefined) =>
    sessionTokens ? send(c, path, sessionTokens) : site.services.request(site.addresses.site + path, {}, c.env);
  const response = await requestWith(tokens);
  return tokens && response.status === 401 ? requestWith(await renew(c, tokens)) : response;
}

/** Ends the session at the service; clears the cookies even if the service cannot be reached. */
export async function signOut(c: Context<Env>): Promise<void> {
  const tokens = tokensOf(c);
  if (tokens) await send(c, '/services/user/v2/auth/signout', tokens, { method: 'POST' });
}

async function readSaved(c: Context<Env>, tokens: Tokens | undefined): Promise<SavedArticle[] | undefined> {
  if (!tokens) return undefined;
  const response = await send(c, '/services/user/api/v2/user/article?currentOffset=0&pageSize=50', tokens);
  if (!response.ok) return undefined;
  const [, answer] = validate(await response.json(), saved);
  return answer?.savedArticles;
}

/** An access token is valid for minutes; the refresh token renews it. */
async function renew(c: Context<Env>, tokens: Tokens): Promise<Tokens | undefined> {
  const { headers } = await send(c, '/services/user/v2/auth/token', tokens, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=refresh_token&client_id=Dotcom',
  });
  const accessToken = headers.get('access_token');
  if (!accessToken) return undefined;
  const renewed = { accessToken, refreshToken: headers.get('refresh_token') ?? tokens.refreshToken };
  keepTokens(c, renewed);
  return renewed;
}

async function send(
  c: Context<Env>,
  path: string,
  { accessToken, refreshToken }: Tokens,
  init: RequestInit = {},
): Promise<Response> {
  const { site } = c.get('view');
  const headers = { ...init.headers, authorization: `Bearer ${accessToken}`, refresh_token: refreshToken };
  return site.services.request(site.addresses.site + path, { ...init, headers }, c.env);
}

function addressOf(c: Context<Env>): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    // A request made inside the process has no socket.
    return 'inside';
  }
}
