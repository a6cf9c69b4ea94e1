import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { AccountGateway } from '../../../src-domain/account/account-gateway.ts'
import { accountSteps } from '../../../src-domain/account/account-steps.ts'
import type { KeptRecovery } from '../../../src-domain/account/kept-recovery.ts'
import type { PatronGateway } from '../../../src-domain/account/patron-gateway.ts'
import type { PatronState } from '../../../src-domain/account/session.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aPatron } from '../../builders/patron-builder.ts'

const form = {
  firstName: 'Lula',
  lastName: 'Barnes',
  email: 'lula@example.com',
  phone: '2125550177',
  password: 'gravel and honey',
}
function refused(status: number, message?: string): CallFailure {
  return {
    _tag: 'Refused',
    status,
    ...(message === undefined ? {} : { message }),
  }
}

interface World {
  readonly gateway?: Partial<AccountGateway>
  readonly signIn?: PatronGateway['signIn']
  readonly isPerson?: boolean
  readonly told?: readonly SignInEvent[]
  readonly orderToken?: string | undefined
}

function world({ gateway = {}, signIn, isPerson = true, told = [], orderToken }: World = {}) {
  const asked: unknown[][] = []
  const kept: string[] = []
  const patron = aCell<PatronState>({})
  const flow = aCell<SignInFlow>(newSignIn)
  const remembered: KeptRecovery[] = []
  const steps = accountSteps({
    accounts: {
      lookUp: async () => left(refused(500)),
      signUp: async (...words) => {
        asked.push(['signUp', ...words])
        return right({ patron: aPatron(), token: 't1' })
      },
      sendPin: async (...words) => {
        asked.push(['sendPin', ...words])
        return right(undefined)
      },
      verifyPin: async (...words) => {
        asked.push(['verifyPin', ...words])
        return right('once')
      },
      setPassword: async (...words) => {
        asked.push(['setPassword', ...words])
        return right(undefined)
      },
      ...gateway,
    },
    patrons: {
      signIn:
        signIn ??
        (async (...words) => {
          asked.push(['signIn', ...words.filter((word) => word !== undefined)])
          return right({ patron: aPatron(), token: 't2' })
        }),
      patron: async () => left(refused(401)),
      signOut: async () => right(undefined),
    },
    session: { token: () => kept.at(-1), keep: (token) => void kept.push(token), drop: () => void kept.splice(0) },
    human: { token: async (action) => (isPerson ? right(`a token for ${action}`) : left('nobody')) },
    patron,
    flow,
    recoveries: {
      read: () => remembered.at(-1),
      write: (one) => void remembered.push(one),
      clear: () => void remembered.splice(0),
    },
    clock: { now: () => 1_000 },
    visit: 'visit-1',
    orderToken: () => orderToken,
  })
  for (const event of told) steps.tell(event)
  return { steps, flow, patron, kept, asked, remembered }
}
const recovering: readonly SignInEvent[] = [
  { _tag: 'PasswordForgotten', email: 'ana@example.com' },
  { _tag: 'PinSent', email: 'ana@example.com' },
]

