import { useEffect, useLayoutEffect, useState } from 'react';
import { useUniqueId } from '../../ui';
import { createForm } from './create-form';
import type { Form, FormOptions } from './types';

/** The state of a form for as long as its component is mounted. Always submits with the latest options. */
export function useForm<T extends object>(options: FormOptions<T>): Form<T> {
  const id = useUniqueId();
  const [form] = useState(() => createForm(id, options));
  useEffect(() => form.update(options));
  useLayoutEffect(() => form.connect(), [form]);
  return form;
}
