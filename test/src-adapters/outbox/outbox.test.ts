import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { outbox } from '../../../src-adapters/outbox/gateway.ts'

function aMail(id: string) {
  return {
    id,
    to: 'gus@example.com',
    fromName: 'Noodles',
    subject: `Mail ${id}`,
    text: 't',
    html: '<p>h</p>',
  }
}

describe('the outbox on disk', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'tureen-outbox-')), 'outbox')
  const clock = { at: Date.now(), now: () => clock.at }
  const box = outbox(folder, clock)
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

  after(() => {
    rmSync(folder, { recursive: true, force: true })
  })

  it('keeps each mail once, the newest first, for nobody else to read', async () => {
    expect(await box.mails()).to.deep.equal([])
    expect(await box.send(aMail('1'))).to.equal('sent')
    clock.at += 1_000
    expect(await box.send(aMail('2'))).to.equal('sent')
    expect(await box.send(aMail('2'))).to.equal('sent')
    expect((await box.mails()).map(({ subject }) => subject)).to.deep.equal(['Mail 2', 'Mail 1'])
    const files = readdirSync(folder)
    expect(files).to.have.length(2)
    expect([modeOf(folder), ...files.map((name) => modeOf(join(folder, name)))]).to.deep.equal(['700', '600', '600'])
  })

  it('forgets a mail after seven days, and takes no notice of a file that is no mail', async () => {
    writeFileSync(join(folder, `${'a'.repeat(24)}.json`), 'not json')
    const [name = ''] = readdirSync(folder).filter((one) => !one.startsWith('aaaa'))
    const old = (clock.at - 7 * 86_400_000 - 1_000) / 1_000
    utimesSync(join(folder, name), old, old)
    expect(await box.mails()).to.have.length(1)
    expect(readdirSync(folder)).not.to.include(name)
  })

  it('says that it failed where it cannot write', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await outbox(join(file, 'below'), clock).send(aMail('3'))).to.equal('failed')
  })
})
