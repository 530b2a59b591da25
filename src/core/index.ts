/** Page-level singletons. Imports only the contract. */
export * from './approach';
export * from './clock';
export * from './config';
export * from './events';
export * from './focus';
export * from './group-by';
export * from './history';
export * from './i18n';
export * from './json';
export * from './lazy';
export * from './may-remember';
export * from './page-lifecycle';
export * from './signals';
export * from './storage';
export * from './styles';
export * from './urls';
export * from './widget-context';
