import { expect } from 'chai'
import type { ScheduleGateway } from '../../src-domain/scheduling/schedule-gateway.ts'
import { expectedLabels, expectedSlots, type SlotsOracleInput } from '../oracles/slots-oracle.ts'
import { leftOf, rightOf } from './either.ts'

export interface ScheduleWorld {
  readonly gateway: ScheduleGateway
  readonly locationId: string
  readonly facts: SlotsOracleInput
  readonly close?: () => Promise<void>
}

export function itIsAScheduleGateway(name: string, openWorld: () => Promise<ScheduleWorld>): void {
  describe(`ScheduleGateway, as kept by ${name}`, () => {
    let world: ScheduleWorld
    beforeEach(async () => {
      world = await openWorld()
    })
    afterEach(() => world.close?.())

    it('API-44, API-45, SCHED-03, SCHED-04 offers the dates and the times that the oracle finds, in its words', async () => {
      const { gateway, locationId, facts } = world
      const expected = expectedSlots(facts)
      expect(expected).not.to.have.length(0)
      const dates = rightOf(await gateway.dates(locationId, 'pickup'))
      expect(dates).to.deep.equal(
        expected.map(({ unixTimestamp }) => {
          const { dayOfWeek, pretty } = expectedLabels(facts.timeZone, unixTimestamp)
          return { unixTimestamp, dayOfWeek, pretty }
        }),
      )
      for (const { unixTimestamp, slots } of expected) {
        const times = rightOf(await gateway.times(locationId, 'pickup', unixTimestamp))
        expect(times).to.deep.equal(
          slots.map((slot) => ({ ...slot, formatted: expectedLabels(facts.timeZone, slot.unixTimestamp).formatted })),
        )
      }
    })

    it('API-45 refuses with 400 a moment that is no date of its schedule', async () => {
      const [first] = rightOf(await world.gateway.dates(world.locationId, 'pickup'))
      const failure = leftOf(await world.gateway.times(world.locationId, 'pickup', (first?.unixTimestamp ?? 0) + 3_600))
      expect(failure).to.deep.include({ _tag: 'Refused', status: 400 })
    })

    it('API-44 knows no schedule of a location that is not there: 404', async () => {
      expect(leftOf(await world.gateway.dates('nowhere', 'pickup'))).to.deep.include({ _tag: 'Refused', status: 404 })
    })
  })
}
