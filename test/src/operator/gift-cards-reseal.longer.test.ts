import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { sandboxGateway } from '../../../src-adapters/sandbox/gateway.ts'
import { openOrderServer } from '../../../src-server/open-order-server.ts'
import { cheapPasswords } from '../../builders/cheap-passwords.ts'
import { aBrandSeed, noon, quick } from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { runCommand } from '../../builders/run-command.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const [formerKey, newKey] = ['f'.repeat(40), 'n'.repeat(40)]

describe('npm run gift-cards:reseal', function () {
  this.timeout(180_000)
  let folder: string
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-reseal-'))
  })
  after(() => rmSync(folder, { recursive: true, force: true }))

  const reseal = (keys: Readonly<Record<string, string>>) =>
    runCommand('gift-cards-reseal', [], { DATA_DIR: folder, ...keys })
  const balanceUnder = async (giftCardKey: string) => {
    const server = await openOrderServer({
      database: { _tag: 'Embedded', dataDir: folder, template: 'dist/empty-database.tar.gz' },
      ...{ brands: [aBrandSeed()], gateways: new Map([['sandbox', sandboxGateway()]]), giftCardKey },
      ...{ clock: { now: () => noon }, log: silent, timeouts: quick, passwords: cheapPasswords },
    })
    const found = await server.giftCards.check({ brandId: 'noodle-house' }, twentyDollarCard)
    await server.close()
    return found._tag === 'Right' ? found.right.balance : undefined
  }

  it('GIFT-02 moves every card to the new key, and says when the old one can go', async () => {
    expect(await balanceUnder(formerKey)).to.equal(2_000)
    const lost = await reseal({ GIFT_CARD_KEY: newKey })
    expect([lost.code, lost.output]).to.deep.equal([
      1,
      [
        '0 gift cards are now under GIFT_CARD_KEY',
        '2 gift cards are under neither key',
        '0 second factors of staff are now under GIFT_CARD_KEY',
        'set GIFT_CARD_SECOND_KEY to the missing key, and run this again',
        '',
      ].join('\n'),
    ])
    const moved = await reseal({ GIFT_CARD_KEY: newKey, GIFT_CARD_SECOND_KEY: formerKey })
    expect([moved.code, moved.output.split('\n')[0]]).to.deep.equal([0, '2 gift cards are now under GIFT_CARD_KEY'])
    expect(moved.output).to.include('GIFT_CARD_SECOND_KEY can be removed')
    expect(await balanceUnder(newKey)).to.equal(2_000)
    expect(await balanceUnder(formerKey)).to.equal(undefined)
    expect((await reseal({})).code).to.equal(2)
  })
})
