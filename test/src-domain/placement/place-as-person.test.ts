import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import type { Placement, PlaceOrderRefusal } from '../../../src-domain/placement/order-gateway.ts'
import { placeAsPerson } from '../../../src-domain/placement/place-as-person.ts'
import { anOrder } from '../../builders/order-builder.ts'

const placement: Placement = {
  order: anOrder(),
  instrument: { _tag: 'Cash' },
  tip: minor(0),
  expectedTotal: minor(1_000),
  polling: false,
}
function refused(status: number, code: string): PlaceOrderRefusal {
  return { _tag: 'Refused', status, code }
}
const asked = refused(403, 'human_check_required')

function server(...refusals: PlaceOrderRefusal[]) {
  const seen: Placement[] = []
  return {
    seen,
    place: async (one: Placement) => {
      seen.push(one)
      const why = refusals.shift()
      return why === undefined ? right({ _tag: 'Accepted' } as const) : left(why)
    },
  }
}
const aPerson = {
  token: async (action: string) => right(`a person who may ${action}`),
}

describe('placing past a limit', () => {
  it('G4 shows a person when the server asks for one, under the same key, and the order is placed', async () => {
    const { place, seen } = server(asked)
    const outcome = await placeAsPerson(place, aPerson)(placement)
    expect(outcome).to.deep.equal(right({ _tag: 'Accepted' }))
    expect(seen).to.deep.equal([placement, { ...placement, userToken: 'a person who may order' }])
  })

  it('G4 asks nobody for anything while the server does not', async () => {
    for (const why of [
      undefined,
      refused(402, 'declined'),
      refused(403, 'table_limit'),
      { _tag: 'NoResponse' } as const,
    ]) {
      const { place, seen } = server(...(why === undefined ? [] : [why]))
      const outcome = await placeAsPerson(place, { token: () => Promise.reject(new Error('was asked')) })(placement)
      expect(outcome).to.deep.equal(why === undefined ? right({ _tag: 'Accepted' }) : left(why))
      expect(seen).to.deep.equal([placement])
    }
  })

  it('G4 says what the server said where no person can be shown', async () => {
    const noPerson = { token: async () => left({ _tag: 'NotVerified' } as const) }
    const { place, seen } = server(asked)
    expect(await placeAsPerson(place, noPerson)(placement)).to.deep.equal(left(asked))
    expect(seen).to.have.length(1)
  })

  it('G4 does not argue with a server that goes on asking', async () => {
    const { place, seen } = server(asked, asked, asked)
    expect(await placeAsPerson(place, aPerson)(placement)).to.deep.equal(left(asked))
    expect(seen).to.have.length(2)
  })
})
