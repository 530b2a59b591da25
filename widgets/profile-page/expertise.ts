import type { Named, ProfilePageProps } from './props';

/** Removes duplicates, ignoring case. Entries with a page come first. */
export function expertiseOf({
  expertise,
  additionalExpertise,
}: Pick<ProfilePageProps, 'expertise' | 'additionalExpertise'>): readonly Named[] {
  const additional = additionalExpertise.split(/[,،、]/).map((part) => ({ name: part.trim(), link: undefined }));
  const byName = new Map<string, Named>();
  for (const entry of [...expertise, ...additional]) {
    const key = entry.name.toLowerCase();
    if (entry.name && !byName.has(key)) byName.set(key, entry);
  }
  return [...byName.values()];
}
