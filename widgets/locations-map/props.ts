import { defineProps, integer, list, type PropsOf } from '../../src/contract';
import { directions, office, type Office } from '../../src/features/offices';

export const props = defineProps({
  offices: list(office, {
    max: 1000,
    default: [] as readonly Office[],
    description:
      'The offices, in the order of their cities in the list. With more than eight cities, those of the country with an office in the time zone of the browser come first.',
  }),
  headingLevel: integer({ default: 2, minimum: 1, maximum: 6, description: 'The heading level of the cities.' }),
  directions,
});

export type LocationsMapProps = PropsOf<typeof props>;
