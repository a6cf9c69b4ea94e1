import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** One key per purpose, so that a signature for one is invalid for another. */
export type ServerSecret = (purpose: string) => string

/** The configured secret, or a random one shared by all processes of a database. */
export async function serverSecret(db: Database, configured: string | undefined): Promise<ServerSecret> {
  const secret = configured ?? (await ownSecret(db))
  return (purpose) => Buffer.from(hkdfSync('sha256', secret, 'tureen', purpose, 32)).toString('base64url')
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
