import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { PatronGateway } from '../../../src-domain/account/patron-gateway.ts'
import { followSession, type PatronState, resumeSession, signOut } from '../../../src-domain/account/session.ts'
import { signIn } from '../../../src-domain/account/sign-in.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aPatron } from '../../builders/patron-builder.ts'

const unknown = left({ _tag: 'Refused', status: 401 } as const)

function world(gateway: Partial<PatronGateway> = {}, kept?: string) {
  let token = kept
  const patron = aCell<PatronState>({})
  const needs = {
    patrons: {
      signIn: async () => unknown,
      patron: async () => unknown,
      signOut: async () => right(undefined),
      ...gateway,
    },
    session: {
      token: () => token,
      keep: (next: string) => {
        token = next
      },
      drop: () => {
        token = undefined
      },
    },
    patron,
    human: { token: async (action: string) => right(`a token for ${action}`) },
  }
  return { needs, patron, token: () => token }
}

describe('Signing in', () => {
  it('ACCT-22 keeps the token and takes the patron when nothing is missing', async () => {
    const { needs, patron, token } = world({ signIn: async () => right({ patron: aPatron(), token: 't1' }) })
    expect(await signIn(needs)(' ana@example.com ', 'password')).to.deep.equal({ _tag: 'SignedIn', patron: aPatron() })
    expect(token()).to.equal('t1')
    expect(patron.current().patron).to.deep.equal(aPatron())
  })

  it('G4 shows that a person signs in where the server asks for it, and only then', async () => {
    const tokens: (string | undefined)[] = []
    const { needs, token } = world({
      signIn: async (_, __, userToken) => {
        tokens.push(userToken)
        return userToken === undefined ? left({ _tag: 'HumanCheckDue' }) : right({ patron: aPatron(), token: 't1' })
      },
    })
    expect(await signIn(needs)('ana@example.com', 'password')).to.deep.include({ _tag: 'SignedIn' })
    expect([tokens, token()]).to.deep.equal([[undefined, 'a token for signin'], 't1'])
    const nobody = { ...needs, human: { token: async () => left({ _tag: 'NotVerified' } as const) } }
    expect(await signIn(nobody)('ana@example.com', 'password')).to.deep.equal({ _tag: 'PersonNotShown' })
  })

  it('ACCT-19, ACCT-22 lets nobody in whose phone is not verified', async () => {
    const unverified = aPatron({ phone: { value: '1', isVerified: false } })
    const { needs, patron, token } = world({ signIn: async () => right({ patron: unverified, token: 't1' }) })
    expect(await signIn(needs)('a@b.co', 'password')).to.deep.include({ _tag: 'Held', notice: 'UnverifiedPhone' })
    expect([token(), patron.current()]).to.deep.equal([undefined, {}])
  })

  it('ACCT-26 holds an account that needs a new password first', async () => {
    const due = { _tag: 'PasswordUpdateDue', email: 'a@b.co', token: 't1' } as const
    const { needs, token } = world({ signIn: async () => left(due) })
    const outcome = await signIn(needs)('a@b.co', 'password')
    expect(outcome).to.deep.include({ _tag: 'Held', notice: 'PasswordUpdateDue' })
    expect(outcome, 'what sets it goes with it').to.have.nested.property('goesOn.held.token', 't1')
    expect(token()).to.equal(undefined)
  })

  for (const [failure, outcome] of [
    [{ _tag: 'Refused', status: 401 }, 'WrongCredentials'],
    [{ _tag: 'Refused', status: 429 }, 'Failed'],
    [{ _tag: 'NoResponse' }, 'NoAnswer'],
    [{ _tag: 'NotSent', detail: 'offline' }, 'NoAnswer'],
    [{ _tag: 'NotUnderstood', detail: '' }, 'Failed'],
  ] as const) {
    it(`tells ${failure._tag} ${'status' in failure ? failure.status : ''} as ${outcome}`, async () => {
      const { needs } = world({ signIn: async () => left(failure) })
      expect(await signIn(needs)('a@b.co', 'password')).to.deep.equal({ _tag: outcome })
    })
  }

  it('ACCT-56 signs out at once, whatever the server says', async () => {
    const { needs, patron, token } = world({ signOut: async () => left({ _tag: 'NoResponse' }) }, 't1')
    patron.update(() => ({ patron: aPatron() }))
    const gone = signOut(needs)()
    expect([token(), patron.current()]).to.deep.equal([undefined, {}])
    await gone
  })
})

describe('A session that was kept', () => {
  it('ACCT-55 brings its patron', async () => {
    const { needs, patron } = world({ patron: async () => right(aPatron()) }, 't1')
    await resumeSession(needs)()
    expect(patron.current().patron).to.deep.equal(aPatron())
  })

  it('ACCT-55 is dropped on 401 and on nothing else', async () => {
    const refused = world({}, 't1')
    await resumeSession(refused.needs)()
    expect(refused.token()).to.equal(undefined)
    for (const why of [
      { _tag: 'NoResponse' },
      { _tag: 'Refused', status: 403 },
      { _tag: 'Refused', status: 503 },
    ] as const) {
      const other = world({ patron: async () => left(why) }, 't1')
      await resumeSession(other.needs)()
      expect(other.token(), JSON.stringify(why)).to.equal('t1')
    }
  })

  it('ACCT-55 says whether the account is deleted or the session alone is over', async () => {
    for (const [code, is] of [
      ['account_erased', { isErased: true }],
      ['session_ended', { isEnded: true }],
    ] as const) {
      const over = world({ patron: async () => left({ _tag: 'Refused', status: 401, code }) }, 't1')
      await resumeSession(over.needs)()
      expect([over.token(), over.patron.current()]).to.deep.equal([undefined, is])
    }
  })

  it('ACCT-55 follows another patron, and forgets the one before while it asks', async () => {
    const fay = aPatron({ id: 'fay' })
    const { needs, patron } = world({ patron: async () => right(fay) }, 't2')
    patron.update(() => ({ patron: aPatron({ id: 'ana' }) }))
    const following = followSession(needs)()
    expect(patron.current()).to.deep.equal({})
    await following
    expect(patron.current()).to.deep.equal({ patron: fay })
  })

  it('ACCT-55 asks nothing without a token, and changes nothing when the customer signed out meanwhile', async () => {
    let asked = 0
    const none = world({
      patron: async () => {
        asked += 1
        return right(aPatron())
      },
    })
    await resumeSession(none.needs)()
    expect(asked).to.equal(0)
    const left = world({ patron: async () => right(aPatron()) }, 't1')
    const resumed = resumeSession(left.needs)()
    left.needs.session.drop()
    await resumed
    expect(left.patron.current()).to.deep.equal({})
  })
})
