// Passwords that the other demands would let pass. Inlay's forms refuse the same ones before they are sent.
const common = new Set(
  (
    'password12 password123 password1234 password1! passw0rd12 passw0rd123 p@ssw0rd12 p@ssword123 qwerty1234 qwerty12345 qwertyuiop1 1qaz2wsx3edc 1q2w3e4r5t ' +
    'q1w2e3r4t5 abc1234567 abcd123456 iloveyou12 iloveyou123 welcome123 welcome1234 letmein123 letmein1234 changeme123 admin12345 football123 sunshine123 princess123 ' +
    'trustno1234 monkey12345 dragon12345'
  ).split(' '),
);

/**
 * Why `password` is too weak for the account of `email`, for developers; undefined when it will do.
 * 10 to 128 characters, a letter, a digit or symbol, not the name in the address, nothing everybody tries first.
 */
export function weakness(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  const name = email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase();
  if (password.length < 10) return 'it has fewer than 10 characters';
  if (password.length > 128) return 'it has more than 128 characters';
  if (!/\p{L}/u.test(password)) return 'it has no letter';
  if (!/[^\p{L}\s]/u.test(password)) return 'it has neither digit nor symbol';
  if (name.length >= 4 && lower.includes(name)) return 'it contains the name in the e-mail address';
  if (common.has(lower)) return 'it is one of the most common passwords';
  return undefined;
}
