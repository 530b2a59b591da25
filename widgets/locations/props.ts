import { defineProps, integer, list, type PropsOf } from '../../src/contract';
import { directions, office, type Office } from '../../src/features/offices';

export const props = defineProps({
  offices: list(office, { max: 1000, default: [] as readonly Office[], description: 'The offices.' }),
  headingLevel: integer({
    default: 2,
    minimum: 1,
    maximum: 3,
    description: 'The level of the top headings: the parts of the world, or else the countries.',
  }),
  directions,
});

export type LocationsProps = PropsOf<typeof props>;
