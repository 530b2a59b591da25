import { useText } from '../../../core';
import { ComboboxField, type ComboboxFieldProps } from '../../../forms';
import { messages } from './messages';
import { useCompanies } from './use-companies';

export type CompanyFieldProps<N extends string> = Omit<ComboboxFieldProps<N>, 'suggestions' | 'status' | 'onType' | 'autoComplete'>;

/** Where somebody works. Suggests the companies that are known already, so that one firm has one spelling. */
export function CompanyField<N extends string>(props: CompanyFieldProps<N>) {
  const t = useText(messages);
  const [companies, ask] = useCompanies();
  return <ComboboxField {...props} suggestions={companies} status={t('found', { count: companies.length })} onType={ask} autoComplete="organization" />;
}
