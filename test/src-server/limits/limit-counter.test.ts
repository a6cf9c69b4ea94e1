import { expect } from 'chai'
import { inMemoryLimits } from '../../builders/in-memory-limits.ts'
import { engines, eventually, openWorld } from '../../builders/order-server-builder.ts'
import { itIsALimitCounter, suiteLimits } from '../../contracts/limit-counter.ts'

itIsALimitCounter('the memory of a test', async () => {
  const clock = { at: 1_000_000 }
  return { limits: inMemoryLimits(() => clock.at, suiteLimits), clock, close: async () => undefined }
})

for (const engine of engines()) {
  describe(`limits on ${engine.name}`, () => {
    after(() => engine.close())

    itIsALimitCounter(engine.name, async () => {
      const world = await openWorld(engine, { limits: suiteLimits })
      return { limits: world.server.limits, clock: world.clock, close: world.close }
    })

    const share = { limit: 'guesses', of: 'here', marks: ['a'] } as const

    it('G4 a second process and a restart change nothing', async () => {
      const world = await openWorld(engine, { limits: suiteLimits })
      const second = await world.another()
      const outcomes: string[] = []
      for (let n = 0; n < 6; n += 1) {
        const server = n % 2 === 0 ? world.server : second
        outcomes.push((await server.limits.consume({ ...share, marks: [`g${n}`] }))._tag)
      }
      expect(outcomes).to.deep.equal(['Allowed', 'Allowed', 'Allowed', 'Allowed', 'Past', 'Past'])
      const third = await world.another()
      expect(await third.limits.consume({ ...share, marks: ['g7'] })).to.deep.include({ _tag: 'Past' })
      expect(await third.limits.consume({ ...share, marks: ['g0'] })).to.deep.equal({ _tag: 'Allowed' })
      await world.close()
    })

    it('G4 the table does not reveal who tried what', async () => {
      const world = await openWorld(engine)
      await world.server.limits.consume({ limit: 'guesses', of: '192.0.2.7', marks: ['1111222233334444'] })
      const text = JSON.stringify(await engine.rows('select * from limit_counts'))
      expect(text).to.include('guesses').and.not.include('192.0.2.7').and.not.include('1111')
      await world.close()
    })

    it('G4 counts that are over are deleted', async () => {
      const world = await openWorld(engine, { timeouts: { tidy: 50 } })
      await world.server.limits.consume(share)
      await world.server.limits.consume({ limit: 'declines', of: 'here' })
      world.clock.at += 600_001
      const rows = () => engine.rows('select name from limit_counts')
      expect(await eventually(rows, ({ length }) => length < 2)).to.deep.equal([{ name: 'declines' }])
      await world.close()
    })
  })
}
