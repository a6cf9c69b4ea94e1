import { expect } from 'chai'
import { redirectStates } from '../../../src-adapters/social/redirect-states.ts'

function tab({ isFull = false } = {}) {
  let kept: string | undefined
  let now = 1_000_000
  let keys = 0
  const states = redirectStates({
    kept: {
      read: () => kept,
      write: (text) => {
        if (!isFull) kept = text
        return !isFull
      },
      remove: () => {
        kept = undefined
      },
    },
    clock: { now: () => now },
    ids: {
      uuid: () => {
        keys += 1
        return `key-${keys}`
      },
    },
  })
  return {
    ...states,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    overwrite: (text: string) => {
      kept = text
    },
  }
}

describe('The state that goes to a platform and comes back', () => {
  it('ACCT-49 has the time, the platform and the place in it, and something that nobody can guess', () => {
    const { begin } = tab()
    const seen: unknown = JSON.parse(begin('facebook', '/location/red-hook?x=1') ?? '')
    expect(seen).to.deep.equal({
      ...{ timestamp: 1_000_000, source: 'facebook', location: '/location/red-hook?x=1', key: 'key-1' },
    })
  })

  it('ACCT-49 the one that was stored leads back to where the person was, once', () => {
    const { begin, end } = tab()
    const state = begin('facebook', '/menu')
    expect(end('facebook', state)).to.equal('/menu')
    expect(end('facebook', state)).to.equal(undefined)
  })

  it('ACCT-49 any other is passed over, and leaves the stored one as it is', () => {
    const { begin, end } = tab()
    const first = begin('facebook', '/menu')
    const state = begin('facebook', '/menu')
    for (const other of [first, undefined, '', 'null', `${state} `])
      expect(end('facebook', other), other).to.equal(undefined)
    expect(end('facebook', state)).to.equal('/menu')
    expect(tab().end('facebook', undefined), 'nothing is stored').to.equal(undefined)
  })

  it('ACCT-49 one of another platform, of long ago or of tomorrow is passed over', () => {
    const apple = tab()
    expect(apple.end('facebook', apple.begin('apple', '/menu'))).to.equal(undefined)
    const late = tab()
    const state = late.begin('facebook', '/menu')
    late.wait(10 * 60_000)
    expect(late.end('facebook', state)).to.equal('/menu')
    for (const passed of [10 * 60_000 + 1, -1]) {
      const other = tab()
      const begun = other.begin('facebook', '/menu')
      other.wait(passed)
      expect(other.end('facebook', begun), String(passed)).to.equal(undefined)
    }
  })

  it('ACCT-49 leads to no other host, whatever was stored', () => {
    for (const location of [
      'https://elsewhere.example',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'javascript:1',
    ]) {
      const { begin, end } = tab()
      expect(end('facebook', begin('facebook', location)), location).to.equal(undefined)
    }
    const broken = tab()
    for (const text of ['{', '[]', '{"timestamp":"now"}']) {
      broken.overwrite(text)
      expect(broken.end('facebook', text)).to.equal(undefined)
    }
  })

  it('ACCT-49 is not begun where a browser keeps nothing', () => {
    expect(tab({ isFull: true }).begin('facebook', '/menu')).to.equal(undefined)
  })
})
