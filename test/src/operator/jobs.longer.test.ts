import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { sql } from 'kysely'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { runCommand } from '../../builders/run-command.ts'

describe('npm run jobs', function () {
  this.timeout(120_000)
  let folder: string
  const choice = () => ({ _tag: 'Embedded', dataDir: folder, template: 'dist/empty-database.tar.gz' }) as const
  const jobs = (...intent: readonly string[]) => runCommand('jobs', intent, { DATA_DIR: folder })

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-jobs-'))
    const { db, close } = await openDatabase(choice())
    await sql`
      insert into jobs (brand_id, kind, subject, payload, tries, last_error, is_dead, since) values
        ('ember', 'capture', 'order-a', '{"amount": 1350}', 40, 'capture: unknown', true, '2026-01-02T03:04:05Z'),
        ('ember', 'receipt', 'order-b', '{}', 18, 'the mail was failed', true, now()),
        ('ember', 'capture', 'order-c', '{}', 3, 'capture: unknown', false, now())`.execute(db)
    await close()
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('V7 lists failed jobs, and queues the named ones or all of them again', async () => {
    const listed = await jobs('--list')
    expect(listed.code, listed.errors).to.equal(0)
    const lines = listed.output.trim().split('\n')
    expect(lines).to.have.length(4)
    expect(lines[1]).to.match(/^1 +capture +order-a +40 +2026-01-02T03:04:05 +capture: unknown$/)
    expect(lines[2]).to.match(/^2 +receipt +order-b /)
    expect(lines[3]).to.equal('2 failed jobs')

    const wrong = await jobs('--retry=1,3')
    expect([wrong.code, wrong.output]).to.deep.equal([
      1,
      'job 3 is not a failed job\n1 job queued again, to run now or at the next server start\n',
    ])
    expect((await jobs('--retry')).code).to.equal(0)
    expect((await jobs('--list')).output).to.include('0 failed jobs')
    const { db, close } = await openDatabase(choice())
    const { rows } = await sql`select is_dead, tries, run_at <= now() as due from jobs order by id`.execute(db)
    await close()
    expect(rows).to.deep.equal([
      { is_dead: false, tries: 0, due: true },
      { is_dead: false, tries: 0, due: true },
      { is_dead: false, tries: 3, due: true },
    ])
  })

  it('V9 asks in one line to stop the server first if it uses the embedded database', async () => {
    const { close } = await openDatabase(choice())
    try {
      const refused = await jobs('--list')
      expect([refused.code, refused.output]).to.deep.equal([2, ''])
      expect(refused.errors.trim()).to.match(
        /^Process \d+ already uses .* stop the server, run this, start it again\.$/,
      )
    } finally {
      await close()
    }
  })

  it('V7 prints its usage for invalid options', async () => {
    for (const intent of [[], ['--retry', '17']]) {
      const { code, errors } = await jobs(...intent)
      expect([code, errors]).to.deep.include(2)
      expect(errors).to.include('npm run jobs -- --list')
    }
  })
})
