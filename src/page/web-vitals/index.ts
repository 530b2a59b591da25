import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { publish } from '../../core';

/**
 * Publishes each figure of the visit once the browser knows it. What was measured stays behind: its elements and
 * addresses say where a visitor was.
 */
export function measureVisit() {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(tell);
}

function tell({ name, value, rating, id, navigationType }: Metric) {
  publish('web-vitals', { name, value, rating, id, navigationType });
}
