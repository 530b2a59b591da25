-- An address with an account has its subscriptions there, so that its owner sees and ends them: those from before the
-- registration move into the account.
UPDATE users SET
  subscriptions = users.subscriptions || ARRAY(SELECT unnest(known.subscriptions) EXCEPT SELECT unnest(users.subscriptions)),
  job_alerts_until = coalesce(users.job_alerts_until, known.job_alerts_until)
FROM subscribers known WHERE known.email = users.email;
DELETE FROM subscribers WHERE email IN (SELECT email FROM users);
