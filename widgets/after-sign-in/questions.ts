import { fetchBusinessFunctions, fetchCountries } from '../../src/services/content';
import { fetchTitles, fetchUser } from '../../src/services/user';
import { isFieldSent, type Option } from '../../src/forms';
import type { Field } from './props';

export interface Question {
  readonly field: Field;
  /** Empty for a text field. */
  readonly options: readonly Option[];
}

type Fetch = (language: string, signal: AbortSignal) => Promise<readonly Option[]>;

const toOptions = (items: Awaited<ReturnType<typeof fetchCountries>>) =>
  items.map(({ code, description }) => ({ value: code, label: description }));

const CHOICES: Readonly<Partial<Record<Field, Fetch>>> = {
  title: async (_language, signal) => (await fetchTitles(signal)).map(({ id, name }) => ({ value: id, label: name })),
  businessFunction: async (language, signal) => toOptions(await fetchBusinessFunctions(language, signal)),
  country: async (language, signal) => toOptions(await fetchCountries(language, signal)),
};

/** The first question that the profile does not answer and the back end stores; undefined if there is none. */
export async function nextQuestion(
  fields: readonly Field[],
  language: string,
  signal: AbortSignal,
): Promise<Question | undefined> {
  const user = await fetchUser(signal);
  const field = fields.find((name) => !user[name] && isFieldSent('updateUser', name));
  if (!field) return undefined;
  return { field, options: (await CHOICES[field]?.(language, signal)) ?? [] };
}
