import { expect } from 'chai'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { WeakPassword } from '../../../src-domain/account/account-gateway.ts'
import { ownAccount } from '../../../src-domain/account/own-account.ts'
import type { HumanCheckDue } from '../../../src-domain/account/patron-gateway.ts'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aPatron } from '../../builders/patron-builder.ts'

type Answer = Either<CallFailure | HumanCheckDue, void>

interface World {
  readonly token?: string | undefined
  readonly sent?: readonly Answer[]
  readonly verified?: Either<CallFailure, void>
  readonly set?: Either<CallFailure | WeakPassword, void>
}

function world({
  sent = [right(undefined)],
  verified = right(undefined),
  set = right(undefined),
  ...rest
}: World = {}) {
  const asked: unknown[][] = []
  const patron = aCell<PatronState>({ patron: aPatron({ phone: { value: '1', isVerified: false } }) })
  const answers = [...sent]
  const own = ownAccount({
    codes: {
      sendPhonePin: async (session, phone, userToken) => {
        asked.push(['send', session, phone, userToken])
        return answers.shift() ?? right(undefined)
      },
      verifyPhone: async (session, phone, pinCode) => {
        asked.push(['verify', session, phone, pinCode])
        return verified
      },
    },
    accounts: {
      setPassword: async (session, password) => {
        asked.push(['set', session, password])
        return set
      },
    },
    session: { token: () => ('token' in rest ? rest.token : 'session-1') },
    human: { token: async () => right('a person') },
    patron,
  })
  return { own, asked, patron }
}

async function problem(asked: Promise<Either<unknown, unknown>>) {
  const answer = await asked
  return isLeft(answer) ? answer.left : undefined
}

describe('What a patron changes of the own account', () => {
  it('PROF-06, API-22, API-24 the phone, once its code has come back', async () => {
    const { own, asked, patron } = world()
    expect(await problem(own.sendPhonePin(' 718 555 0142 '))).to.equal(undefined)
    expect(patron.current().patron?.phone?.value).to.equal('1')
    expect(await problem(own.verifyPhone('718 555 0142', '123 456'))).to.equal(undefined)
    expect(patron.current().patron?.phone).to.deep.equal({ value: '718 555 0142', isVerified: true })
    expect(asked).to.deep.equal([
      ['send', 'session-1', '718 555 0142', undefined],
      ['verify', 'session-1', '718 555 0142', '123456'],
    ])
  })

  it('a code that is wrong changes nothing', async () => {
    const { own, patron } = world({ verified: left({ _tag: 'Refused', status: 400 }) })
    expect(await problem(own.verifyPhone('718 555 0142', '1'))).to.deep.equal({ _tag: 'WrongCode' })
    expect(patron.current().patron?.phone?.value).to.equal('1')
  })

  it('whoever is asked to be a person is shown to be one, once', async () => {
    const { own, asked } = world({ sent: [left({ _tag: 'HumanCheckDue' })] })
    expect(await problem(own.sendPhonePin('718 555 0142'))).to.equal(undefined)
    expect(asked.map(([, , , token]) => token)).to.deep.equal([undefined, 'a person'])
  })

  it('PROF-06 the password, with what is wrong with it', async () => {
    expect(await problem(world().own.setPassword('a short sentence'))).to.equal(undefined)
    const weak = world({ set: left({ _tag: 'WeakPassword', why: 'common' }) })
    expect(await problem(weak.own.setPassword('password'))).to.deep.equal({ _tag: 'WeakPassword', why: 'common' })
    expect(await problem(world({ set: left({ _tag: 'NoResponse' }) }).own.setPassword('a'))).to.deep.equal({
      _tag: 'NoAnswer',
    })
  })

  it('a back end without such a call offers none of it, and nobody changes the account of nobody', async () => {
    const without = world({ sent: [left({ _tag: 'Refused', status: 404 })] })
    expect(await problem(without.own.sendPhonePin('718 555 0142'))).to.deep.equal({ _tag: 'NotOffered' })
    const { own, asked } = world({ token: undefined })
    for (const asking of [own.sendPhonePin('1'), own.verifyPhone('1', '2'), own.setPassword('3')])
      expect(await problem(asking)).to.deep.equal({ _tag: 'Failed' })
    expect(asked).to.deep.equal([])
  })

  it('an answer that comes when somebody else is here changes nobody', async () => {
    const { own, patron } = world()
    const done = problem(own.verifyPhone('718 555 0142', '123456'))
    patron.update(() => ({}))
    await done
    expect(patron.current()).to.deep.equal({})
  })
})
