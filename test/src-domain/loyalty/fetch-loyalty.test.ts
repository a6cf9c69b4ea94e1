import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { fetchLoyalty, idleLoyalty, type LoyaltyState } from '../../../src-domain/loyalty/fetch-loyalty.ts'
import { noLoyaltyYet } from '../../../src-domain/loyalty/loyalty.ts'
import type { LoyaltyGateway } from '../../../src-domain/loyalty/loyalty-gateway.ts'
import { aCell } from '../../builders/fake-ports.ts'

type Answer = Awaited<ReturnType<LoyaltyGateway['loyalty']>>

function opened(enabled = true) {
  const loyalty = aCell<LoyaltyState>(idleLoyalty)
  const reported: CallFailure[] = []
  const answers: ((answer: Answer) => void)[] = []
  const fetch = fetchLoyalty({
    brand: { loyalty: { enabled } },
    gateway: { loyalty: () => new Promise((done) => answers.push(done)) },
    loyalty,
    report: (failure) => void reported.push(failure),
  })
  return { loyalty, reported, answers, fetch }
}

function earned(progress: number): Answer {
  return right({ ...noLoyaltyYet, progress })
}

describe('fetching what a patron has earned', () => {
  it('LOYAL-14 is idle, then fetching, then loaded', async () => {
    const { loyalty, answers, fetch } = opened()
    expect(loyalty.current()).to.deep.equal({ _tag: 'Idle' })
    const done = fetch()
    expect(loyalty.current()).to.deep.equal({ _tag: 'Fetching' })
    answers[0]?.(earned(7))
    await done
    expect(loyalty.current()).to.deep.equal({ _tag: 'Loaded', loyalty: { ...noLoyaltyYet, progress: 7 } })
  })

  it('LOYAL-15 a failure is told to who maintains the shop, and leaves nothing to show', async () => {
    const { loyalty, reported, answers, fetch } = opened()
    const done = fetch()
    answers[0]?.(left({ _tag: 'NoResponse' }))
    await done
    expect(reported).to.deep.equal([{ _tag: 'NoResponse' }])
    expect(loyalty.current()).to.deep.equal({ _tag: 'Idle' })
  })

  it('LOYAL-01 nobody is asked where the brand rewards nobody', async () => {
    const { loyalty, answers, fetch } = opened(false)
    await fetch()
    expect(answers).to.deep.equal([])
    expect(loyalty.current()).to.deep.equal({ _tag: 'Idle' })
  })

  it('LOYAL-14 the newest answer counts, and none for somebody who has left', async () => {
    const { loyalty, answers, fetch } = opened()
    const both = [fetch(), fetch()]
    answers[1]?.(earned(2))
    answers[0]?.(earned(1))
    await Promise.all(both)
    expect(loyalty.current()).to.deep.include({ _tag: 'Loaded', loyalty: { ...noLoyaltyYet, progress: 2 } })
    const late = fetch()
    loyalty.update(() => idleLoyalty)
    answers[2]?.(earned(3))
    await late
    expect(loyalty.current()).to.deep.equal({ _tag: 'Idle' })
  })
})
