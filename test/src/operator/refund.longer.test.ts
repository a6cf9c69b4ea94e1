import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { sql } from 'kysely'
import { sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { cheapPasswords } from '../../builders/cheap-passwords.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aSubmittedOrder,
  eventually,
  noon,
  placed,
  quick,
  ramen,
  tea,
} from '../../builders/order-server-builder.ts'
import { runCommand } from '../../builders/run-command.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('npm run refund', function () {
  this.timeout(180_000)
  let folder: string
  const choice = () => ({ _tag: 'Embedded', dataDir: folder, template: 'dist/empty-database.tar.gz' }) as const
  const refund = (...intent: readonly string[]) => runCommand('refund', intent, { DATA_DIR: folder })
  const ledger = () => join(folder, 'sandbox-ledger.jsonl')
  const entries = () =>
    readFileSync(ledger(), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .map(({ entry, amount }) => `${entry} ${amount}`)

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-refund-'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  const served = async <A>(work: (server: OrderServer) => Promise<A>, brand = aBrandSeed()): Promise<A> => {
    const sandbox = sandboxGateway(ledger())
    const server = await openOrderServer({
      ...{ database: choice(), brands: [brand], gateways: new Map([['sandbox', sandbox]]) },
      ...{ clock: { now: () => noon }, log: silent, timeouts: { ...quick, jobs: 30 }, passwords: cheapPasswords },
    })
    try {
      const result = await work(server)
      await eventually(server.jobsWaiting, (waiting) => waiting.size === 0)
      return result
    } finally {
      await server.close()
      sandbox.close()
    }
  }
  const idle = async () => undefined

  it('V18 shows an order, refunds a line, then the rest with a cancellation, and nothing twice', async () => {
    const order = aSubmittedOrder({ items: [ramen(), tea(2)] })
    const { id } = await served(async (server) => placed(await server.ordering.place(aCardPlacement({ order }))))

    const shown = await refund(`--order=${id}`, '--show')
    expect([shown.code, shown.errors]).to.deep.equal([0, ''])
    expect(shown.output)
      .to.match(/^2 +2 +2 +Tea +\$3\.00$/m)
      .and.to.include('paid by card: $19.98')

    const line = await refund(`--order=${id}`, '--line=2x1', '--reason=The tea was cold.')
    expect([line.code, line.output.split('\n')[0]]).to.deep.equal([0, '$3.24 goes back to the card'])
    expect(entries()).to.deep.equal(['authorise 1998', 'capture 1998'])
    await served(idle)
    expect(entries().slice(2)).to.deep.equal(['refund 324'])

    const more = await refund(`--order=${id}`, '--line=2x2')
    expect([more.code, more.output]).to.deep.equal([1, 'not refunded: line 2: only 1 left to refund\n'])
    const rest = await refund(`--order=${id}`, '--cancel')
    expect(rest.output).to.include('cancelled; the kitchen is notified\n$16.74 goes back to the card\n')
    const again = await refund(`--order=${id}`, '--cancel')
    expect([again.code, again.output]).to.deep.equal([1, 'not refunded: the order is already cancelled\n'])
    await served(idle)
    expect(entries().slice(2)).to.deep.equal(['refund 324', 'refund 1674'])
    const end = await refund(`--order=${id}`, '--show')
    expect(end.output).to.include('refund 1: $3.24, done\nrefund 2: $16.74, done\ncancelled\n')

    const { db, close } = await openDatabase(choice())
    const { rows } = await sql`select n, reason, way from refunds order by n`.execute(db)
    await close()
    expect(rows).to.deep.equal([
      { n: 1, reason: 'The tea was cold.', way: 'refunded' },
      { n: 2, reason: '', way: 'refunded' },
    ])
  })

  it('V18 prints amounts in the currency of the order, as the brand’s country writes them', async () => {
    const usual = folder
    folder = mkdtempSync(join(tmpdir(), 'tureen-refund-'))
    try {
      const mexican = { currency: 'MXN', country: 'MX', defaultLocale: 'es' } as const
      const order = aSubmittedOrder({ items: [tea(2)] })
      const { id } = await served(
        async (server) => placed(await server.ordering.place(aCardPlacement({ order }))),
        aBrandSeed({}, mexican),
      )
      const own = join(folder, 'brands/noodle-house')
      mkdirSync(own, { recursive: true })
      const file = JSON.parse(readFileSync('brands/ember/brand.json', 'utf8'))
      const changed = { id: 'noodle-house', currency: 'MXN', country: 'MX', locales: ['es'], default_locale: 'es' }
      writeFileSync(join(own, 'brand.json'), JSON.stringify({ ...file, ...changed }))
      const shown = async (brands: string) => {
        const { output } = await runCommand('refund', [`--order=${id}`, '--show'], {
          ...{ DATA_DIR: folder, BRANDS_DIR: join(folder, brands) },
        })
        return output
      }
      expect(await shown('brands')).to.match(/Tea +\$3\.00$/m)
      expect(await shown('missing'), 'without the brand’s file').to.match(/Tea +MX\$3\.00$/m)
    } finally {
      rmSync(folder, { recursive: true, force: true })
      folder = usual
    }
  })

  it('V18 refuses invalid options and an unknown order', async () => {
    for (const intent of [
      [],
      ['--order=a b'],
      ['--order=a', '--line=0'],
      ['--order=a', '--cancel', '--line=1'],
      ['--order=a', '--all'],
    ]) {
      const { code, errors } = await refund(...intent)
      expect([code, errors], intent.join(' ')).to.deep.include(2)
      expect(errors).to.include('npm run refund -- --order=<order>')
    }
    const unknown = await refund('--order=nobody')
    expect([unknown.code, unknown.output]).to.deep.equal([1, 'not refunded: there is no such order\n'])
  })

  it('V9 asks in one line to stop the server first if it uses the embedded database', async () => {
    await served(async () => {
      const { code, errors } = await refund('--order=a', '--show')
      expect(code).to.equal(2)
      expect(errors.trim()).to.match(/stop the server, run this, start it again\.$/)
    })
  })
})
