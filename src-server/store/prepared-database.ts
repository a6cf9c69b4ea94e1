import { createHash } from 'node:crypto'
import { migrations } from './migrations.ts'

/**
 * The file of a database that a build has brought to the newest schema, and in which nothing lies. Its name says of which
 * migrations, letter by letter: a program never starts from one that others made.
 */
export function preparedDatabase(texts: Readonly<Record<string, string>> = migrations): string {
  const mark = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  return `database-${mark}.tar.gz`
}
