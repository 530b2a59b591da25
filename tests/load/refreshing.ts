import { setTimeout as wait } from 'node:timers/promises';
import { leewaySeconds } from '../../demo/services/security/sessions.ts';
import type { Answer } from './caller.ts';
import { isBroken } from './figures.ts';
import { ask, type Crowd, signIn, tokensOf, type Visitor } from './visitors.ts';

const tabs = 3;

/** Several tabs renew the session at the same time, and retry until one succeeds. */
export async function refresh(crowd: Crowd, visitor: Visitor): Promise<void> {
  const begin = performance.now();
  const renewInAll = () => Promise.all(Array.from({ length: tabs }, () => renew(crowd, visitor.refreshToken)));
  let answers = await renewInAll();
  while (answers.every(({ status }) => isBroken(status))) {
    await wait(100);
    answers = await renewInAll();
  }

  const statuses = answers.map(({ status }) => status);
  const newTokens = answers.filter(({ status }) => status === 200).map(tokensOf);
  if (new Set(newTokens.map(({ refreshToken }) => refreshToken)).size > 1)
    crowd.complaints.push('one refresh token was followed by several');
  if (newTokens[0] && !statuses.includes(401)) return void Object.assign(visitor, newTokens[0]);
  // A lost response, and a service that was away for longer than the leeway, end the session as documented.
  const waited = Math.round(performance.now() - begin);
  if (waited > leewaySeconds * 1000) crowd.lapsed += 1;
  else crowd.complaints.push(`a latest refresh token was answered with ${statuses.join(', ')} after ${waited} ms`);
  await signIn(crowd, visitor);
}

/** The effect on a session whose old token is used after the leeway: `expected` is the status of each response. */
export async function reuse(crowd: Crowd, { old, visitor }: { old: string; visitor: Visitor }): Promise<void> {
  for (const token of [old, visitor.refreshToken]) {
    const { status } = await renew(crowd, token);
    if (status !== 401)
      crowd.complaints.push(
        `after its leeway a refresh token, or the one that followed it, was answered with ${status}`,
      );
  }
  await ask(crowd, 401, {
    act: 'profile',
    path: '/services/user/v2/users/me',
    headers: { authorization: `Bearer ${visitor.accessToken}` },
  });
}

export function renew({ call }: Crowd, token: string): Promise<Answer> {
  return call({
    act: 'refresh',
    method: 'POST',
    path: '/services/user/v2/auth/token',
    headers: { refresh_token: token },
    form: { grant_type: 'refresh_token', client_id: 'Dotcom' },
  });
}
