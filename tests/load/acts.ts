import { randomInt } from 'node:crypto';
import { linkIn, newAddress } from '../services/setup/people.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { refresh } from './refreshing.ts';
import { ask, type Crowd, readMail, register, signedIn, signIn, solveCaptcha, type Visitor } from './visitors.ts';

type Act = (crowd: Crowd, visitor: Visitor) => Promise<unknown>;

const queries = [
  'hydrogen',
  'steel',
  'leadership',
  'supply chain',
  'resilience',
  'hydrogne',
  'energy transition',
  'map',
];

const search: Act = (crowd) =>
  ask(crowd, 200, { act: 'search', path: `/services/search/api/pages?q=${encodeURIComponent(randomItem(queries))}` });
const suggest: Act = (crowd) =>
  ask(crowd, 200, {
    act: 'suggestions',
    path: `/services/search/api/pages/suggestions?q=${randomItem(queries).slice(0, 3)}`,
  });
const list: Act = (crowd, visitor) =>
  ask(crowd, 200, { act: 'saved articles', path: '/services/user/api/v2/user/article', headers: signedIn(visitor) });
const dictionary: Act = (crowd) =>
  ask(crowd, 200, { act: 'dictionary', path: `/services/content/dictionary/${randomItem(['en', 'de', 'ar', 'ja'])}` });
const profile: Act = (crowd, visitor) =>
  ask(crowd, 200, { act: 'profile', path: '/services/user/v2/users/me', headers: signedIn(visitor) });

const save: Act = (crowd, visitor) => {
  const articleId = randomItem(crowd.articles);
  return visitor.ledger.write(`saved ${articleId}`, true, async () => {
    const { status } = await ask(crowd, 201, {
      act: 'save',
      method: 'POST',
      path: `/services/user/v2/users/${visitor.id}/articles`,
      headers: signedIn(visitor),
      json: { articleId, language: 'en' },
    });
    return status === 201;
  });
};

const remove: Act = (crowd, visitor) => {
  const articleId = randomItem(crowd.articles);
  return visitor.ledger.write(`saved ${articleId}`, undefined, async () => {
    const { status } = await ask(crowd, 204, {
      act: 'remove',
      method: 'DELETE',
      path: `/services/user/v2/users/${visitor.id}/articles/${articleId}/en`,
      headers: signedIn(visitor),
    });
    return status === 204;
  });
};

const rate: Act = (crowd, visitor) => {
  const articleId = randomItem(crowd.articles);
  const rating = randomInt(1, 6);
  return visitor.ledger.write(`rating ${articleId}`, rating, async () => {
    const { status } = await ask(crowd, 201, {
      act: 'rate',
      method: 'POST',
      path: `/services/user/v2/users/${visitor.id}/ratings`,
      headers: signedIn(visitor),
      json: { articleId, language: 'en', rating },
    });
    return status === 201;
  });
};

const subscribe: Act = (crowd, visitor) =>
  subscribeInTwoTabs(crowd, visitor.ledger, { headers: () => Promise.resolve(signedIn(visitor)) });

/** Anonymous visitors confirm by the link in an e-mail, here in two tabs. */
const subscribeAddress: Act = async (crowd) => {
  const email = newAddress();
  const captcha = async () => {
    const captchakey = await solveCaptcha(crowd);
    return captchakey ? { captchakey } : undefined;
  };
  const proof = await captcha();
  if (!proof) return;
  const { status } = await ask(crowd, 200, {
    act: 'subscribe',
    method: 'POST',
    path: '/services/user/v2/subscribe',
    headers: proof,
    json: { email, subscriptions: crowd.subscriptions.slice(0, 1) },
  });
  const mail = status === 200 ? await readMail(crowd, email) : undefined;
  if (!mail) return;
  const ledger = createLedger();
  crowd.subscribers.set(email, ledger);
  await subscribeInTwoTabs(crowd, ledger, {
    encUserId: linkIn(mail).searchParams.get('eid') ?? '',
    headers: captcha,
  });
};

const newcomer: Act = async (crowd) => {
  const visitor = await register(crowd);
  if (visitor) await subscribe(crowd, visitor);
};

export const namedActs = { search, suggest, list, dictionary, profile, save, subscribeAddress };

/** Out of a hundred. */
const reads: readonly [Act, number][] = [
  [search, 22],
  [suggest, 8],
  [list, 14],
  [dictionary, 8],
  [profile, 8],
];
const writes: readonly [Act, number][] = [
  [save, 12],
  [remove, 6],
  [rate, 8],
  [subscribe, 4],
  [subscribeAddress, 2],
  [refresh, 5],
  [signIn, 2],
  [newcomer, 1],
];

export const mixed = lots([...reads, ...writes]);
export const onlyWriting = lots(writes);

/** Reads, among the names of measured calls. */
export const readActs: readonly string[] = [
  'search',
  'suggestions',
  'saved articles',
  'dictionary',
  'profile',
  'captcha',
  'read mail',
];

/** Two different subscriptions for one address at the same time: neither may displace the other. */
async function subscribeInTwoTabs(
  crowd: Crowd,
  ledger: Ledger,
  { encUserId, headers }: { encUserId?: string; headers: () => Promise<Record<string, string> | undefined> },
): Promise<void> {
  const first = randomInt(crowd.subscriptions.length);
  const codes = [first, first + 1].map((index) => crowd.subscriptions[index % crowd.subscriptions.length]!);
  const proofs = await Promise.all(codes.map(headers));
  await Promise.all(
    codes.map(async (code, tab) => {
      const proof = proofs[tab];
      if (!proof) return;
      await ledger.write(`subscription ${code}`, true, async () => {
        const { status } = await ask(crowd, 200, {
          act: 'subscribe',
          method: 'POST',
          path: '/services/user/v2/subscribe',
          headers: proof,
          json: { ...(encUserId && { encUserId }), subscriptions: [code] },
        });
        return status === 200;
      });
    }),
  );
}

function lots(acts: readonly [Act, number][]): () => Act {
  const weightedActs = acts.flatMap(([act, share]) => Array<Act>(share).fill(act));
  return () => randomItem(weightedActs);
}

function randomItem<Item>(items: readonly Item[]): Item {
  return items[randomInt(items.length)]!;
}
