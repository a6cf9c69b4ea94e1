// node scripts/reach-database.mjs <url> [seconds]: waits until PostgreSQL answers.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const [url, seconds = '0'] = process.argv.slice(2)
const until = Date.now() + Number(seconds) * 1000

async function failure() {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (reason) {
    return reason
  } finally {
    await client.end().catch(() => {})
  }
}

let reason = await failure()
while (reason !== undefined && Date.now() < until) {
  await pause(500)
  reason = await failure()
}
if (reason !== undefined) console.error(`PostgreSQL at ${new URL(url ?? '').host}: ${reason.message || reason.code}`)
process.exit(reason === undefined ? 0 : 1)
