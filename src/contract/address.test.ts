import { safeLink } from './address';

test.each([
  ['www.example.com/insights', 'https://www.example.com/insights'],
  ['WWW.example.com', 'https://www.example.com'],
  ['/www.example.com', '/www.example.com'],
  ['www.', 'www.'],
  ['insights?to=www.example.com', 'insights?to=www.example.com'],
])('a link to %s leads to %s', (href, address) => expect(safeLink(href)).toBe(address));
