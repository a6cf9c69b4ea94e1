import { join } from 'node:path'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { preparedDatabase } from '../../src-server/store/prepared-database.ts'
import type { Environment } from '../environment/environment.ts'
import { exitNow } from './exit-now.ts'

export function databaseOf({
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  DIST_DIR: distDir,
  ...more
}: Environment): DatabaseChoice {
  return url === undefined
    ? {
        _tag: 'Embedded',
        dataDir,
        prepared: join(distDir, preparedDatabase()),
        template: join(distDir, 'empty-database.tar.gz'),
        lost: () => exitNow(`another process has taken over the data directory ${dataDir}`),
      }
    : {
        _tag: 'Postgres',
        url,
        ...(more.DATABASE_DIRECT_URL === undefined ? {} : { directUrl: more.DATABASE_DIRECT_URL }),
        ...(more.DATABASE_READ_URL === undefined ? {} : { readUrl: more.DATABASE_READ_URL }),
        isProbed: true,
      }
}
