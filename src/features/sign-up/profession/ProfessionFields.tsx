import { useText } from '../../../core';
import { SelectField, TextField, type FieldHost, type Option } from '../../../forms';
import { CompanyLater } from '../company/CompanyLater';
import type { Lists } from './lists';
import { messages } from './messages';

type Name = 'jobTitle' | 'organization' | 'businessFunction' | 'country';

export interface ProfessionFieldsProps {
  form: FieldHost<Name, string>;
  /** Undefined while they are on their way; empty ones become fields to type in, or are left out. */
  lists: Lists | undefined;
}

const NONE: readonly Option[] = [];

/** What somebody does, for whom and where. */
export function ProfessionFields({ form, lists }: ProfessionFieldsProps) {
  const t = useText(messages);
  const choice = (name: Name, options: readonly Option[] = NONE, autoComplete?: string) => {
    const shared = { form, name, label: t(name), autoComplete };
    if (lists && !options.length) return name === 'country' ? null : <TextField {...shared} required />;
    return <SelectField {...shared} options={options} placeholder={t('choose')} required={name !== 'country'} />;
  };
  return (
    <>
      {choice('jobTitle', lists?.titles, 'organization-title')}
      <CompanyLater form={form} name="organization" label={t('organization')} required />
      {choice('businessFunction', lists?.functions)}
      {choice('country', lists?.countries, 'country')}
    </>
  );
}
