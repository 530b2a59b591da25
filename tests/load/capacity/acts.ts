import { loadContent } from '../../../demo/content/load.ts';
import { namedActs } from '../acts.ts';
import { listActs } from '../lists/services.ts';
import { renew } from '../refreshing.ts';
import { ask, type Crowd, register, signIn, tokensOf, type Visitor } from '../visitors.ts';

export interface MeasuredAct {
  /** Its name in the table of docs/operate/capacity.md. */
  name: string;
  /** The number of requests, fewer for slow ones. */
  times: number;
  perform(crowd: Crowd, visitor: Visitor): Promise<unknown>;
}

/** Frequent acts of visitors, and the most expensive ones. */
export function measuredActs(origin: string): MeasuredAct[] {
  const lists = listActs(loadContent(), (path, init) => fetch(origin + path, init));
  const list = (name: keyof typeof lists) => async () => {
    const response = await lists[name]!();
    await response.text();
    if (!response.ok) throw new Error(`${name} had the response ${response.status}.`);
  };
  return [
    { name: 'Text of the widgets (dictionary)', times: 400, perform: namedActs.dictionary },
    { name: 'Profile', times: 400, perform: namedActs.profile },
    { name: 'Saved articles', times: 400, perform: namedActs.list },
    { name: 'Save an article', times: 400, perform: namedActs.save },
    { name: 'Reading count', times: 400, perform: countReading },
    { name: 'Renew a session', times: 400, perform: refreshOnce },
    { name: 'Search', times: 200, perform: namedActs.search },
    { name: 'Search suggestions', times: 200, perform: namedActs.suggest },
    { name: 'List of articles', times: 200, perform: list('articles of a practice') },
    { name: 'Jobs, filtered', times: 200, perform: list('jobs, filtered') },
    { name: 'Jobs, words and filters', times: 200, perform: list('jobs, words and filters') },
    { name: 'Sign-in', times: 80, perform: signIn },
    {
      name: 'Subscribe without an account (captcha, e-mail, two confirmations)',
      times: 80,
      perform: namedActs.subscribeAddress,
    },
    { name: 'Registration (captcha, e-mail, confirmation)', times: 40, perform: register },
  ];
}

/** An anonymous visitor, as on most pages with a wall. */
function countReading(crowd: Crowd): Promise<unknown> {
  return ask(crowd, 200, {
    act: 'reading count',
    method: 'POST',
    path: '/services/user/v2/readings',
    json: { article: crowd.articles[0] },
  });
}

async function refreshOnce(crowd: Crowd, visitor: Visitor): Promise<void> {
  const answer = await renew(crowd, visitor.refreshToken);
  if (answer.status === 200) Object.assign(visitor, tokensOf(answer));
}
