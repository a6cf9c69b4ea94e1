import { expect } from 'chai'
import { spacedTells } from '../../../src-server/kitchen/spaced-tells.ts'

/** Tells whose pauses end when the test says so. */
function pausedTells(openBoards: number) {
  const told: (readonly [string, number])[] = []
  const pauses: { readonly milliseconds: number; readonly end: () => void; isCancelled: boolean }[] = []
  const spaced = spacedTells({
    tell: (topic, version) => told.push([topic, version]),
    openBoards: () => openBoards,
    after: (milliseconds, end) => {
      const pause = { milliseconds, end, isCancelled: false }
      pauses.push(pause)
      return () => {
        pause.isCancelled = true
      }
    },
  })
  return { spaced, told, pauses }
}

describe('events of a location', () => {
  it('come at once first, and those that follow come together after the pause, as one of the latest version', () => {
    const { spaced, told, pauses } = pausedTells(1)
    spaced.tell('red-hook', 0)
    expect(told).to.deep.equal([['red-hook', 0]])
    for (const version of [1, 2, 3]) spaced.tell('red-hook', version)
    expect(told).to.have.length(1)
    pauses[0]?.end()
    expect(told).to.deep.equal([
      ['red-hook', 0],
      ['red-hook', 3],
    ])
    pauses[1]?.end()
    expect(told).to.have.length(2)
    spaced.tell('red-hook', 4)
    expect(told).to.have.length(3)
  })

  it('do not wait for those of another location', () => {
    const { spaced, told } = pausedTells(1)
    spaced.tell('red-hook', 0)
    spaced.tell('old-town', 0)
    expect(told.map(([topic]) => topic)).to.deep.equal(['red-hook', 'old-town'])
  })

  it('pause longer the more boards look after each, within bounds that staff do not notice', () => {
    const pauseOf = (boards: number) => {
      const { spaced, pauses } = pausedTells(boards)
      spaced.tell('red-hook', 0)
      return pauses[0]?.milliseconds
    }
    expect([1, 50, 500].map(pauseOf)).to.deep.equal([100, 500, 1_000])
  })

  it('end with the server', () => {
    const { spaced, pauses } = pausedTells(1)
    spaced.tell('red-hook', 0)
    spaced.close()
    expect(pauses.map(({ isCancelled }) => isCancelled)).to.deep.equal([true])
  })
})
