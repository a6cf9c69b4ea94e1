import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** The first signs and seals; the others are only for reading, while a key is rotated. */
export type SecretKeys = readonly [string, ...string[]]

/** Keys per purpose, so that a signature for one is invalid for another. */
export type ServerSecret = (purpose: string) => SecretKeys

/** The configured keys, or a random one shared by all processes of a database. */
export async function serverSecret(db: Database, configured: SecretKeys | undefined): Promise<ServerSecret> {
  const [first, ...others] = configured ?? [await ownSecret(db)]
  return (purpose) => {
    const of = (key: string) => Buffer.from(hkdfSync('sha256', key, 'tureen', purpose, 32)).toString('base64url')
    return [of(first), ...others.map(of)]
  }
}

const name = 'own'

async function ownSecret(db: Database): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await db
    .insertInto('server_secrets')
    .values({ name, secret: fresh })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const kept = await db.selectFrom('server_secrets').select('secret').where('name', '=', name).executeTakeFirstOrThrow()
  return kept.secret
}
