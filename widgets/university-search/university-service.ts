/** The call: for visitors who come near the field. */
export { suggestUniversities } from '../../src/services';
