// npm run backup -- --to=<file> | --restore=<file>
import { isLeft } from 'fp-ts/lib/Either.js'
import { type BackupRefusal, type BackupResult, backUp, restoreBackup } from '../../src-server/store/backup.ts'
import { CannotOpenStore } from '../../src-server/store/store-failure.ts'
import { readEnvironment } from '../environment/environment.ts'

const usage = `npm run backup -- --to=<file>       writes all that the embedded database holds into a new file
npm run backup -- --restore=<file>  makes the database of an empty DATA_DIR from such a file
`

interface Intent {
  readonly does: 'to' | 'restore'
  readonly file: string
}

function intentOf([option = '', ...more]: readonly string[]): Intent | undefined {
  const [, does, file] = /^--(to|restore)=(.+)$/.exec(option) ?? []
  if (more.length > 0 || file === undefined) return undefined
  return { does: does === 'to' ? 'to' : 'restore', file }
}

function end(code: number, line: string): void {
  ;(code === 0 ? process.stdout : process.stderr).write(`${line}\n`)
  process.exitCode = code
}

async function run({ does, file }: Intent): Promise<void> {
  const environment = readEnvironment(process.env)
  if (isLeft(environment)) return end(2, environment.left)
  const { DATABASE_URL: url, DATA_DIR: dataDir } = environment.right
  if (url !== undefined)
    return end(
      2,
      'The orders are in PostgreSQL: back up with pg_dump and restore with pg_restore (docs/howto/backup.md).',
    )
  const done = await (does === 'to' ? backUp(dataDir, file) : restoreBackup(dataDir, file))
  return end(done._tag === 'BackedUp' || done._tag === 'PlayedBack' ? 0 : 1, sentence(done, dataDir, file))
}

function sentence(done: BackupResult | BackupRefusal | { readonly _tag: 'PlayedBack' }, dataDir: string, file: string) {
  switch (done._tag) {
    case 'BackedUp':
      return `${file}: ${done.orders} orders, ${done.bytes} bytes; the copy was opened and verified.`
    case 'PlayedBack':
      return `${dataDir} was restored from ${file}. Start the server, then run npm run reconcile.`
    case 'NothingHere':
      return `${done.path} does not exist. Nothing was changed.`
    case 'Damaged':
      return `${done.path} is damaged or not a Tureen backup. Nothing was changed. Try an older one.`
    case 'AlreadyThere':
      return `${done.path} already exists. Nothing was changed.`
  }
}

const intent = intentOf(process.argv.slice(2))
if (intent === undefined) end(2, usage.trimEnd())
else
  await run(intent).catch((reason: unknown) => {
    if (!(reason instanceof CannotOpenStore)) throw reason
    end(2, `${reason.message} Stop the server, run this, start it again.`)
  })
