import { expect } from 'chai'
import { type SoakReading, soakWrongs } from './soak-judge.ts'

const megabyte = 1_048_576

/** A recorded two-minute run: caches fill, then a level with noise. */
function steady(change: (position: number) => Partial<SoakReading> = () => ({})): readonly SoakReading[] {
  return Array.from({ length: 60 }, (_, position) => {
    const filling = Math.min(1, position / 12)
    const noise = ((position * 37) % 11) - 5
    return {
      at: position * 2_000,
      resident: (150 + 60 * filling + noise) * megabyte,
      heap: (40 + 12 * filling + noise / 5) * megabyte,
      outside: 6 * megabyte,
      handles: 14 + (position % 5),
      sockets: 30 + (position % 5),
      files: Math.min(200, 40 + 3 * position),
      connections: 3 + (position % 4),
      late: 20 + (position % 9),
      ...change(position),
    }
  })
}

describe('the judge of a soak', () => {
  it('R8 finds nothing in a server that filled its caches and stays as it is, one odd reading included', () => {
    expect(soakWrongs(steady())).to.deep.equal([])
    expect(
      soakWrongs(steady((position) => (position === 58 ? { resident: 900 * megabyte, late: 3_000 } : {}))),
    ).to.deep.equal([])
  })

  const leaks: Readonly<Record<string, (position: number) => Partial<SoakReading>>> = {
    resident: (position) => ({ resident: (210 + position) * megabyte }),
    heap: (position) => ({ heap: (50 + position / 4) * megabyte }),
    outside: (position) => ({ outside: (6 + position / 4) * megabyte }),
    handles: (position) => ({ handles: 14 + position }),
    sockets: (position) => ({ sockets: 30 + position }),
    files: (position) => ({ files: 40 + 9 * position }),
    connections: (position) => ({ connections: 3 + position }),
    late: (position) => ({ late: position > 45 ? 400 : 20 }),
  }
  for (const [what, leak] of Object.entries(leaks)) {
    it(`R8 finds what grows: ${what}`, () => {
      const [first = '', ...others] = soakWrongs(steady(leak))
      expect(first.split(' ')[0]).to.equal(what)
      expect(others).to.deep.equal([])
    })
  }

  it('R8 judges nothing by a handful of readings, nor by such as are not there', () => {
    expect(soakWrongs(steady().slice(0, 19))).to.have.length(1)
    expect(soakWrongs(steady(() => ({ resident: Number.NaN })))).to.have.length(1)
  })
})
