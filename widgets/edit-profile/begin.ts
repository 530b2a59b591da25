/** What the profile needs once it is known that somebody is signed in. */
export { loadProfile, SAMPLE } from './load-profile';
export { ProfileForm } from './parts/ProfileForm';
