export { followOffice } from './office-links';
export { gateFiles } from './file-links';
