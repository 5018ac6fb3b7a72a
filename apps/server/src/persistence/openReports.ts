import { type Beside, databaseBeside, folderBeside } from './beside.ts';
import type { ReportBox } from './peace.ts';
import { reportBox } from './sql/peace.ts';

/* Opens the reports of a server beside it, for the operator's command. */

const TABLE = 'reports';

export interface OpenReports extends ReportBox {
  close(): Promise<void>;
}

const reportsOf = ({ sql, close }: Beside): OpenReports => ({ ...reportBox(sql), close });

/** Opens the reports of a data folder; throws `CannotStart` if it has no database of this version. */
export const folderReports = (directory: string): OpenReports => reportsOf(folderBeside(directory, TABLE));

/** Opens the reports of a PostgreSQL database. */
export const databaseReports = async (url: string): Promise<OpenReports> => reportsOf(await databaseBeside(url, TABLE));
