import { expect } from 'chai'
import type { LimitCounter, Limits } from '../../src-server/limits/limits.ts'

export interface LimitWorld {
  readonly limits: LimitCounter
  readonly clock: { at: number }
  readonly close: () => Promise<void>
}

/** Low limits, so that the suite needs few tries. */
export const suiteLimits: Partial<Limits> = {
  signInByAccountAtAddress: { most: 3, windowMs: 60_000, past: 'wait' },
  signInByAddress: { most: 5, windowMs: 600_000, past: 'wait' },
  signInByAccount: { most: 3, windowMs: 60_000, past: 'bot-check' },
  guesses: { most: 4, windowMs: 60_000, past: 'wait' },
}

const allowed = { _tag: 'Allowed' }
function account(of: string) {
  return { limit: 'signInByAccountAtAddress', of } as const
}
function address(of: string) {
  return { limit: 'signInByAddress', of } as const
}
function guess(...marks: readonly string[]) {
  return { limit: 'guesses', of: 'here', marks } as const
}

export function itIsALimitCounter(name: string, openWorld: () => Promise<LimitWorld>): void {
  describe(`LimitCounter, as kept by ${name}`, () => {
    let world: LimitWorld
    beforeEach(async () => {
      world = await openWorld()
    })
    afterEach(() => world.close())

    it('G4 takes exactly what the window has, says how long until the next, and begins anew after it', async () => {
      const { limits, clock } = world
      for (let n = 0; n < 3; n += 1) expect(await limits.consume(account('ana'))).to.deep.equal(allowed)
      clock.at += 20_000
      const past = { _tag: 'Past', limit: 'signInByAccountAtAddress', past: 'wait', seconds: 40 }
      expect(await limits.consume(account('ana'))).to.deep.equal(past)
      expect(await limits.consume(account('emil'))).to.deep.equal(allowed)
      clock.at += 39_999
      expect(await limits.consume(account('ana'))).to.deep.include({ _tag: 'Past', seconds: 1 })
      clock.at += 1
      expect(await limits.consume(account('ana'))).to.deep.equal(allowed)
    })

    it('G4 says what happens past a limit that is no refusal', async () => {
      const share = { limit: 'signInByAccount', of: 'ana' } as const
      for (let n = 0; n < 3; n += 1) await world.limits.consume(share)
      expect(await world.limits.consume(share)).to.deep.include({ _tag: 'Past', past: 'bot-check' })
    })

    it('G4 takes all shares of a try or none of them', async () => {
      const { limits } = world
      for (let n = 0; n < 9; n += 1) await limits.consume(account('ana'), address('here'))
      // The six refused attempts did not count against the address.
      expect(await limits.consume(account('emil'), address('here'))).to.deep.equal(allowed)
      expect(await limits.consume(account('emil'), address('here'))).to.deep.equal(allowed)
      const past = await limits.consume(account('emil'), address('here'))
      expect(past).to.deep.include({ _tag: 'Past', limit: 'signInByAddress' })
      expect(await limits.consume(account('emil'))).to.deep.equal(allowed)
    })

    it('G4 what proves right is forgiven, and never more than was taken', async () => {
      const { limits } = world
      for (let n = 0; n < 20; n += 1) {
        expect(await limits.consume(account('ana'), address('here'))).to.deep.equal(allowed)
        await limits.forgive(account('ana'), address('here'))
      }
      await limits.forgive(account('ana'))
      for (let n = 0; n < 3; n += 1) expect(await limits.consume(account('ana'))).to.deep.equal(allowed)
      expect(await limits.consume(account('ana'))).to.deep.include({ _tag: 'Past' })
    })

    it('G4 the same guess again is no new guess, also past the limit, and one that proves right leaves its place', async () => {
      const { limits } = world
      expect(await limits.consume(guess('a', 'b'))).to.deep.equal(allowed)
      for (let n = 0; n < 9; n += 1) expect(await limits.consume(guess('b', 'c', 'c'))).to.deep.equal(allowed)
      expect(await limits.consume(guess('d', 'e'))).to.deep.include({ _tag: 'Past', seconds: 60 })
      expect(await limits.consume(guess('d'))).to.deep.equal(allowed)
      expect(await limits.consume(guess('e'))).to.deep.include({ _tag: 'Past' })
      expect(await limits.consume(guess('a', 'd'))).to.deep.equal(allowed)
      await limits.forgive(guess('d', 'never'))
      await limits.forgive(guess('d'))
      expect(await limits.consume(guess('e'))).to.deep.equal(allowed)
      expect(await limits.consume(guess('d'))).to.deep.include({ _tag: 'Past' })
    })

    it('G4, G17 a try whose clock is a little behind, or that comes a moment late, begins no new window', async () => {
      const { limits, clock } = world
      for (const behind of [0, 1, -7, 30_000]) {
        const share = account(`ana ${behind}`)
        for (let n = 0; n < 3; n += 1) expect(await limits.consume(share)).to.deep.equal(allowed)
        clock.at -= behind
        expect(await limits.consume(share), `${behind} ms`).to.deep.include({ _tag: 'Past' })
        expect(await limits.consume(guess(`g ${behind}`))).to.deep.equal(allowed)
        clock.at += behind
      }
    })

    it('G4 a clock that jumped back does not lock callers out until it catches up', async () => {
      const { limits, clock } = world
      for (let n = 0; n < 3; n += 1) await limits.consume(account('ana'))
      clock.at -= 3_600_000
      expect(await limits.consume(account('ana'))).to.deep.equal(allowed)
    })

    it('G17 of thirty tries at once exactly as many are taken as the limit has, and of one guess thirty times one', async () => {
      const { limits } = world
      const tries = await Promise.all(Array.from({ length: 30 }, () => limits.consume(account('ana'), address('here'))))
      expect(tries.filter(({ _tag }) => _tag === 'Allowed')).to.have.length(3)
      const guesses = await Promise.all(Array.from({ length: 30 }, (_, n) => limits.consume(guess(`g${n}`))))
      expect(guesses.filter(({ _tag }) => _tag === 'Allowed')).to.have.length(4)
      world.clock.at += 60_000
      const same = await Promise.all(Array.from({ length: 30 }, () => limits.consume(guess('g'))))
      expect(same.filter(({ _tag }) => _tag === 'Allowed')).to.have.length(30)
      for (const one of ['h', 'i', 'j']) expect(await limits.consume(guess(one))).to.deep.equal(allowed)
      expect(await limits.consume(guess('k'))).to.deep.include({ _tag: 'Past' })
    })
  })
}
