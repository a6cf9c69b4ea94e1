import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import type { PlacementResult } from '../../../src-server/ordering/placement-result.ts'
import { declinedPerAddress } from '../../../src-server/ordering/placing-turns.ts'
import { aCardPlacement, aNonce, openWorld, pgliteEngine } from '../../builders/order-server-builder.ts'

const address = '203.0.113.7'

function codeOf(result: PlacementResult): string {
  return result._tag === 'Refused' ? result.code : result._tag
}

describe('An amount that a processor does not charge', () => {
  it('PAY-46 is told as one and not as a bad card, uses up no card, and counts as no decline', async () => {
    let isRefusing = true
    const world = await openWorld(pgliteEngine(), {}, (sandbox) => ({
      ...sandbox,
      authorise: async (request) =>
        isRefusing ? { _tag: 'Declined', reason: 'amount-not-accepted' } : sandbox.authorise(request),
    }))
    const request = aCardPlacement({ cardNonce: aNonce(), address })
    for (let tries = 0; tries <= declinedPerAddress.most; tries += 1)
      expect(codeOf(await world.server.ordering.place(request))).to.equal('amount_not_accepted')
    expect(await world.server.ordering.place(request)).to.include({
      message: "This amount can't be paid by card. You weren't charged. Please pay another way.",
    })
    isRefusing = false
    expect(codeOf(await world.server.ordering.place(request))).to.equal('Placed')
    await world.close()
  })

  it('API-30 is known before anybody asks: the credentials say it, and nothing is sent to the processor', async () => {
    const asked: unknown[] = []
    const accepted = { least: minor(5_000) }
    const world = await openWorld(pgliteEngine(), {}, (sandbox) => ({
      ...sandbox,
      acceptsAmount: (currency) => (currency === 'USD' ? accepted : {}),
      authorise: async (request) => {
        asked.push(request)
        return sandbox.authorise(request)
      },
    }))
    const { caller, locationId } = aCardPlacement()
    const credentials = await world.server.locations.credentials(caller, locationId)
    expect(credentials).to.have.nested.property('right.acceptsAmount').that.deep.equals(accepted)
    expect(codeOf(await world.server.ordering.place(aCardPlacement()))).to.equal('amount_not_accepted')
    expect(asked).to.deep.equal([])
    await world.close()
  })
})
