/** The labels of a position: workplace, employment type and pay. */
import { formatNumber, useLanguage, useText } from '../../core';
import type { JobPosting } from '../../services/jobs';
import { messages } from './messages';

const TERMS = [
  'remote',
  'hybrid',
  'on-site',
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
] as const;

/** Returns the text for a workplace or an employment type. Other names stay as the service sends them. */
export function useJobTerms(): (name: string) => string {
  const t = useText(messages);
  return (name) => {
    const term = TERMS.find((candidate) => candidate === name);
    return term ? t(term) : name;
  };
}

/** Returns the text for a pay range, such as "€60,000 – €72,000 a year". Empty without one. */
export function usePay(): (salary: JobPosting['salary']) => string {
  const t = useText(messages);
  const language = useLanguage();
  return (salary) => {
    if (!salary || !/^[A-Z]{3}$/.test(salary.currency)) return '';
    const { currency, from, to, unit } = salary;
    const amounts = [...new Set([from, to])].map((amount) =>
      formatNumber(
        amount,
        { style: 'currency', currency, maximumFractionDigits: amount % 1 ? undefined : 0 },
        language,
      ),
    );
    return t('pay', { range: amounts.join(' – '), unit });
  };
}
