import { defineWidget } from '../../src/contract';
import { loadApplication } from './load-application';
import { props } from './props';

export default defineWidget({
  name: 'app-module',
  description:
    'Loads an application component of the publishing system by its name: a built-in one, or one of the integrator.',
  props,
  enhance: loadApplication,
});
