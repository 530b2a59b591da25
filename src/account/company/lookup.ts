export { fetchCompanies } from '../../services';