describe('Signing up', () => {
  it('ACCT-25, ACCT-22 holds the session until the confirmation has been read', async () => {
    const { steps, flow, kept, patron } = world()
    expect(await steps.signUp(form)).to.deep.equal(right(undefined))
    expect([flow.current().step, kept]).to.deep.equal(['sign-up-confirmation', []])
    expect(steps.confirm()).to.deep.equal({ _tag: 'SignedIn', patron: aPatron() })
    expect([kept, patron.current(), flow.current()]).to.deep.equal([['t1'], { patron: aPatron() }, newSignIn])
    expect(steps.confirm(), 'again').to.deep.equal({ _tag: 'Failed' })
  })

  it('ACCT-28 says which order the same person placed as a guest, where there is one', async () => {
    const { steps, asked } = world({ orderToken: 'ticket-token' })
    await steps.signUp(form)
    expect(asked).to.deep.equal([['signUp', { ...form, orderToken: 'ticket-token' }, undefined]])
    const nobody = world()
    await nobody.steps.signUp(form)
    expect(nobody.asked).to.deep.equal([['signUp', form, undefined]])
  })

  it('ACCT-19, ACCT-25 an account whose phone has to be verified is there, and nobody is in', async () => {
    const unverified = aPatron({ phone: { value: '1', isVerified: false } })
    const { steps, kept } = world({
      gateway: { signUp: async () => right({ patron: unverified, token: 't1' }) },
    })
    await steps.signUp(form)
    expect(steps.confirm()).to.deep.include({ _tag: 'Held', notice: 'UnverifiedPhone' })
    expect(kept).to.deep.equal([])
  })

  it('G4 shows a person where the server asks for one, and only then', async () => {
    const tokens: (string | undefined)[] = []
    const gateway: Partial<AccountGateway> = {
      signUp: async (_, userToken) => {
        tokens.push(userToken)
        return userToken === undefined ? left({ _tag: 'HumanCheckDue' }) : right({ patron: aPatron(), token: 't1' })
      },
    }
    expect(await world({ gateway }).steps.signUp(form)).to.deep.equal(right(undefined))
    expect(tokens).to.deep.equal([undefined, 'a token for signin'])
    expect(await world({ gateway, isPerson: false }).steps.signUp(form)).to.deep.equal(left({ _tag: 'PersonNotShown' }))
  })

  const refusals = [
    [{ _tag: 'EmailTaken' }, { _tag: 'EmailTaken' }],
    [
      { _tag: 'WeakPassword', why: 'personal' },
      { _tag: 'WeakPassword', why: 'personal' },
    ],
    [{ _tag: 'NoResponse' }, { _tag: 'NoAnswer' }],
    [{ _tag: 'NotSent', detail: 'offline' }, { _tag: 'NoAnswer' }],
    [{ _tag: 'NotUnderstood', detail: 'x' }, { _tag: 'Failed' }],
    [refused(400, 'No.'), { _tag: 'Failed', message: 'No.' }],
    [refused(404, 'There is no such call.'), { _tag: 'NotOffered' }],
    [refused(405), { _tag: 'NotOffered' }],
    [refused(501), { _tag: 'NotOffered' }],
  ] as const
  for (const [failure, problem] of refusals)
    it(`ACCT-27 ${JSON.stringify(failure)} is ${JSON.stringify(problem)}, and the form stays`, async () => {
      const { steps, flow } = world({
        gateway: { signUp: async () => left(failure) },
        told: [{ _tag: 'SignUpChosen', email: '' }],
      })
      expect(await steps.signUp(form)).to.deep.equal(left(problem))
      expect(flow.current().step).to.equal('sign-up')
    })
})

