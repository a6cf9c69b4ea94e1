import { expect } from 'chai'
import { answerCache, type CachedAnswer, type HeldAnswer, silentAnswer } from '../../../src/render/answer-cache.ts'
import { fairCache } from '../../../src-server/catalogue/fair-cache.ts'

function aMemory() {
  let now = 0
  let asked = 0
  let next: () => Promise<CachedAnswer<string>> = async () => silentAnswer
  const clock = { now: () => now }
  const held = fairCache<HeldAnswer<string>>(1_000_000)
  const recall = answerCache({ clock, shelf: 'noodles', held, bytesOf: ({ length }) => length, nothing: 'nothing' })
  return {
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    will: (told: () => Promise<CachedAnswer<string>>) => {
      next = told
    },
    ask: () =>
      recall('menu', () => {
        asked += 1
        return next()
      }),
    asked: () => asked,
  }
}
function says(what: string) {
  return async (): Promise<CachedAnswer<string>> => ({ _tag: 'Said', what })
}

describe('What pages remember of the order server', () => {
  it('MENU-17 is asked for once a second, and then again', async () => {
    const { ask, asked, will, wait } = aMemory()
    will(says('soup'))
    expect(await Promise.all([ask(), ask()])).to.deep.equal(['soup', 'soup'])
    will(says('stew'))
    wait(999)
    expect(await ask()).to.equal('soup')
    wait(1)
    expect(await ask()).to.equal('stew')
    expect(asked()).to.equal(2)
  })

  it('MENU-17 stands in for silence for ten minutes after it was said, and no longer', async () => {
    const { ask, will, wait } = aMemory()
    expect(await ask()).to.equal('nothing')
    wait(3_000)
    will(says('soup'))
    await ask()
    will(async () => silentAnswer)
    wait(300_000)
    expect(await ask()).to.equal('soup')
    wait(300_000)
    expect(await ask()).to.equal('soup')
    wait(3_001)
    expect(await ask()).to.equal('nothing')
  })

  it('MENU-17 is shown when a newer answer takes long, which is shown to the next who asks', async () => {
    const { ask, will, wait } = aMemory()
    will(says('soup'))
    await ask()
    let arrive: (told: CachedAnswer<string>) => void = () => undefined
    will(() => new Promise((resolve) => (arrive = resolve)))
    wait(3_000)
    expect(await ask()).to.equal('soup')
    arrive({ _tag: 'Said', what: 'stew' })
    await new Promise((heard) => setImmediate(heard))
    will(async () => silentAnswer)
    wait(3_000)
    expect(await ask()).to.equal('stew')
  })

  it('MENU-17 of the future is not known: a clock that was set back has seen nothing', async () => {
    const { ask, will, wait } = aMemory()
    wait(60_000)
    will(says('soup'))
    await ask()
    will(async () => silentAnswer)
    wait(-30_000)
    expect(await ask()).to.equal('nothing')
  })

  it('is bounded in bytes, and a brand with many answers drops none of another brand', async () => {
    const held = fairCache<HeldAnswer<string>>(100_000)
    const clock = { now: () => 0 }
    const of = (shelf: string) =>
      answerCache({ clock, shelf, held, bytesOf: ({ length }) => length, nothing: 'nothing' })
    let asked = 0
    const ask = async (): Promise<CachedAnswer<string>> => {
      asked += 1
      return { _tag: 'Said', what: 'x'.repeat(9_000) }
    }
    const [small, large] = [of('small'), of('large')]
    await small('menu', ask)
    for (let n = 0; n < 50; n += 1) await large(`made up ${n}`, ask)
    expect(held.size()).to.be.at.most(100_000)
    expect(held.size('large')).to.be.greaterThan(50_000)
    await Promise.all([small('menu', ask), large('made up 49', ask)])
    expect(asked, 'both are still held').to.equal(51)
    await large('made up 0', ask)
    expect(asked, 'the oldest of the large brand is not').to.equal(52)
  })
})
