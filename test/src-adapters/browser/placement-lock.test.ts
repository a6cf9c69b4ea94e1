import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { placementLock } from '../../../src-adapters/browser/placement-lock.ts'
import { aLockManager } from '../../builders/lock-manager-builder.ts'

function aPage(locks?: object) {
  return placementLock({ navigator: Object({ locks }) })
}

function aWork() {
  let end = (_: string) => {}
  const begun: number[] = []
  const done = new Promise<string>((resolve) => {
    end = resolve
  })
  return {
    begun,
    end,
    work: () => {
      begun.push(1)
      return done
    },
  }
}

describe('The lock of a placement', () => {
  it('C17 lets one page of a browser work, turns the other away without working, and is free again after it', async () => {
    const locks = aLockManager()
    const [mine, theirs] = [aPage(locks), aPage(locks)]
    const { work, end } = aWork()
    const first = mine.ifFree(work)
    const turnedAway = aWork()
    expect(await theirs.ifFree(turnedAway.work)).to.deep.equal(left({ _tag: 'PlacingElsewhere' }))
    expect(turnedAway.begun).to.deep.equal([])
    const order: string[] = []
    const waited = theirs.whenFree(async () => order.push('theirs'))
    order.push('mine')
    end('placed')
    expect(await first).to.deep.equal(right('placed'))
    await waited
    expect(order).to.deep.equal(['mine', 'theirs'])
    expect(await theirs.ifFree(async () => 'again')).to.deep.equal(right('again'))
  })

  it('C17, C10 where a browser has no locks, or refuses them, the work is done all the same, and once', async () => {
    const refusing = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) }
    for (const page of [aPage(), aPage(refusing)]) {
      const { work, begun, end } = aWork()
      end('placed')
      expect(await page.ifFree(work)).to.deep.equal(right('placed'))
      expect(await page.whenFree(work)).to.equal('placed')
      expect(begun).to.have.length(2)
    }
  })

  it('C17 a fault of the work is the work’s, and does not begin it anew', async () => {
    let begun = 0
    const fails = async () => {
      begun += 1
      throw new Error('torn')
    }
    const fault = await aPage(aLockManager())
      .ifFree(fails)
      .catch((reason: unknown) => reason)
    expect(fault).to.have.property('message', 'torn')
    expect(begun).to.equal(1)
  })
})
