/** Everything that shows: fetched when a route asks for it. */
export { Flow, type FlowProps } from './Flow';
