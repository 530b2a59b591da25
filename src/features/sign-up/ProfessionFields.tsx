import { useEffect, useRef, useState } from 'react';
import { lazy, useText } from '../../core';
import { type FieldHost, isFieldSent, type Option, SelectField, TextField } from '../../forms';
import type { CompanyField, CompanyFieldProps } from './CompanyField';
import type { Lists } from './lookups';
import { messages } from './messages';

type Name = 'jobTitle' | 'organization' | 'businessFunction' | 'country';

export interface ProfessionFieldsProps {
  form: FieldHost<Name, string>;
  /** Undefined while loading; empty lists become text fields, or are left out. */
  lists: Lists | undefined;
  /** Fields that this call does not send are left out. */
  call: 'register' | 'registerPartially';
}

const NONE: readonly Option[] = [];

/** The fields of the call. */
const FIELDS: Readonly<Record<Name, string>> = {
  jobTitle: 'title',
  organization: 'company',
  businessFunction: 'businessFunction',
  country: 'country',
};

/** Profession, employer and location. */
export function ProfessionFields({ form, lists, call }: ProfessionFieldsProps) {
  const t = useText(messages);
  const choice = (name: Name, options: readonly Option[] = NONE, autoComplete?: string) => {
    if (!isFieldSent(call, FIELDS[name])) return null;
    const shared = { form, name, label: t(name), autoComplete };
    if (lists && !options.length) return name === 'country' ? null : <TextField {...shared} required />;
    return <SelectField {...shared} options={options} placeholder={t('choose')} required={name !== 'country'} />;
  };
  return (
    <>
      {choice('jobTitle', lists?.titles, 'organization-title')}
      {isFieldSent(call, FIELDS.organization) && (
        <SuggestingCompanyField form={form} name="organization" label={t('organization')} required />
      )}
      {choice('businessFunction', lists?.functions)}
      {choice('country', lists?.countries, 'country')}
    </>
  );
}

const loadCompanyField = lazy(() => import('./late'));

/** In milliseconds: suggestions can wait until the page is idle. */
const BEFORE_SUGGESTING = 500;

/** A text field that starts to suggest companies after a moment, but is not replaced while the visitor types. */
function SuggestingCompanyField<N extends string>(props: CompanyFieldProps<N>) {
  const [Loaded, setLoaded] = useState<typeof CompanyField>();
  const [isInUse, setInUse] = useState(false);
  const hasChanged = useRef(false);

  useEffect(() => {
    const load = () =>
      loadCompanyField().then(
        (loaded) => setLoaded(() => loaded.CompanyField),
        () => undefined,
      );
    const timer = setTimeout(() => void load(), BEFORE_SUGGESTING);
    return () => clearTimeout(timer);
  }, []);

  hasChanged.current ||= Boolean(Loaded) && !isInUse;
  if (Loaded && hasChanged.current) return <Loaded {...props} />;
  return (
    <TextField {...props} autoComplete="organization" onFocus={() => setInUse(true)} onLeave={() => setInUse(false)} />
  );
}
