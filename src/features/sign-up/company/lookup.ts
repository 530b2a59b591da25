export { fetchCompanies } from '../../../services';