describe('A forgotten password', () => {
  it('ACCT-36, ACCT-38 sends a PIN, exchanges the code, sets the password by it, and signs in with it', async () => {
    const { steps, flow, kept, asked } = world({ told: recovering.slice(0, 1) })
    expect(await steps.sendPin(' ana@example.com ')).to.deep.equal(right(undefined))
    expect(flow.current().recovery).to.deep.equal({ _tag: 'AskCode' })
    expect(await steps.verifyPin('24 68 10')).to.deep.equal(right(undefined))
    expect(flow.current().recovery).to.deep.equal({ _tag: 'AskPassword', token: 'once' })
    expect(kept, 'what the code gave is no session').to.deep.equal([])
    expect(await steps.setPassword('rivers and bridges')).to.deep.equal(right({ _tag: 'SignedIn', patron: aPatron() }))
    expect(kept).to.deep.equal(['t2'])
    expect(asked).to.deep.equal([
      ['sendPin', 'ana@example.com', undefined],
      ['verifyPin', 'ana@example.com', '246810'],
      ['setPassword', 'once', 'rivers and bridges'],
      ['signIn', 'ana@example.com', 'rivers and bridges'],
    ])
  })

  it('ACCT-36 is remembered from the code to the password, without either, and not after it', async () => {
    const { steps, remembered } = world({ told: recovering.slice(0, 1) })
    expect(remembered).to.deep.equal([])
    await steps.sendPin(' ana@example.com ')
    const asked = { email: 'ana@example.com', code: 'asked', visit: 'visit-1', until: 601_000 }
    expect(remembered).to.deep.equal([asked])
    await steps.verifyPin('246810')
    expect(remembered).to.deep.equal([asked, { ...asked, code: 'spent' }])
    await steps.setPassword('rivers and bridges')
    expect(remembered).to.deep.equal([])
  })

  it('ACCT-39 is forgotten with the address that was wrong, and with the way back to the log-in', async () => {
    for (const event of [{ _tag: 'PinAddressChanged' }, { _tag: 'EmailEdited', email: 'ana@example.com' }] as const) {
      const { steps, remembered } = world({ told: recovering })
      expect(remembered, event._tag).to.have.length(1)
      steps.tell(event)
      expect(remembered, event._tag).to.deep.equal([])
    }
  })

  it('ACCT-38 a wrong code is told from a call that failed', async () => {
    const told = recovering
    const wrong = world({ told, gateway: { verifyPin: async () => left(refused(400, 'Nope')) } })
    expect(await wrong.steps.verifyPin('000000')).to.deep.equal(left({ _tag: 'WrongCode' }))
    const away = world({ told, gateway: { verifyPin: async () => left({ _tag: 'NoResponse' }) } })
    expect(await away.steps.verifyPin('000000')).to.deep.equal(left({ _tag: 'NoAnswer' }))
    const often = world({ told, gateway: { verifyPin: async () => left(refused(429, 'Later.')) } })
    expect(await often.steps.verifyPin('000000')).to.deep.equal(left({ _tag: 'Failed', message: 'Later.' }))
    for (const { flow } of [wrong, away, often]) expect(flow.current().recovery).to.deep.equal({ _tag: 'AskCode' })
  })

  it('API-18 another back end may say that it knows no such e-mail; one without the call offers it not', async () => {
    const unknown = world({ gateway: { sendPin: async () => left(refused(404, 'Who is that?')) } })
    expect(await unknown.steps.sendPin('a@b.co')).to.deep.equal(left({ _tag: 'Failed', message: 'Who is that?' }))
    for (const status of [404, 405, 501]) {
      const { steps } = world({ gateway: { sendPin: async () => left(refused(status)) } })
      expect(await steps.sendPin('a@b.co'), String(status)).to.deep.equal(left({ _tag: 'NotOffered' }))
    }
  })

  it('ACCT-38 what the code gave may be over: then a new code is asked for', async () => {
    const { steps, flow } = world({
      told: [...recovering, { _tag: 'CodeVerified', token: 'once' }],
      gateway: { setPassword: async () => left(refused(401, 'Please log in again.')) },
    })
    expect(await steps.setPassword('rivers and bridges')).to.have.property('_tag', 'Left')
    expect(flow.current()).to.deep.include({ notice: 'CodeOver', recovery: { _tag: 'AskEmail' } })
  })

  it('G4 a weak password keeps what the code gave', async () => {
    const { steps, flow } = world({
      told: [...recovering, { _tag: 'CodeVerified', token: 'once' }],
      gateway: { setPassword: async () => left({ _tag: 'WeakPassword', why: 'common' }) },
    })
    expect(await steps.setPassword('Summer2026')).to.deep.equal(left({ _tag: 'WeakPassword', why: 'common' }))
    expect(flow.current().recovery).to.deep.equal({ _tag: 'AskPassword', token: 'once' })
  })

  it('ACCT-26 a password that is due is set by what the refused sign-in gave', async () => {
    const { steps, asked, kept } = world({
      told: [{ _tag: 'PasswordUpdateDemanded', email: 'sid@example.com', token: 'narrow' }],
    })
    expect(await steps.setPassword('rivers and bridges')).to.have.nested.property('right._tag', 'SignedIn')
    expect(asked).to.deep.equal([
      ['setPassword', 'narrow', 'rivers and bridges'],
      ['signIn', 'sid@example.com', 'rivers and bridges'],
    ])
    expect(kept).to.deep.equal(['t2'])
  })

  it('ACCT-19 the password is set, and who lacks something is told so on the log-in screen', async () => {
    const unverified = aPatron({ phone: { value: '1', isVerified: false } })
    const { steps, flow, kept } = world({
      told: [...recovering, { _tag: 'CodeVerified', token: 'once' }],
      signIn: async () => right({ patron: unverified, token: 't2' }),
    })
    const outcome = await steps.setPassword('rivers and bridges')
    expect(outcome).to.have.nested.include({ 'right.notice': 'UnverifiedPhone', 'right.goesOn.step': 'update-phone' })
    expect([flow.current().step, flow.current().email, kept]).to.deep.equal(['password', 'ana@example.com', []])
  })

  it('ACCT-38 sets nothing without what a code or a refused sign-in gave', async () => {
    const { steps, asked } = world()
    expect(await steps.setPassword('rivers and bridges')).to.deep.equal(left({ _tag: 'Failed' }))
    expect(asked).to.deep.equal([])
  })
})
