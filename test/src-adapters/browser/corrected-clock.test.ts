import { expect } from 'chai'
import { correctedClock } from '../../../src-adapters/browser/corrected-clock.ts'

const hour = 3_600_000
const own = Date.UTC(2026, 10, 23, 12)
const utc = (by: number) => new Date(own + by).toUTCString()

describe('the clock by which times are offered', () => {
  it('C15 is the server’s where the device’s is more than a minute off, whichever way, and the device’s where it is not', () => {
    const clock = correctedClock({ now: () => own })
    expect(clock.now()).to.equal(own)
    for (const by of [hour, -hour, 400 * 24 * hour, 61_000, -61_000]) {
      clock.hear(utc(by))
      expect(clock.now() - own, String(by)).to.equal(by)
    }
    for (const by of [0, 60_000, -60_000]) {
      clock.hear(utc(by))
      expect(clock.now(), String(by)).to.equal(own)
    }
  })

  it('C15 stays as it is where an answer says nothing of the time', () => {
    const clock = correctedClock({ now: () => own })
    clock.hear(utc(-hour))
    for (const said of [undefined, '', 'yesterday']) clock.hear(said)
    expect(clock.now() - own).to.equal(-hour)
  })
})
