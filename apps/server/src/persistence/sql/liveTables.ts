/**
 * Finds a table that has not been let go, and keeps it from being let go until the change is carried out: what goes with a
 * table is kept for no other.
 */
export const HOLD_LIVE_TABLE = 'SELECT 1 FROM tables WHERE code = $1 AND retired_at IS NULL FOR UPDATE';
