import type { Content, Link } from '../../src/contract';
import type { JobDetailProps } from './props';

/** A position, ready to show. */
export interface Job {
  readonly title: string;
  readonly interest: string;
  readonly interestCategory: string;
  readonly cities: readonly string[];
  /** Plain with a paragraph on each line, or as the page wrote it. */
  readonly whatYouWillDo: Content | string | undefined;
  readonly whoYouWillWorkWith: Content | string | undefined;
  readonly yourBackground: Content | string | undefined;
  readonly compensationRange: string;
  readonly industries: readonly string[];
  readonly functions: readonly string[];
  /** Days of ISO 8601, or empty. */
  readonly posted: string;
  readonly validThrough: string;
  /** One, or one for each level of entry. */
  readonly applyLinks: readonly Link[];
  /** Undefined where it is that of the page. */
  readonly language: string | undefined;
}

export interface SimilarJob {
  readonly title: string;
  readonly url: string;
  readonly cities: readonly string[];
  readonly interest: string;
}

/** In characters. */
const MAX_ID_LENGTH = 120;

/** The position that the page wrote, if it did. */
export function writtenJob({
  title,
  einstiegslevel,
  jobApplyUrl,
  jobLanguage,
  interest = '',
  interestCategory = '',
  compensationRange = '',
  posted = '',
  validThrough = '',
  ...rest
}: JobDetailProps): Job | undefined {
  if (!title) return undefined;
  const applyLinks = einstiegslevel.length ? einstiegslevel : jobApplyUrl ? [jobApplyUrl] : [];
  return {
    ...rest,
    title,
    interest,
    interestCategory,
    compensationRange,
    posted,
    validThrough,
    applyLinks,
    language: jobLanguage,
  };
}

/** The id at the end of a path: a number after the last hyphen, or the whole last part. Undefined where that could be none. */
export function jobIdIn(path: string): string | undefined {
  const part = decoded(path.split('/').filter(Boolean).at(-1) ?? '');
  // oxlint-disable-next-line no-control-regex -- what no id has
  if (!part || part.length > MAX_ID_LENGTH || /[\u0000-\u001F\u007F/\\]/.test(part)) return undefined;
  return /-(\d+)$/.exec(part)?.[1] ?? part;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
