import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import { processorServer } from '../../../src-adapters/sandbox/processor-server.ts'
import type { DatabaseChoice } from '../../../src-server/store/database-choice.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aNonce } from '../../builders/order-server-builder.ts'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'
import { runCommand } from '../../builders/run-command.ts'
import { storeWrongs } from '../../faults/audit.ts'
import { ledgerOfFile } from '../../faults/ledger-of-file.ts'
import { moneyAudit } from '../../faults/money-audit.ts'
import { paidByCard, placedInCash, statusOf } from '../../faults/order-over-wire.ts'
import { withOwnDatabase } from '../../faults/own-database.ts'
import { drained } from '../../faults/phoenix.ts'

const run = promisify(execFile)
const guide = readFileSync('docs/howto/backup.md', 'utf8')

interface Kept {
  readonly variables: Readonly<Record<string, string>>
  readonly choice: DatabaseChoice
}

describe('a backup that is played back', function () {
  this.timeout(300_000)
  let folder: string
  let processor: Server
  let captures: 'held' | 'taken'
  const running: OwnProcess[] = []

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-backup-'))
    captures = 'held'
    const sandbox = sandboxGateway(join(folder, 'ledger.jsonl'))
    const holding: typeof sandbox = {
      ...sandbox,
      capture: async (id, amount) => (captures === 'held' ? 'unknown' : sandbox.capture(id, amount)),
    }
    processor = processorServer(holding, { delay: 0, losesEvery: 0 })
    await new Promise<void>((resolve) => processor.listen(0, '127.0.0.1', resolve))
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGKILL')
      await ended
    }
    processor.closeAllConnections()
    processor.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const serving = async <A>({ variables }: Kept, work: (origin: string) => Promise<A>): Promise<A> => {
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const SANDBOX_URL = `http://127.0.0.1:${(processor.address() as AddressInfo).port}`
    const server = startProcess('dist/server/main.js', {
      ...{ PORT: String(port), LOG_LEVEL: 'error', SANDBOX_URL },
      ...{ DATA_DIR: join(folder, 'unused'), ...variables },
    })
    running.push(server)
    await server.answers(`${origin}/readyz`)
    const done = await work(origin)
    server.child.kill('SIGTERM')
    expect(await server.ended, server.errors()).to.equal(0)
    return done
  }

  /** Three authorised card orders and one in cash; a backup; then captures, one more order, and loss of the data. */
  const story = async (first: Kept, second: Kept, copy: () => Promise<void>, playBack: () => Promise<void>) => {
    const keys = [randomUUID(), randomUUID(), randomUUID()]
    const cash = randomUUID()
    const nonces = keys.map(() => aNonce())
    const late = randomUUID()
    const before = await serving(first, async (origin) => {
      const answers = []
      for (const [n, key] of keys.entries()) answers.push(await paidByCard(origin, key, nonces[n] ?? ''))
      expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200])
      expect(await placedInCash(origin, cash)).to.equal(200)
      return answers
    })
    const kinds = () => ledgerOfFile(join(folder, 'ledger.jsonl')).map(({ entry }) => entry)
    expect(kinds().filter((kind) => kind === 'capture')).to.have.length(0)
    await copy()

    captures = 'taken'
    await serving(first, async (origin) => {
      expect((await paidByCard(origin, late, aNonce())).status).to.equal(200)
      expect(await drained(origin, Date.now() + 60_000, (kind) => kind === 'capture')).to.equal(undefined)
    })
    expect(kinds().filter((kind) => kind === 'capture')).to.have.length(4)

    await playBack()
    await serving(second, async (origin) => {
      for (const key of [...keys, cash])
        expect((await statusOf(origin, key)).body)
          .to.include({ statusCode: 200 })
          .and.to.have.property('order')
      expect((await statusOf(origin, late)).status).to.equal(404)
      const again = []
      for (const [n, key] of keys.entries()) again.push(await paidByCard(origin, key, nonces[n] ?? ''))
      expect(again.map(({ body }) => Reflect.get(Object(body), 'id'))).to.deep.equal(
        before.map(({ body }) => Reflect.get(Object(body), 'id')),
      )
      expect(await drained(origin, Date.now() + 60_000, (kind) => kind === 'capture')).to.equal(undefined)
    })

    const entries = ledgerOfFile(join(folder, 'ledger.jsonl'))
    expect(entries.filter(({ entry }) => entry === 'capture')).to.have.length(4)
    const { patiently, close } = await openDatabase(second.choice)
    const [money, store] = await patiently(async (db) => {
      return [await moneyAudit(db, entries), await storeWrongs(db)] as const
    }).finally(close)
    // Only the charge of the order after the backup differs, and the report names it.
    expect(money.wrongs).to.have.length(2)
    expect(money.wrongs[0]).to.match(/^a charge without an order: /)
    expect(money.wrongs[1]).to.match(/^the processor holds \d+ - 0 cents, our books say \d+$/)
    expect(store).to.deep.equal([])
  }

  it('V17, API-59 of the embedded database has its orders, takes each promised amount once, and its books are balanced', async () => {
    const kept = (name: string): Kept => {
      const dataDir = join(folder, name)
      return { variables: { DATA_DIR: dataDir }, choice: { _tag: 'Embedded', dataDir } }
    }
    const [first, second, file] = [kept('first'), kept('second'), join(folder, 'orders.tar.gz')]
    expect(guide).to.include('npm run backup -- --to=orders.tar.gz')
    expect(guide).to.include('npm run backup -- --restore=orders.tar.gz')
    await story(
      first,
      second,
      async () => {
        const done = await runCommand('backup', [`--to=${file}`], first.variables)
        expect([done.code, done.errors]).to.deep.equal([0, ''])
        expect(done.output).to.match(/^4 orders are in /)
        const twice = await runCommand('backup', [`--to=${file}`], first.variables)
        expect([twice.code, twice.errors]).to.deep.equal([
          1,
          `${file} is there already, and nothing is written over: nothing was done.\n`,
        ])
      },
      async () => {
        const over = await runCommand('backup', [`--restore=${file}`], first.variables)
        expect(over.code).to.equal(1)
        rmSync(join(folder, 'first'), { recursive: true })
        const done = await runCommand('backup', [`--restore=${file}`], second.variables)
        expect([done.code, done.errors]).to.deep.equal([0, ''])
      },
    )
  })

  it('V17, API-59 of PostgreSQL has its orders, takes each promised amount once, and its books are balanced', async function () {
    const url = process.env['TEST_DATABASE_URL']
    const hasTools = await run('pg_dump', ['--version']).then(
      () => true,
      () => false,
    )
    if (url === undefined || !hasTools) {
      console.log('    no TEST_DATABASE_URL, or no pg_dump: only the embedded database is played back')
      return this.skip()
    }
    const kept = (database: string): Kept => ({
      variables: { DATABASE_URL: database },
      choice: { _tag: 'Postgres', url: database },
    })
    const file = join(folder, 'orders.dump')
    const documented = (database: string) => ({ cwd: folder, env: { ...process.env, DATABASE_URL: database } })
    const command = (program: string) => new RegExp(`\`(${program} [^\`]+)\``).exec(guide)?.[1] ?? ''
    await withOwnDatabase(url, (one) =>
      withOwnDatabase(url, (other) =>
        story(
          kept(one),
          kept(other),
          async () => {
            await run('sh', ['-c', command('pg_dump')], documented(one))
            expect(existsSync(file)).to.equal(true)
          },
          async () => {
            await run('sh', ['-c', command('pg_restore')], documented(other))
          },
        ),
      ),
    )
  })

  it('V9 is refused while a server works in the database, and on PostgreSQL, each in a line', async () => {
    const dataDir = join(folder, 'busy')
    const { close } = await openDatabase({ _tag: 'Embedded', dataDir })
    const refused = await runCommand('backup', [`--to=${join(folder, 'no')}`], { DATA_DIR: dataDir })
    await close()
    expect(refused.code).to.equal(2)
    expect(refused.errors).to.match(/^Process \d+ already uses .* Stop the server, run this, start it again\.\n$/)
    const elsewhere = await runCommand('backup', ['--to=x'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(elsewhere.code).to.equal(2)
    expect(elsewhere.errors)
      .to.include('pg_dump')
      .and.to.match(/^[^\n]+\n$/)
    const nothing = await runCommand('backup', [], {})
    expect([nothing.code, nothing.errors.startsWith('npm run backup')]).to.deep.equal([2, true])
  })
})
