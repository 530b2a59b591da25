import { hash } from '../../images/random.ts';
import type { Job } from '../schemas.ts';

/** Replaces the team in an office. */
export const remoteTeam: Record<Job['language'], (city: string) => string> = {
  en: (city) => `You work from home, with a team that talks every morning and meets in ${city} once a quarter.`,
  de: (city) =>
    `Sie arbeiten von zu Hause, in einem Team, das jeden Morgen spricht und sich viermal im Jahr in ${city} trifft.`,
};

/**
 * Workplace and employment types, deterministic per position. Handwritten positions belong to an office, so only
 * variants are remote.
 */
export function workOf({
  id,
  variantOf,
  interest,
  countries,
}: Pick<Job, 'id' | 'variantOf' | 'interest' | 'countries'>): Pick<
  Job,
  'workplace' | 'employmentType' | 'applicantCountries'
> {
  const spread = hash(`work ${id}`);
  const workplace = variantOf && spread % 8 === 0 ? 'remote' : spread % 8 < 4 ? 'hybrid' : 'on-site';
  const isIntern = interest === 'Internships' || interest === 'Praktika';
  const isPartTime = hash(`hours ${id}`) % 3 === 0;
  const isTemporary = hash(`term ${id}`) % 12 === 0;
  return {
    workplace,
    employmentType: [
      isIntern ? 'INTERN' : 'FULL_TIME',
      ...(isPartTime ? ['PART_TIME' as const] : []),
      ...(isTemporary ? ['TEMPORARY' as const] : []),
    ],
    ...(workplace === 'remote' && { applicantCountries: countries }),
  };
}
