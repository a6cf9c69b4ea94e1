// npm run jobs -- --list | --retry | --retry=17,18 | --replay=<order>
import { type DeadJob, listDeadJobs, retryDeadJobs } from '../../src-server/queue/dead-jobs.ts'
import { replayOrder } from '../../src-server/queue/replay-order.ts'
import type { Database } from '../../src-server/store/database.ts'
import { tableLine } from './table-line.ts'
import { withDatabase } from './with-database.ts'

const usage = `npm run jobs -- --list            lists failed jobs
npm run jobs -- --retry           queues all of them again
npm run jobs -- --retry=17,18     queues these again
npm run jobs -- --replay=<order>  sends this order to the kitchen again
`

function say(line: string) {
  return process.stdout.write(`${line}\n`)
}

type Intent =
  | { readonly _tag: 'List' }
  /** `ids` absent: all dead jobs. */
  | { readonly _tag: 'Retry'; readonly ids?: readonly string[] }
  | { readonly _tag: 'Replay'; readonly order: string }

function intentOf([option = '', ...more]: readonly string[]): Intent | undefined {
  if (more.length > 0) return undefined
  if (option === '--list') return { _tag: 'List' }
  if (option === '--retry') return { _tag: 'Retry' }
  const order = /^--replay=([A-Za-z0-9_-]{1,128})$/.exec(option)?.[1]
  if (order !== undefined) return { _tag: 'Replay', order }
  const ids = /^--retry=(\d{1,18}(?:,\d{1,18})*)$/.exec(option)?.[1]
  return ids === undefined ? undefined : { _tag: 'Retry', ids: ids.split(',') }
}

const widths = [8, 8, 40, 6, 20]
function row({ id, kind, subject, tries, since, error }: DeadJob) {
  return tableLine(widths, [id, kind, subject, String(tries), since.toISOString().slice(0, 19), error])
}

/** Jobs per query; an outage may leave thousands. */
const page = 200

async function list(db: Database): Promise<number> {
  let count = 0
  say(tableLine(widths, ['job', 'kind', 'subject', 'tries', 'since (UTC)', 'last error']))
  for (let jobs = await listDeadJobs(db, page); jobs.length > 0; jobs = await listDeadJobs(db, page, jobs.at(-1)?.id)) {
    for (const job of jobs) say(row(job))
    count += jobs.length
  }
  say(`${count} failed ${count === 1 ? 'job' : 'jobs'}`)
  return 0
}

const whenRun = 'to run now or at the next server start'

async function retry(db: Database, ids: readonly string[] | undefined): Promise<number> {
  const put = await retryDeadJobs(db, ids)
  const missing = (ids ?? []).filter((id) => !put.includes(id))
  for (const id of missing) say(`job ${id} is not a failed job`)
  say(`${put.length} ${put.length === 1 ? 'job' : 'jobs'} queued again, ${whenRun}`)
  return missing.length === 0 ? 0 : 1
}

async function replay(db: Database, order: string): Promise<number> {
  const kinds = await replayOrder(db, order)
  if (kinds === undefined) say(`order ${order} does not exist`)
  else if (kinds.length === 0) say('the location has no kitchen.email and no kitchen.webhook: nothing was queued')
  else say(`${kinds.join(' and ')} queued again, ${whenRun}`)
  return kinds === undefined || kinds.length === 0 ? 1 : 0
}

const intent = intentOf(process.argv.slice(2))
if (intent === undefined) {
  process.stderr.write(usage)
  process.exitCode = 2
} else {
  process.exitCode = await withDatabase(({ db }) => {
    switch (intent._tag) {
      case 'List':
        return list(db)
      case 'Retry':
        return retry(db, intent.ids)
      case 'Replay':
        return replay(db, intent.order)
    }
  })
}
