-- Guests whose cookies no node accepts.
CREATE TABLE revoked (person text PRIMARY KEY);
