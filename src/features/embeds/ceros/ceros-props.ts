import { flag, integer, number } from '../../../contract';
import { foreignAddress, foreignId } from '../kinds';

const padding = { minimum: 5, maximum: 400, unit: '%' } as const;
const height = { minimum: 100, maximum: 5000, unit: 'px' } as const;

/** An experience made with Ceros, as datasources describe it. */
export const cerosProps = {
  desktopId: foreignId({ description: 'Id of the experience.' }),
  desktopUrl: foreignAddress({ description: 'Its whole address, or its path on the provider’s host, where there is no id.' }),
  desktopPaddingPercentage: number({ ...padding, default: 40, description: 'Its height as a share of its width.' }),
  desktopOverrideHeight: integer({ ...height, description: 'A fixed height instead.' }),
  mobileId: foreignId({ description: 'Id of the experience for narrow windows; the other one unless given.' }),
  mobileUrl: foreignAddress({ description: 'Its whole address, or its path on the provider’s host, where there is no id.' }),
  mobilePaddingPercentage: number({ ...padding, description: 'Its height as a share of its width; that of the other one unless given.' }),
  mobileOverrideHeight: integer({ ...height, description: 'A fixed height instead.' }),
  break: integer({ minimum: 320, maximum: 2000, unit: 'px', default: 768, description: 'Width of the window below which it counts as narrow.' }),
  cerosOembedUrl: foreignAddress({ description: 'One address for all windows, looked up at the provider; it wins over ids and addresses.' }),
  scaleToFit: flag({ description: 'Narrows the experience until all of its height fits the window.' }),
};
