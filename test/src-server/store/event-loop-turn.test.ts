import { expect } from 'chai'
import { eventLoopTurn } from '../../../src-server/store/event-loop-turn.ts'

async function goesRound(turn: () => Promise<void>): Promise<boolean> {
  let isRound = false
  const immediate = setImmediate(() => {
    isRound = true
  })
  await turn()
  clearImmediate(immediate)
  return isRound
}

describe('a turn of the event loop', () => {
  it('is left out while the last one is no longer ago than it took', async () => {
    // Asked at the start and after the end of a turn.
    const times = [0, 100, 150, 199, 200, 210, 220]
    const turn = eventLoopTurn(() => times.shift() ?? Number.NaN)
    const seen: boolean[] = []
    for (let n = 0; n < 5; n += 1) seen.push(await goesRound(turn))
    // From 0 to 100; not at 150 and 199; from 200 to 210; at 220 as long ago as it took.
    expect(seen).to.deep.equal([true, false, false, true, true])
  })
})
