import { defineProps, integer, list, text, type PropsOf } from '../../src/contract';
import { office, type Office } from '../../src/features/offices';

export const props = defineProps({
  offices: list(office, { max: 1000, default: [] as readonly Office[], description: 'The offices, in their order.' }),
  headingLevel: integer({ default: 2, minimum: 1, maximum: 3, description: 'Of the topmost headings: the parts of the world, or the countries where there are none.' }),
  directions: text({
    max: 500,
    default: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map={zoom}/{latitude}/{longitude}',
    description: 'Where the directions of an office are that has coordinates and no mapModuleLink.',
  }),
});

export type LocationsProps = PropsOf<typeof props>;
