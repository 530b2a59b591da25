import { defineProps, isRecord, mismatch, text, unwrap, type Prop, type PropsOf } from '../../src/contract';

/** Values with any name. The component ignores unknown ones. */
const values: Prop<Readonly<Record<string, unknown>> | undefined> = {
  kind: 'group',
  description: 'The props of the component: JSON in an attribute, or in the JSON of the placeholder.',
  required: false,
  details: {},
  read(source) {
    const value = typeof source.value === 'string' ? parsed(source.value) : unwrap(source.value);
    return value === undefined || value === null || isRecord(value)
      ? (value ?? undefined)
      : mismatch('a group of values such as {"redirect": "/"}', source.value);
  },
};

export const props = defineProps({
  name: text({
    required: true,
    max: 80,
    description: 'The name of the component, such as SignIn. Case does not matter.',
  }),
  props: values,
});

export type AppModuleProps = PropsOf<typeof props>;

/** Texts that are not JSON stay unchanged. */
function parsed(value: string): unknown {
  if (!value.trim()) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
