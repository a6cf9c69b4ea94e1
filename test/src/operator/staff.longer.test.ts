import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { sql } from 'kysely'
import { hashedToken } from '../../../src-server/account/session-tokens.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { runCommand } from '../../builders/run-command.ts'

describe('npm run staff', function () {
  this.timeout(120_000)
  let folder: string
  const choice = () => ({ _tag: 'Embedded', dataDir: folder, template: 'dist/empty-database.tar.gz' }) as const
  const staff = (...intent: readonly string[]) => runCommand('staff', intent, { DATA_DIR: folder })

  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-staff-'))
    const { db, close } = await openDatabase(choice())
    await sql`insert into brands (id, name) values ('ember', 'Ember')`.execute(db)
    await sql`insert into menus (brand_id, version, menu) values ('ember', 'v1', '{}')`.execute(db)
    await sql`
      insert into locations (brand_id, id, slug, position, settings, settings_version, menu_version)
      values ('ember', 'loc-1', 'red-hook', 0, '{}', 'v1', 'v1')`.execute(db)
    await close()
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  it('invites by a link that works once, lists members and removes them', async () => {
    const invited = await staff('invite', 'Owner@example.com', '--brand=ember')
    expect(invited.code, invited.errors).to.equal(0)
    const token = /\/staff#invitation=([A-Za-z0-9_-]{43})$/m.exec(invited.output)?.[1] ?? ''
    const counter = ['invite', 'counter@example.com', '--brand=ember', '--role=counter', '--location=red-hook']
    expect((await staff(...counter)).code).to.equal(0)

    const { db, close } = await openDatabase(choice())
    const { rows } = await sql`select token_hash from staff_invitations order by token_hash`.execute(db)
    await close()
    expect(rows).to.have.length(2)
    expect(JSON.stringify(rows)).to.include(hashedToken(token)).and.not.include(token)

    const { output } = await staff('list', '--brand=ember')
    const lines = output.trim().split('\n')
    expect(lines[1]).to.match(/^counter@example\.com +counter +invited +red-hook$/)
    expect(lines[2]).to.match(/^owner@example\.com +owner +invited +all$/)
    expect((await staff('remove', 'counter@example.com', '--brand=ember')).code).to.equal(0)
    expect((await staff('remove', 'counter@example.com', '--brand=ember')).code).to.equal(1)
  })

  it('gives a member who lost the phone a link that works once', async () => {
    expect((await staff('invite', 'lost@example.com', '--brand=ember')).code).to.equal(0)
    const rescued = await staff('rescue', 'Lost@example.com', '--brand=ember')
    expect(rescued.code, rescued.errors).to.equal(0)
    expect(rescued.output).to.include('all sessions ended')
    expect(rescued.output).to.match(/\/staff#invitation=[A-Za-z0-9_-]{43}$/m)
    expect((await staff('rescue', 'zoe@example.com', '--brand=ember')).code).to.equal(1)
  })

  it('refuses what it cannot mean, and locations that there are not', async () => {
    const missing = await staff('invite', 'm@example.com', '--brand=ember', '--role=manager', '--location=nowhere')
    expect([missing.code, missing.output]).to.deep.equal([1, 'ember has no location nowhere\n'])
    for (const wrong of [
      ['invite', 'owner@example.com'],
      ['invite', 'no mail', '--brand=ember'],
      ['invite', 'm@example.com', '--brand=ember', '--role=manager'],
      ['invite', 'm@example.com', '--brand=ember', '--role=device', '--location=red-hook'],
      ['dance', '--brand=ember'],
    ])
      expect((await staff(...wrong)).code, wrong.join(' ')).to.equal(2)
  })
})
