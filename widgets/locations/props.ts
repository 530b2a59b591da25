import { defineProps, integer, list, type PropsOf } from '../../src/contract';
import { directions, office, type Office } from '../../src/features/offices';

export const props = defineProps({
  offices: list(office, { max: 1000, default: [] as readonly Office[], description: 'The offices, in their order.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 3,
    description: 'Of the topmost headings: the parts of the world, or the countries where there are none.',
  }),
  directions,
});

export type LocationsProps = PropsOf<typeof props>;
