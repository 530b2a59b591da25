import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { publish } from '../core';

/**
 * Publishes each metric of the visit as soon as it is available. Attribution data is left out, because its elements and
 * URLs show where a visitor was.
 */
export function measureVisit() {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(publishMetric);
}

function publishMetric({ name, value, rating, id, navigationType }: Metric) {
  publish('web-vitals', { name, value, rating, id, navigationType });
}
