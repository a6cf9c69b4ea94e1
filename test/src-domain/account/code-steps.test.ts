import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { CodeGateway } from '../../../src-domain/account/code-gateway.ts'
import { codeSteps } from '../../../src-domain/account/code-steps.ts'
import type { Patron } from '../../../src-domain/account/patron.ts'
import type { PatronState } from '../../../src-domain/account/session.ts'
import { newSignIn, type SignInEvent, type SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'
import { stepSignIn } from '../../../src-domain/account/sign-in-machine.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aPatron } from '../../builders/patron-builder.ts'

const number = '212-555-0100'
const { email: _, ...nameless } = aPatron()
const unverified = aPatron({ phone: { value: number, isVerified: false } })
const phoneless = aPatron({ phone: { value: '', isVerified: false } })
const lackingBoth: Patron = { ...nameless, phone: { value: number, isVerified: false } }
const loggedIn = (patron: Patron): SignInEvent => ({ _tag: 'LoggedIn', patron, token: 'held' })
const phoneAsked: SignInEvent = { _tag: 'ProofAsked', proof: { _tag: 'PhoneCode', phone: number } }
const emailAsked: SignInEvent = { _tag: 'ProofAsked', proof: { _tag: 'EmailCode', email: 'ana@example.com' } }

function proofOf(event: SignInEvent): SignInFlow['proof'] {
  return event._tag === 'ProofAsked' ? event.proof : undefined
}

function refused(status: number): CallFailure {
  return { _tag: 'Refused', status }
}

function at(...told: readonly SignInEvent[]): SignInFlow {
  return told.reduce((flow, event) => stepSignIn(flow, event).flow, newSignIn)
}

function world(from: SignInFlow, answers: Partial<CodeGateway> = {}) {
  const asked: unknown[][] = []
  const kept: string[] = []
  const patron = aCell<PatronState>({})
  const flow = aCell<SignInFlow>(from)
  const noted =
    <A>(call: string, answer: A) =>
    async (...words: readonly unknown[]) => {
      asked.push([call, ...words.filter((word) => word !== undefined)])
      return right(answer)
    }
  const steps = codeSteps({
    codes: {
      sendSignInPin: noted('sendSignInPin', undefined),
      signInByPin: noted('signInByPin', { patron: aPatron(), token: 't1' }),
      sendPhonePin: noted('sendPhonePin', undefined),
      verifyPhone: noted('verifyPhone', undefined),
      changeName: noted('changeName', aPatron()),
      ...answers,
    },
    session: { token: () => kept.at(-1), keep: (token) => void kept.push(token), drop: () => undefined },
    human: { token: async (action) => right(`a token for ${action}`) },
    patron,
    flow,
  })
  return { steps, flow, patron, kept, asked }
}

describe('A phone that is not verified', () => {
  it('ACCT-45 is sent its code on arrival; without a phone, or once more, nothing is sent', async () => {
    const { steps, asked, flow } = world(at(loggedIn(unverified)))
    await steps.arrive()
    await steps.arrive()
    expect(asked).to.deep.equal([['sendPhonePin', 'held', number]])
    expect(flow.current().proof).to.deep.equal({ _tag: 'PhoneCode', phone: number })
    for (const elsewhere of [newSignIn, at(loggedIn(phoneless))]) {
      const other = world(elsewhere)
      await other.steps.arrive()
      expect([other.asked, other.flow.current()]).to.deep.equal([[], elsewhere])
    }
  })

  it('ACCT-22, ACCT-44 lets in when its code is right, and keeps the session only then', async () => {
    const { steps, asked, kept, patron, flow } = world(at(loggedIn(phoneless)))
    expect(await steps.sendPhonePin(' 212 555 0199 ')).to.deep.equal(right(undefined))
    expect(kept).to.deep.equal([])
    const whole = { ...phoneless, phone: { value: '212 555 0199', isVerified: true } }
    expect(await steps.verifyPhone('24 68 10')).to.deep.equal(right({ _tag: 'SignedIn', patron: whole }))
    expect([kept, patron.current(), flow.current()]).to.deep.equal([['held'], { patron: whole }, newSignIn])
    expect(asked).to.deep.equal([
      ['sendPhonePin', 'held', '212 555 0199'],
      ['verifyPhone', 'held', '212 555 0199', '246810'],
    ])
  })

  it('ACCT-44 Change returns to the phone', () => {
    expect(at(loggedIn(unverified), phoneAsked, { _tag: 'ProofChanged' })).to.deep.equal(at(loggedIn(unverified)))
  })

  it('ACCT-19, ACCT-20 a missing e-mail is asked for after the phone', async () => {
    const { steps, flow, kept } = world(at(loggedIn(lackingBoth), phoneAsked))
    expect(await steps.verifyPhone('246810')).to.have.nested.include({ 'right.notice': 'NoEmail' })
    expect([flow.current().step, flow.current().proof, kept]).to.deep.equal(['update-email', undefined, []])
  })

  it('ACCT-27 a wrong code is told from a call that failed, and the screen stays', async () => {
    for (const [failure, problem] of [
      [refused(400), { _tag: 'WrongCode' }],
      [{ _tag: 'NoResponse' } as const, { _tag: 'NoAnswer' }],
      [refused(404), { _tag: 'NotOffered' }],
    ] as const) {
      const { steps, flow, kept } = world(at(loggedIn(unverified), phoneAsked), {
        verifyPhone: async () => left(failure),
      })
      expect(await steps.verifyPhone('000000')).to.deep.equal(left(problem))
      expect([flow.current().proof?._tag, kept]).to.deep.equal(['PhoneCode', []])
    }
  })

  it('G4 shows a person where the server asks for one', async () => {
    const tokens: (string | undefined)[] = []
    const { steps } = world(at(loggedIn(unverified)), {
      sendPhonePin: async (_, __, userToken) => {
        tokens.push(userToken)
        return userToken === undefined ? left({ _tag: 'HumanCheckDue' }) : right(undefined)
      },
    })
    expect(await steps.sendPhonePin(number)).to.deep.equal(right(undefined))
    expect(tokens).to.deep.equal([undefined, 'a token for signin'])
  })
})

describe('A missing e-mail', () => {
  const noEmail = at(loggedIn({ ...nameless }))
  const { firstName, lastName } = nameless

  it('ACCT-20, ACCT-22 goes with the names, and comes back with the code that went there', async () => {
    const pins: unknown[] = []
    const { steps, flow, kept } = world(noEmail, {
      changeName: async (_, name, pinCode) => {
        pins.push([name, pinCode])
        return pinCode === undefined ? left({ _tag: 'EmailCodeDue' }) : right(aPatron())
      },
    })
    expect(await steps.changeEmail(' ana@example.com ')).to.deep.equal(right(undefined))
    expect(flow.current().proof).to.deep.equal({ _tag: 'EmailCode', email: 'ana@example.com' })
    expect(await steps.confirmEmail('24 68 10')).to.have.nested.property('right._tag', 'SignedIn')
    const name = { email: 'ana@example.com', firstName, lastName }
    expect(pins).to.deep.equal([
      [name, undefined],
      [name, '246810'],
    ])
    expect(kept).to.deep.equal(['held'])
  })

  it('ACCT-20 is taken at its word by a back end that sends no code', async () => {
    const { steps, kept } = world(noEmail)
    expect(await steps.changeEmail('ana@example.com')).to.have.nested.property('right._tag', 'SignedIn')
    expect(kept).to.deep.equal(['held'])
  })

  it('ACCT-27 says that it is taken, and tells a wrong code', async () => {
    const taken = world(noEmail, { changeName: async () => left({ _tag: 'EmailTaken' }) })
    expect(await taken.steps.changeEmail('ana@example.com')).to.deep.equal(left({ _tag: 'EmailTaken' }))
    const wrong = world(at(loggedIn({ ...nameless }), emailAsked), { changeName: async () => left(refused(400)) })
    expect(await wrong.steps.confirmEmail('000000')).to.deep.equal(left({ _tag: 'WrongCode' }))
    expect(await wrong.steps.changeEmail('ana@example.com'), 'without a code').to.deep.equal(left({ _tag: 'Failed' }))
  })
})

describe('Signing in by a PIN', () => {
  it('ACCT-01, ACCT-22 goes to the code, and in', async () => {
    const { steps, flow, kept, asked } = world(newSignIn)
    await steps.sendSignInPin(' ana@example.com ')
    expect(flow.current()).to.deep.include({ step: 'pincode', email: 'ana@example.com' })
    expect(await steps.signInByPin('24 68 10')).to.have.nested.property('right._tag', 'SignedIn')
    expect(kept).to.deep.equal(['t1'])
    expect(asked).to.deep.equal([
      ['sendSignInPin', 'ana@example.com'],
      ['signInByPin', 'ana@example.com', '246810'],
    ])
  })

  it('ACCT-19, ACCT-21 is judged as any login', async () => {
    for (const [patron, step] of [
      [unverified, 'update-phone'],
      [aPatron({ isMigrating: true }), 'update-password'],
    ] as const) {
      const { steps, flow, kept } = world(at({ _tag: 'SignInPinSent', email: 'ana@example.com' }), {
        signInByPin: async () => right({ patron, token: 't1' }),
      })
      expect(await steps.signInByPin('246810')).to.have.nested.property('right.goesOn.step', step)
      expect([flow.current().step, kept]).to.deep.equal([step, []])
    }
  })

  it('ACCT-26 answered 422 goes to a new password', async () => {
    const { steps, flow } = world(at({ _tag: 'SignInPinSent', email: 'ana@example.com' }), {
      signInByPin: async () => left({ _tag: 'PasswordUpdateDue', email: 'ana@example.com', token: 'narrow' }),
    })
    expect(await steps.signInByPin('246810')).to.have.nested.property('right._tag', 'Held')
    expect(flow.current()).to.deep.include({ step: 'update-password', held: { token: 'narrow' } })
  })

  it('ACCT-27 stays where a code is wrong or could not be sent', async () => {
    const { steps, flow } = world(newSignIn, {
      sendSignInPin: async () => left(refused(405)),
      signInByPin: async () => left(refused(400)),
    })
    expect(await steps.sendSignInPin('ana@example.com')).to.deep.equal(left({ _tag: 'NotOffered' }))
    expect(await steps.signInByPin('000000')).to.deep.equal(left({ _tag: 'WrongCode' }))
    expect(flow.current()).to.deep.equal(newSignIn)
  })
})

describe('The screens that go by a code', () => {
  const states: Readonly<Record<string, SignInFlow>> = {
    root: newSignIn,
    'asked for a PIN': at({ _tag: 'SignInPinSent', email: 'ana@example.com' }),
    'asked for a phone': at(loggedIn(unverified)),
    'asked for its code': at(loggedIn(unverified), phoneAsked),
    'asked for an e-mail': at(loggedIn({ ...nameless })),
    'asked for its code too': at(loggedIn({ ...nameless }), emailAsked),
    'asked for a password': at(loggedIn(aPatron({ isMigrating: true }))),
  }
  const moves: readonly (readonly [SignInEvent, (from: SignInFlow) => object])[] = [
    [phoneAsked, ({ step, proof }) => ({ step, proof: step === 'update-phone' ? proofOf(phoneAsked) : proof })],
    [emailAsked, ({ step, proof }) => ({ step, proof: step === 'update-email' ? proofOf(emailAsked) : proof })],
    [{ _tag: 'ProofChanged' }, ({ step }) => ({ step, proof: undefined })],
    [
      { _tag: 'SignInPinSent', email: ' b@c.co ' },
      ({ step, email, proof }) =>
        step === 'root' || step === 'pincode'
          ? { step: 'pincode', email: 'b@c.co', proof: undefined }
          : { step, email, proof },
    ],
    [{ _tag: 'EmailEdited', email: 'b@c.co' }, () => ({ step: 'root', email: 'b@c.co', proof: undefined })],
    [{ _tag: 'SignUpChosen', email: 'b@c.co' }, () => ({ step: 'sign-up', proof: undefined })],
    [{ _tag: 'PasswordForgotten' }, () => ({ step: 'forgot-password', proof: undefined })],
  ]
  for (const [state, from] of Object.entries(states))
    for (const [event, expected] of moves)
      it(`ACCT-44 ${state}: ${JSON.stringify(event)}`, () => {
        const { flow, commands } = stepSignIn(from, event)
        expect(commands).to.deep.equal([])
        const { step, email, proof } = flow
        expect({ step, email, proof }).to.deep.equal({ email, ...expected(from) })
      })
})
