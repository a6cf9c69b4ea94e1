import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { ownDataUseCases } from '../../../src-domain/own-data/own-data.ts'
import type { OwnershipRefusal, OwnershipShown } from '../../../src-domain/own-data/own-data-gateway.ts'

const shown = { password: 'rivers and bridges' }
const unheard = left({ _tag: 'NoResponse' } as const)

function world(...answers: readonly Either<CallFailure | OwnershipRefusal, void>[]) {
  const asked: OwnershipShown[] = []
  const files: (readonly [string, string])[] = []
  let dropped = 0
  const steps = ownDataUseCases({
    gateway: {
      copy: async () => right('{}'),
      erase: async (given) => {
        asked.push(given)
        return answers[asked.length - 1] ?? unheard
      },
    },
    save: (...file) => files.push(file),
    session: {
      drop: () => {
        dropped += 1
      },
    },
  })
  return { steps, asked, files, dropped: () => dropped }
}

describe('What is held on a patron, asked for', () => {
  it('is a file once it came', async () => {
    const { steps, files } = world()
    expect(await steps.copy(shown)).to.deep.equal(right(undefined))
    expect(files).to.deep.equal([['my-data.json', '{}']])
  })

  it('is deleted once, and the session is over with it', async () => {
    const { steps, asked, dropped } = world(right(undefined))
    expect(await steps.erase(shown)).to.deep.equal(right(undefined))
    expect([asked, dropped()]).to.deep.equal([[shown], 1])
  })

  it('what nobody heard of a deletion is looked up by asking the same again', async () => {
    const { steps, asked, dropped } = world(unheard, right(undefined))
    expect(await steps.erase(shown)).to.deep.equal(right(undefined))
    expect([asked, dropped()]).to.deep.equal([[shown, shown], 1])
    const open = world(unheard, left({ _tag: 'OrderOpen' }))
    expect(await open.steps.erase(shown)).to.deep.equal(left({ _tag: 'OrderOpen' }))
  })

  it('what is not heard twice is not known, and the session stays for another try', async () => {
    const { steps, asked, dropped } = world(unheard, unheard)
    expect(await steps.erase(shown)).to.deep.equal(left({ _tag: 'Unheard' }))
    expect([asked.length, dropped()]).to.deep.equal([2, 0])
  })

  it('what was refused or never sent is asked once', async () => {
    for (const [failure, problem] of [
      [{ _tag: 'NotSent', detail: 'offline' }, { _tag: 'NoAnswer' }],
      [{ _tag: 'WrongPassword' }, { _tag: 'WrongPassword' }],
      [
        { _tag: 'Refused', status: 503, message: 'Busy' },
        { _tag: 'Failed', message: 'Busy' },
      ],
    ] as const) {
      const { steps, asked, dropped } = world(left(failure))
      expect(await steps.erase(shown)).to.deep.equal(left(problem))
      expect([asked.length, dropped()]).to.deep.equal([1, 0])
    }
  })
})
