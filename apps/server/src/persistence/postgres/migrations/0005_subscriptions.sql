-- Devices that are called when something at a table waits for their person.
CREATE TABLE subscriptions (
  person    text NOT NULL,
  device    text NOT NULL,
  endpoint  text NOT NULL UNIQUE,
  p256dh    text NOT NULL,
  auth      text NOT NULL,
  language  text NOT NULL,
  zone      text NOT NULL,
  wishes    text NOT NULL,
  since     bigint NOT NULL,
  called_at bigint,
  evening   text NOT NULL,
  PRIMARY KEY (person, device)
);
