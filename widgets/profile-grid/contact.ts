export { loadContactDialog } from '../../src/features/contact';
