import { number } from '../../../contract';
import { foreignId } from '../kinds';

/** A chart made with Flourish, as datasources describe it. */
export const flourishProps = {
  flourishVisualizationId: foreignId({ description: 'Id of the visualisation.' }),
  paddingPercentage: number({ minimum: 5, maximum: 400, unit: '%', default: 60, description: 'Its height as a share of its width, until it says how high it is itself.' }),
};
