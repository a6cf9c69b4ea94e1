import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { sql } from 'kysely'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { runCommand } from '../../builders/run-command.ts'
import { plantDifferences } from '../../faults/planted-differences.ts'

describe('npm run reconcile', function () {
  this.timeout(120_000)
  let folder: string
  const reconcile = (intent: readonly string[] = [], variables: Readonly<Record<string, string>> = {}) =>
    runCommand('reconcile', intent, { DATA_DIR: folder, ...variables })

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-reconcile-'))
    const { db, close } = await openDatabase({
      _tag: 'Embedded',
      dataDir: folder,
      template: 'dist/empty-database.tar.gz',
    })
    const { ledger, statements } = plantDifferences(Date.now())
    await sql`insert into brands (id, name) values ('noodle-house', 'Noodle House')`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
    await close()
    writeFileSync(join(folder, 'sandbox-ledger.jsonl'), ledger.map((entry) => `${JSON.stringify(entry)}\n`).join(''))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('R15 prints a line for each difference, repairs the allowed ones, and exits with 1 while any is open', async () => {
    const first = await reconcile()
    const lines = first.output.trim().split('\n')
    expect([first.code, first.errors]).to.deep.equal([1, ''])
    expect(lines).to.have.length(202)
    expect(lines.at(-1)).to.equal('sandbox: 200 differences, 60 repaired, 140 open')
    const captured = /^uncaptured +repaired +[0-9a-f]{32} +sbxtxn_\S+ +\$1\d\.\d\d +\$1\d\.\d\d +\$0\.00$/
    expect(lines.filter((line) => captured.test(line))).to.have.length(30)
    const second = await reconcile()
    expect(second.code).to.equal(1)
    expect(second.output).to.include('sandbox: 140 differences, 0 repaired, 140 open')
  })

  it('R15 exits with 2 and reports no differences when the processor does not answer', async () => {
    const { code, output } = await reconcile([], { SANDBOX_URL: 'http://127.0.0.1:1' })
    expect(code).to.equal(2)
    expect(output.trim().split('\n').slice(1)).to.deep.equal([
      'sandbox: no answer from the processor, nothing was compared',
    ])
  })

  it('R15 exits with 0 without differences', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'tureen-reconcile-'))
    try {
      const { code, output } = await reconcile(['--days=30'], { DATA_DIR: empty })
      expect([code, output.trim().split('\n').at(-1)]).to.deep.equal([0, 'sandbox: 0 differences, 0 repaired, 0 open'])
    } finally {
      rmSync(empty, { recursive: true, force: true })
    }
    expect((await reconcile(['--hours=3'])).code).to.equal(2)
  })
})
