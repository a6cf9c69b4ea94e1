import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { showOrder } from '../../../src-domain/placement/show-order.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import type { TicketState } from '../../../src-domain/ticket/ticket-state.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

const location = aLocation()
const ticket = aTicket({ location: { id: location.id, slug: location.slug, name: location.name } })

function aPage(kept?: Ticket, answer: Either<CallFailure, Ticket> = right(ticket)) {
  const told: TicketState[] = [{ _tag: 'Loading' }]
  const waits: number[] = []
  const menusOf: string[] = []
  let found: (answer: Either<CallFailure, readonly Location[]>) => void = () => undefined
  let waited: () => void = () => undefined
  const asked = new Promise<Either<CallFailure, readonly Location[]>>((resolve) => {
    found = resolve
  })
  const look = showOrder({
    orders: { orderByToken: async () => answer },
    locations: { locations: () => asked },
    menus: {
      menu: async ({ locationId }) => {
        menusOf.push(locationId)
        return left({ _tag: 'NoResponse' })
      },
    },
    tickets: { read: () => kept },
    ticket: {
      current: () => told.at(-1) ?? { _tag: 'Loading' },
      update: (change) => void told.push(change(told.at(-1) ?? { _tag: 'Loading' })),
    },
    remembered: () => undefined,
    follow: () => undefined,
    pause: {
      wait: (milliseconds) =>
        new Promise((resolve) => {
          waits.push(milliseconds)
          waited = resolve
        }),
    },
  })
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    look: () => look('token'),
    shown: () => told.at(-1),
    waits,
    menusOf,
    found: (answer: Either<CallFailure, readonly Location[]>) => {
      found(answer)
      return settle()
    },
    waited: () => {
      waited()
      return settle()
    },
    settle,
  }
}

describe('an order that is looked at', () => {
  it('CONF-01 is shown with its restaurant at once, so that nothing on its page moves', async () => {
    const page = aPage()
    void page.look()
    await page.settle()
    expect(page.shown()).to.deep.equal({ _tag: 'Loading' })
    await page.found(right([location]))
    expect(page.shown()).to.deep.equal({ _tag: 'Known', ticket, location })
  })

  it('CONF-01 does not wait for its restaurant for longer than a second', async () => {
    const page = aPage()
    void page.look()
    await page.settle()
    expect(page.waits).to.deep.equal([1_000])
    await page.waited()
    expect(page.shown()).to.deep.equal({ _tag: 'Known', ticket })
    await page.found(right([location]))
    expect(page.shown()).to.deep.equal({ _tag: 'Known', ticket, location })
  })

  it('CONF-01 is shown without its restaurant where that is not to be had', async () => {
    const page = aPage()
    void page.look()
    await page.settle()
    await page.found(left({ _tag: 'NoResponse' }))
    expect(page.shown()).to.deep.equal({ _tag: 'Known', ticket })
  })

  it('CONF-01 is there at once for who has just placed it', async () => {
    const page = aPage(ticket)
    void page.look()
    expect(page.shown()).to.deep.equal({ _tag: 'Known', ticket })
    expect(page.waits).to.deep.equal([])
  })

  it('CONF-02 is unknown only where the back end says that it has none: anything else failed, and may be tried again', async () => {
    for (const [status, shown] of [
      [400, 'Unknown'],
      [404, 'Unknown'],
      [429, 'Failed'],
      [500, 'Failed'],
      [399, 'Failed'],
    ] as const) {
      const page = aPage(undefined, left({ _tag: 'Refused', status }))
      await page.look()
      expect(page.shown(), String(status)).to.deep.equal({ _tag: shown })
    }
    const silent = aPage(undefined, left({ _tag: 'NoResponse' }))
    await silent.look()
    expect(silent.shown()).to.deep.equal({ _tag: 'Failed' })
  })

  it('CONF-01 asks what is packed with it of the restaurant that the ticket names, and of none where it names none', async () => {
    const bare = aTicket({ location: { ...ticket.location, id: '' } })
    for (const [one, asked] of [
      [ticket, [location.id]],
      [bare, []],
    ] as const) {
      const page = aPage(undefined, right(one))
      void page.look()
      await page.found(right([location]))
      expect(page.menusOf).to.deep.equal(asked)
    }
  })
})
