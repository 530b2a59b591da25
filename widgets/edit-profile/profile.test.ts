import { withPresent } from './profile';

const options = [
  { value: 'head-of-department', label: 'Head of department' },
  { value: 'owner', label: 'Owner or founder' },
];

test.each([
  ['a code', 'owner', 'owner', 2],
  ['a name', 'Head of department', 'head-of-department', 2],
  ['a name in other letters', ' HEAD OF DEPARTMENT', 'head-of-department', 2],
  ['no answer', '', '', 2],
  ['an answer that the list has lost', 'Lighthouse keeper', 'Lighthouse keeper', 3],
])('%s is found', (_, present, value, count) => {
  const choice = withPresent(options, present);
  expect(choice.value).toBe(value);
  expect(choice.options).toHaveLength(count);
});
