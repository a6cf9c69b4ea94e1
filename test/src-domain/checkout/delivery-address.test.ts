import { expect } from 'chai'
import { right } from 'fp-ts/lib/Either.js'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { Address } from '../../../src-domain/address/address.ts'
import { type DeliveryAddressPorts, deliveryAddress } from '../../../src-domain/checkout/delivery-address.ts'
import { emptyEntry } from '../../../src-domain/location/address-entry.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anAddress, anOrder } from '../../builders/order-builder.ts'
import { aPatron } from '../../builders/patron-builder.ts'

function entering(ports: Partial<DeliveryAddressPorts> = {}, patron: PatronState = {}) {
  const cells = { entry: aCell(emptyEntry), order: aCell(anOrder({ diningOption: 'delivery' })), patron: aCell(patron) }
  const went: string[] = []
  let visited: readonly Address[] = []
  const entered = deliveryAddress({
    ...cells,
    addresses: {
      suggestions: async () => right([]),
      details: () => Promise.reject(new Error('nothing is picked')),
      locate: () => Promise.reject(new Error('it is known where that is')),
      keepForPatron: async (address) => right({ ...address, id: 'kept' }),
    },
    locations: { locations: async () => right([]) },
    visit: {
      read: () => visited,
      keep: (latestFirst) => {
        visited = latestFirst
      },
    },
    pause: { wait: async () => undefined },
    ids: someIds(),
    report: (what) => went.push(what),
    wanted: undefined,
    move: { ask: async () => 'whole' },
    close: () => went.push('closed'),
    taken: () => went.push('taken'),
    leave: (address) => went.push(address),
    ...ports,
  })
  return { ...cells, ...entered, went, visited: () => visited }
}
const turns = () => new Promise((done) => setImmediate(done))

describe('Where a delivery goes', () => {
  it('LOC-27, LOC-45 is the order’s with its notes, and the menu of the restaurant opens that brings it', async () => {
    const { takeAgain, writeNotes, deliverFrom, order, went, visited } = entering()
    await takeAgain(anAddress)
    writeNotes('Ring twice')
    deliverFrom(aLocation())
    await turns()
    expect(order.current().address).to.deep.include({ street1: anAddress.street1, zip: anAddress.zip })
    expect(order.current().deliveryNotes).to.equal('Ring twice')
    expect([went, visited().length]).to.deep.equal([['/location/harbor/delivery'], 1])
  })

  it('MENU-13 closes over the menu that is shown already', async () => {
    const { takeAgain, deliverFrom, pickUpAt, went } = entering({ menuHref: '/location/harbor/delivery' })
    await takeAgain(anAddress)
    deliverFrom(aLocation())
    pickUpAt(aLocation())
    await turns()
    expect(went).to.deep.equal(['taken', '/location/harbor/pickup'])
  })

  it('LOC-44 is kept for a patron, who does not wait longer than a second for that', async () => {
    const known = entering({}, { patron: aPatron() })
    await known.takeAgain(anAddress)
    known.chooseAmong()
    await turns()
    expect(known.patron.current().patron?.addresses.map(({ id }) => id)).to.deep.equal(['kept'])
    const waits: number[] = []
    const addresses = {
      suggestions: async () => right([]),
      details: () => Promise.reject(new Error('nothing is picked')),
      locate: () => Promise.reject(new Error('it is known where that is')),
      keepForPatron: () => new Promise<never>(() => undefined),
    }
    const pause = {
      wait: async (milliseconds: number) => {
        waits.push(milliseconds)
      },
    }
    const silent = entering({ addresses, pause }, { patron: aPatron() })
    await silent.takeAgain(anAddress)
    silent.deliverFrom(aLocation())
    await turns()
    expect([silent.went, waits]).to.deep.equal([['/location/harbor/delivery'], [1_000]])
  })

  it('LOC-35 offers what the patron has, or what was entered in this visit', async () => {
    const { recent, takeAgain, chooseAmong } = entering()
    await takeAgain(anAddress)
    chooseAmong()
    expect(recent(undefined).map(({ street1 }) => street1)).to.deep.equal([anAddress.street1])
    expect(recent(aPatron())).to.deep.equal([])
  })
})
