import { createHash } from 'node:crypto'
import { migrations } from './migrations.ts'

/** The name has a hash of all migrations, so that no program starts from another version's file. */
export function preparedDatabase(texts: Readonly<Record<string, string>> = migrations): string {
  const mark = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  return `database-${mark}.tar.gz`
}
