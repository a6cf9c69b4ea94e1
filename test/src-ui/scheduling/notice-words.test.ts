import { expect } from 'chai'
import { orderTiming, type TimingFacts } from '../../../src-domain/scheduling/order-timing.ts'
import { times as english } from '../../../src-ui/messages/times.en.ts'
import { times as spanish } from '../../../src-ui/messages/times.es.ts'
import { timingWords } from '../../../src-ui/scheduling/timing-words.ts'
import { aBrand } from '../../builders/brand-builder.ts'

/** Noon in New York, 10 June 2026. */
const now = Date.UTC(2026, 5, 10, 16)
const seconds = now / 1_000
const day = 86_400

function said(fields: Partial<TimingFacts>, minutes: number, words: typeof english = english): string {
  const facts: TimingFacts = {
    ...{ brand: aBrand({ ordering: { ...aBrand().ordering, scheduled: true } }), diningOption: 'pickup', now },
    ...{ timeZone: 'America/New_York', location: undefined },
    validation: {
      ...{ isValid: true, isAsapOrderingEnabled: false, nextAvailableAt: seconds + day },
      notice: { name: 'Cake', minutes },
    },
    ...fields,
  }
  return timingWords(words, orderTiming(facts), facts, 20)
}

describe('The notice that an item needs, in words', () => {
  it('SCHED-18 is the reason why the order is not for now, with the first time', () => {
    expect(said({}, 1_440)).to.equal('Cake needs 1 day’s notice · next available tomorrow 12:00 PM')
    expect(said({}, 1_440, spanish)).to.include('Cake se pide con 1 día de anticipación')
  })

  it('is in days, hours or minutes', () => {
    expect(said({}, 2_880)).to.include('Cake needs 2 days’ notice')
    expect(said({}, 60)).to.include('Cake needs 1 hour’s notice')
    expect(said({}, 45)).to.include('Cake needs 45 minutes’ notice')
    expect(said({}, 180, spanish)).to.include('3 horas')
  })

  it('SCHED-18 is the reason only for a chosen time that is too early', () => {
    const refused = {
      ...{ isValid: false, reason: 'invalid-scheduledAt', isAsapOrderingEnabled: false },
      notice: { name: 'Cake', minutes: 1_440 },
    }
    expect(said({ scheduledAt: seconds + 3_600, validation: refused }, 0)).to.equal('Cake needs 1 day’s notice')
    expect(said({ scheduledAt: seconds + 2 * day, validation: refused }, 0)).to.equal(
      '12:00 PM is no longer available.',
    )
  })
})
