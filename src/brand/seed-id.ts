import { createHash } from 'node:crypto'

/** The same seed gets the same id at every start, so that seeding twice creates one row. */
export function seedId(kind: string, ...parts: readonly string[]): string {
  return `${kind}_${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').replace(/[-_]/g, '0').slice(0, 20)}`
}
