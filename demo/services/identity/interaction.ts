import type { Context } from 'hono';
import type { Interaction, InteractionResults } from 'oidc-provider';
import { clientId } from '../social/providers.ts';
import { toLanguage } from '../http/language.ts';
import type { NodeBindings } from './mount.ts';
import { consentPage, expiredPage, signInPage } from './pages.ts';
import { newPerson, peopleOf, type Person } from './people.ts';
import { findPerson, type IdentityProvider } from './provider.ts';

const declined = { error: 'access_denied', error_description: 'The person did not agree.' };

/** The provider's current prompt for the user: sign in, or consent. */
export async function showInteraction(
  context: Context<NodeBindings>,
  provider: IdentityProvider,
  site: string,
): Promise<Response> {
  const interaction = await find(context, provider);
  const page = { provider: provider.name, language: languageOf(interaction) };
  if (!interaction) return context.html(expiredPage({ ...page, site }), 410);
  if (interaction.prompt.name === 'login') return context.html(signInPage(page));
  const person = await findPerson(provider.records, provider.name, interaction.session?.accountId ?? '');
  return person ? context.html(consentPage({ ...page, person })) : context.html(expiredPage({ ...page, site }), 410);
}

export async function answerInteraction(
  context: Context<NodeBindings>,
  provider: IdentityProvider,
  site: string,
): Promise<Response> {
  const interaction = await find(context, provider);
  const page = { provider: provider.name, language: languageOf(interaction) };
  if (!interaction) return context.html(expiredPage({ ...page, site }), 410);
  const form = await context.req.parseBody<Record<string, string>>();
  if (form['answer'] === 'deny') return resumeFlow(context, provider, declined);
  if (interaction.prompt.name === 'consent')
    return resumeFlow(context, provider, { consent: { grantId: await grant(provider, interaction) } });
  const person = await identify(provider, form);
  if (!person) return context.html(signInPage({ ...page, isImpossible: true }), 422);
  // Only after this header do browsers request the accounts for FedCM.
  context.header('Set-Login', 'logged-in');
  return resumeFlow(context, provider, { login: { accountId: person.id } });
}

async function find({ env }: Context<NodeBindings>, { oidc }: IdentityProvider): Promise<Interaction | undefined> {
  try {
    return await oidc.interactionDetails(env.incoming, env.outgoing);
  } catch {
    return undefined;
  }
}

function languageOf(interaction: Interaction | undefined) {
  const { ui_locales: locales } = interaction?.params ?? {};
  return (typeof locales === 'string' && toLanguage(locales)) || 'en';
}

async function identify(
  { name: provider, records }: IdentityProvider,
  { person: id, name, mailbox }: Record<string, string>,
): Promise<Person | undefined> {
  if (id) return peopleOf(provider).find((person) => person.id === id);
  const person = newPerson(provider, { name: name ?? '', mailbox: mailbox ?? '' });
  // An existing mailbox belongs to the person who created it.
  const storedPerson = person && (await records.find<Person>('Person', person.id));
  if (person && !storedPerson) await records.keep('Person', person.id, person);
  return storedPerson ?? person;
}

async function grant({ oidc }: IdentityProvider, { session, grantId }: Interaction): Promise<string> {
  const existingGrant = grantId ? await oidc.Grant.find(grantId) : undefined;
  const agreed = existingGrant ?? new oidc.Grant({ accountId: session?.accountId, clientId });
  agreed.addOIDCScope('openid profile email');
  return agreed.save();
}

/** Consent continues the previous submission; choosing a person starts a new one. */
async function resumeFlow(
  context: Context<NodeBindings>,
  { oidc }: IdentityProvider,
  result: InteractionResults,
): Promise<Response> {
  const { incoming, outgoing } = context.env;
  return context.redirect(
    await oidc.interactionResult(incoming, outgoing, result, { mergeWithLastSubmission: 'consent' in result }),
    303,
  );
}
