import { expect } from 'chai'
import { useFakeTimers } from 'sinon'
import { type DatabaseClock, databaseClock } from '../../../src-server/store/database-clock.ts'
import { type OpenDatabase, openDatabase } from '../../../src-server/store/open-database.ts'
import { engines } from '../../builders/order-server-builder.ts'

const hour = 3_600_000
/** The two clocks may differ by some milliseconds. A second is little beside the hour that each test moves. */
const drift = 1_000

for (const engine of engines()) {
  describe(`the clock of ${engine.name}`, () => {
    let open: OpenDatabase
    let letGo: () => void
    beforeEach(async () => {
      const choice = await engine.fresh()
      open = await openDatabase(choice)
      letGo = () => engine.free?.(choice)
    })
    afterEach(async () => {
      await open.close()
      letGo()
    })
    after(() => engine.close())

    const said = async () => {
      const [row] = await engine.rows('select (extract(epoch from clock_timestamp()) * 1000)::double precision as at')
      return Number(row?.['at'])
    }
    const expectTold = async (clock: DatabaseClock) => {
      const before = await said()
      await clock.look()
      const now = clock.now()
      expect(now).to.be.within(Math.floor(before) - drift, Math.ceil(await said()) + drift)
    }

    for (const by of [-hour, hour])
      it(`V11 by ${by / hour} hour: it is told as it is, whatever is done to the clock of the machine that asks`, async () => {
        const clock = await databaseClock(open.db)
        const moved = useFakeTimers({ now: Date.now() + by, toFake: ['Date'] })
        try {
          await expectTold(clock)
        } finally {
          moved.restore()
        }
      })

    for (const by of [-hour, hour])
      it(`V11 by ${by / hour} hour: between two looks it goes on by a clock that nobody sets`, async () => {
        const clock = await databaseClock(open.db)
        const from = clock.now()
        const moved = useFakeTimers({ now: Date.now() + by, toFake: ['Date'] })
        const later = clock.now()
        moved.restore()
        expect(later - from).to.be.within(0, hour / 2)
      })

    it('V11 a machine that slept is told of it by the next look', async () => {
      let slept = 0
      const clock = await databaseClock(open.db, () => performance.now() - slept)
      slept = hour
      const before = clock.now()
      expect((await said()) - before).to.be.within(hour - 1, hour + 60_000)
      await expectTold(clock)
    })
  })
}
