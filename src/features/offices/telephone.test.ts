import { telephoneAddress } from './telephone';

test.each([
  ['+47 (0)555 01 200', 'tel:+4755501200'],
  ['+1 212 555 0100 ext. 42', 'tel:+12125550100;ext=42'],
  ['+1 212 555 0100 x42', 'tel:+12125550100;ext=42'],
  ['(212) 555-0100, extension 42', 'tel:2125550100;ext=42'],
  ['1-800-FLOWERS', 'tel:18003569377'],
  ['by pigeon', undefined],
])('a call to "%s" goes to %s', (number, address) => expect(telephoneAddress(number)).toBe(address));
