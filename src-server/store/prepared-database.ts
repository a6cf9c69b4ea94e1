import { createHash } from 'node:crypto'
import { migrations } from './migrations.ts'

/**
 * File name of the empty database that the build migrated to the newest schema. It contains a hash of all migrations,
 * so a program never starts from another version's file.
 */
export function preparedDatabase(texts: Readonly<Record<string, string>> = migrations): string {
  const mark = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  return `database-${mark}.tar.gz`
}
