import type { Account, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Language } from '../../content/load.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { toLanguage } from '../http/language.ts';
import { escapeHtml } from '../mail/escape.ts';
import { type Addresses, siteOrigins } from '../http/origins.ts';
import type { Keys } from '../security/keys.ts';
import { callbackPath, clientId, signedOutPath, type SocialProvider } from '../social/providers.ts';
import { pageHeaders, signedOutPage, signOutPage } from './pages.ts';
import { peopleOf, type Person } from './people.ts';
import { createRecords, type Records } from './records.ts';
import { signingKeys } from './signing-keys.ts';

export interface IdentityProvider {
  name: string;
  path: string;
  oidc: Provider;
  records: Records;
}

export interface IdentityParts {
  database: Database;
  clock: Clock;
  keys: Keys;
  addresses: Addresses;
}

const minute = 60;
const hour = 60 * minute;

/** An OpenID Connect provider run by certified software; only the people and the pages are ours. */
export async function createIdentityProvider(
  parts: IdentityParts,
  described: SocialProvider,
): Promise<IdentityProvider> {
  const { database, clock, keys, addresses } = parts;
  const { name, path } = described;
  const records = createRecords({ database, clock, provider: name });
  const { Provider } = await import('oidc-provider');
  const oidc = new Provider(addresses.site + path, {
    adapter: (kind: string) => records.adapter(kind),
    jwks: await signingKeys(database),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret(keys, described),
        client_name: 'Alder & Voss',
        redirect_uris: siteOrigins(addresses).map((origin) => origin + callbackPath(described)),
        post_logout_redirect_uris: siteOrigins(addresses).map((origin) => origin + signedOutPath(described)),
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Two providers share one origin here, so each has its own cookies.
    cookies: {
      keys: [keys.hash('identity-cookies', name)],
      names: { session: `${name}_session`, interaction: `${name}_interaction`, resume: `${name}_resume` },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      IdToken: 5 * minute,
      Interaction: hour,
      Session: 12 * hour,
      Grant: 24 * hour,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => show(ctx, signOutPage({ provider: name, language: languageOf(ctx), form })),
        // For direct requests; the package's own page would load a third-party font.
        postLogoutSuccessSource: (ctx) =>
          show(ctx, signedOutPage({ provider: name, language: languageOf(ctx), site: addresses.site })),
      },
    },
    interactions: { url: (_, interaction) => `${path}/interaction/${interaction.uid}` },
    findAccount: (_, id) => findAccount(records, name, id),
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = `<!doctype html><meta charset="utf-8"><title>${name}</title><p>${name}: ${escapeHtml(out.error_description ?? out.error)}</p>`;
    },
  });
  // `mount` writes the forwarded headers.
  oidc.proxy = true;
  return { name, path, oidc, records };
}

function languageOf(ctx: KoaContextWithOIDC): Language {
  const uiLocales = ctx.oidc.params?.['ui_locales'];
  return (typeof uiLocales === 'string' && toLanguage(uiLocales)) || 'en';
}

function show(ctx: KoaContextWithOIDC, page: { toString(): string }): void {
  ctx.set(pageHeaders);
  ctx.type = 'html';
  ctx.body = page.toString();
}

/** Both sides derive it, so that neither needs a setting. */
export function clientSecret(keys: Keys, { name }: SocialProvider): string {
  return keys.hash('identity-client', name);
}

export function findPerson(records: Records, provider: string, id: string): Promise<Person | undefined> {
  const listedPerson = peopleOf(provider).find((person) => person.id === id);
  return listedPerson ? Promise.resolve(listedPerson) : records.find<Person>('Person', id);
}

async function findAccount(records: Records, provider: string, id: string): Promise<Account | undefined> {
  const person = await findPerson(records, provider, id);
  if (!person) return undefined;
  const { name, email, isEmailVerified } = person;
  return { accountId: id, claims: () => ({ sub: id, name, email, email_verified: isEmailVerified }) };
}
