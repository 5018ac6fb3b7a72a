import { type Beside, databaseBeside, folderBeside } from './beside.ts';
import type { OperatorKeys } from './operator.ts';
import { operatorKeys } from './sql/operator.ts';

/* Opens the key of the operator's page beside a server, for the operator's command. */

const TABLE = 'operator_keys';

export interface OpenOperator extends OperatorKeys {
  close(): Promise<void>;
}

const keysOf = ({ sql, close }: Beside): OpenOperator => ({ ...operatorKeys(sql), close });

/** Opens the key in a data folder; throws `CannotStart` if it has no database of this version. */
export const folderOperator = (directory: string): OpenOperator => keysOf(folderBeside(directory, TABLE));

/** Opens the key in a PostgreSQL database. */
export const databaseOperator = async (url: string): Promise<OpenOperator> => keysOf(await databaseBeside(url, TABLE));
