import { useText } from '../../core';
import { jobAlertNames } from '../../services/job-alert';
import { useJobTerms } from '../jobs';
import { messages } from './messages';

/** Returns the title of a job alert, such as "New jobs: Oslo, Energy"; undefined for other codes. */
export function useJobAlertTitle(): (code: string) => string | undefined {
  const t = useText(messages);
  const termOf = useJobTerms();
  return (code) => {
    const names = jobAlertNames(code);
    return names && [t('jobAlert'), names.map(termOf).join(', ')].filter(Boolean).join(': ');
  };
}
