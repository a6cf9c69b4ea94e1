import { expect } from 'chai'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { failureVerdict, waitAfter } from '../../../src-domain/kitchen/command-problem.ts'

const ready = { _tag: 'MarkReady' } as const

describe('A command that failed', () => {
  const passing: readonly CallFailure[] = [
    { _tag: 'NoResponse' },
    { _tag: 'NotSent', detail: 'no network' },
    { _tag: 'NotUnderstood', detail: 'half an answer' },
    { _tag: 'Refused', status: 503 },
    { _tag: 'Refused', status: 429 },
  ]
  for (const failure of passing)
    it(`is sent again after ${failure._tag === 'Refused' ? failure.status : failure._tag}`, () =>
      expect(failureVerdict(failure, ready)._tag).to.equal('SendAgain'))

  const over = { 403: 'NotAllowed', 404: 'OrderGone', 400: 'NotAccepted' } as const
  for (const [status, problem] of Object.entries(over))
    it(`is over after ${status}`, () =>
      expect(failureVerdict({ _tag: 'Refused', status: Number(status) }, ready)).to.deep.equal({
        _tag: 'Over',
        problem: { _tag: problem },
      }))

  it('waits for a sign-in after 401', () =>
    expect(failureVerdict({ _tag: 'Refused', status: 401 }, ready)).to.deep.equal({ _tag: 'SignInFirst' }))

  it('waits twice as long each time, up to 30 seconds, or as long as the server asks', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((tries) => waitAfter(tries, undefined))).to.deep.equal([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ])
    expect(waitAfter(1, 7_000)).to.equal(7_000)
  })
})
