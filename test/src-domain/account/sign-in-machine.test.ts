import { expect } from 'chai'
import fc from 'fast-check'
import {
  newSignIn,
  type SignInCommand,
  type SignInEvent,
  type SignInFlow,
  type SocialData,
} from '../../../src-domain/account/sign-in-flow.ts'
import { isPasswordAsked, stepSignIn } from '../../../src-domain/account/sign-in-machine.ts'
import { stepOf } from '../../../src-domain/account/sign-in-step.ts'
import { aPatron, aPatronWithoutEmail, aPatronWithoutPhone } from '../../builders/patron-builder.ts'

function play(events: readonly SignInEvent[], from: SignInFlow = newSignIn) {
  let flow = from
  const commands: SignInCommand[] = []
  for (const event of events) {
    const move = stepSignIn(flow, event)
    flow = move.flow
    commands.push(...move.commands)
  }
  return { flow, commands }
}
const ana = 'ana@example.com'
const email: SignInEvent = { _tag: 'EmailSubmitted', email: ` ${ana} ` }
function validated(isMigrating: boolean): SignInEvent {
  return { _tag: 'AccountValidated', email: ana, isMigrating }
}
function loggedIn(patron = aPatron()): SignInEvent {
  return { _tag: 'LoggedIn', patron, token: 'token-1' }
}
const google: SocialData = { type: 'google', externalUserId: 'g-1', email: 'ana@gmail.example' }
function complete(patron = aPatron()): SignInCommand {
  return { _tag: 'Complete', token: 'token-1', patron }
}
const unverified = aPatron({ phone: { value: '212-555-0100', isVerified: false } })

describe('The steps of the sign-in', () => {
  it('ACCT-05 are the numbers 0 to 7; any other value goes to root', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(stepOf)).to.deep.equal([
      'password',
      'sign-up',
      'update-phone',
      'update-password',
      'pincode',
      'forgot-password',
      'update-email',
      'sign-up-confirmation',
    ])
    for (const odd of [-1, 8, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(stepOf(odd)).to.equal('root')
    const held = play([email, loggedIn(unverified)]).flow
    for (const step of [0, 1, 2, 3, 4, 5, 6, 7])
      expect(play([{ _tag: 'StepGiven', step }], held).flow.step, `${step}`).to.equal(stepOf(step))
    expect(play([{ _tag: 'StepGiven' }]).flow.step).to.equal('root')
  })

  it('ACCT-05 a screen that works on what nobody has said yet gives way to the first one', () => {
    for (const step of [0, 2, 3, 4, 6, 7]) expect(play([{ _tag: 'StepGiven', step }]).flow).to.deep.equal(newSignIn)
  })

  it('ACCT-05, ACCT-67 a payload of 2, 3 or 6 after login shows what the account is asked for', () => {
    const held = play([loggedIn(unverified)]).flow
    expect([2, 3, 6].map((step) => play([{ _tag: 'StepGiven', step }], held).flow.notice)).to.deep.equal([
      'UnverifiedPhone',
      'UpdatePassword',
      'NoEmail',
    ])
  })

  it('ACCT-06 the root asks for the e-mail', () => {
    expect(newSignIn).to.deep.equal({ step: 'root', formStep: 0, email: '' })
  })

  it('ACCT-07 a payload with an e-mail goes to sign-up with it, whatever the step', () => {
    expect(play([{ _tag: 'StepGiven', step: 4, email: 'new@example.com' }]).flow).to.deep.include({
      step: 'sign-up',
      email: 'new@example.com',
    })
  })

  it('ACCT-08, ACCT-09 the password is asked only in step 1 of the form', () => {
    expect(isPasswordAsked(newSignIn)).to.equal(false)
    expect(isPasswordAsked(play([email, validated(false)]).flow)).to.equal(true)
  })

  it('ACCT-15 submitting the e-mail validates the account; success asks for the password on the same screen', () => {
    expect(play([email])).to.deep.equal({
      flow: { step: 'root', formStep: 0, email: 'ana@example.com' },
      commands: [{ _tag: 'ValidateAccount', email: 'ana@example.com' }],
    })
    expect(play([email, validated(false)]).flow).to.deep.include({
      step: 'root',
      formStep: 1,
    })
  })

  it('ACCT-16 editing the e-mail returns to step 0', () => {
    const edited = play([email, validated(false), { _tag: 'EmailEdited', email: 'an' }])
    expect(edited.flow).to.deep.equal({ step: 'root', formStep: 0, email: 'an' })
  })

  it('ACCT-17 an unregistered e-mail goes to sign-up with it', () => {
    expect(play([email, { _tag: 'AccountNotRegistered', email: ana }]).flow).to.deep.include({
      step: 'sign-up',
      email: 'ana@example.com',
      notice: 'NotRegistered',
    })
  })

  it('ACCT-18 a migrating account goes to the pincode with a message, and a PIN is sent', () => {
    const { flow, commands } = play([email, validated(true)])
    expect(flow).to.deep.include({ step: 'pincode', notice: 'VerifyMigration' })
    expect(commands.at(-1)).to.deep.equal({ _tag: 'SendPin', email: 'ana@example.com' })
  })

  it('ACCT-11 a forgotten password has its own screen', () => {
    expect(play([{ _tag: 'PasswordForgotten' }]).flow.step).to.equal('forgot-password')
  })
})

describe('The steps of an account', () => {
  const at = (events: readonly SignInEvent[]) => play(events).flow
  const forgotten: SignInEvent = { _tag: 'PasswordForgotten', email: ' ana@example.com ' }
  const sent: SignInEvent = { _tag: 'PinSent', email: ' ana@example.com ' }
  const verified: SignInEvent = { _tag: 'CodeVerified', token: 'once' }
  const signedUp: SignInEvent = { _tag: 'SignedUp', patron: aPatron(), token: 'token-1' }
  const states: Readonly<Record<string, SignInFlow>> = {
    root: newSignIn,
    'sign-up': at([{ _tag: 'SignUpChosen', email: 'ana@example.com' }]),
    'asked for the e-mail': at([forgotten]),
    'asked for the code': at([forgotten, sent]),
    'asked for a password': at([forgotten, sent, verified]),
    confirmation: at([signedUp]),
    'a password is due': at([{ _tag: 'PasswordUpdateDemanded', email: 'ana@example.com', token: 'narrow' }]),
  }
  const recovering = ['asked for the e-mail', 'asked for the code', 'asked for a password']

  it('ACCT-36 go from the e-mail to the code to the password, with the e-mail kept', () => {
    expect([forgotten, sent, verified].map((_, n, all) => at(all.slice(0, n + 1)))).to.deep.equal([
      { step: 'forgot-password', formStep: 0, email: 'ana@example.com', recovery: { _tag: 'AskEmail' } },
      { step: 'forgot-password', formStep: 0, email: 'ana@example.com', recovery: { _tag: 'AskCode' } },
      {
        step: 'forgot-password',
        formStep: 0,
        email: 'ana@example.com',
        recovery: { _tag: 'AskPassword', token: 'once' },
      },
    ])
  })

  const table: readonly (readonly [string, SignInEvent, (from: string) => object | 'stays'])[] = [
    ['CHK-59', { _tag: 'SignUpChosen', email: ' b@c.co ' }, () => ({ step: 'sign-up', email: 'b@c.co' })],
    ['ACCT-11', forgotten, () => ({ step: 'forgot-password', recovery: { _tag: 'AskEmail' } })],
    ['ACCT-05', { _tag: 'StepGiven', step: 5 }, () => ({ step: 'forgot-password', recovery: { _tag: 'AskEmail' } })],
    ['ACCT-05', { _tag: 'StepGiven', step: 1 }, () => ({ step: 'sign-up' })],
    ['ACCT-68', sent, (from) => (recovering.includes(from) ? { recovery: { _tag: 'AskCode' } } : 'stays')],
    [
      'ACCT-39',
      { _tag: 'PinAddressChanged' },
      (from) => (recovering.includes(from) ? { recovery: { _tag: 'AskEmail' } } : 'stays'),
    ],
    [
      'ACCT-38',
      verified,
      (from) => (recovering.includes(from) ? { recovery: { _tag: 'AskPassword', token: 'once' } } : 'stays'),
    ],
    [
      'ACCT-38',
      { _tag: 'RecoveryEnded' },
      () => ({ step: 'forgot-password', notice: 'CodeOver', recovery: { _tag: 'AskEmail' } }),
    ],
    ['ACCT-16', { _tag: 'EmailEdited', email: 'b@c.co' }, () => ({ step: 'root', formStep: 0, email: 'b@c.co' })],
    ['ACCT-25', signedUp, () => ({ step: 'sign-up-confirmation', held: { token: 'token-1', patron: aPatron() } })],
  ]
  for (const [id, event, expected] of table) {
    for (const [from, state] of Object.entries(states)) {
      const moved = expected(from)
      const where = moved === 'stays' ? 'moves nothing' : `leads to ${Object.values(moved)[0]}`
      it(`${id} ${event._tag}${'step' in event ? ` ${event.step}` : ''} at ${from} ${where}`, () => {
        const { flow, commands } = stepSignIn(state, event)
        expect(commands).to.deep.equal([])
        if (moved === 'stays') expect(flow).to.deep.equal(state)
        else expect(flow).to.deep.include(moved)
        expect(flow.recovery === undefined, 'only a forgotten password is at a stage').to.equal(
          flow.step !== 'forgot-password',
        )
      })
    }
  }

  it('ACCT-25 a confirmation that is read lets in who is held, and nobody else', () => {
    for (const [from, state] of Object.entries(states)) {
      const { flow, commands } = stepSignIn(state, { _tag: 'SignUpConfirmed' })
      expect(commands, from).to.deep.equal(from === 'confirmation' ? [complete()] : [])
      expect(flow, from).to.deep.equal(newSignIn)
    }
  })

  it('ACCT-19 nobody waits for a phone to be verified that nobody can verify', () => {
    const phone = { value: '212-555-0100', isVerified: false, isVerifiable: false }
    expect(play([loggedIn(aPatron({ phone }))]).commands).to.have.length(1)
    expect(play([loggedIn(aPatron({ phone: { ...phone, isVerifiable: true } }))]).flow.step).to.equal('update-phone')
  })
})

describe('After any login', () => {
  it('ACCT-19 first, an unverified phone goes to update phone', () => {
    const lacksAll = { ...aPatronWithoutEmail({ isMigrating: true }), phone: { value: '1', isVerified: false } }
    for (const patron of [unverified, lacksAll, aPatronWithoutPhone()]) {
      expect(play([loggedIn(patron)]).flow).to.deep.include({ step: 'update-phone', notice: 'UnverifiedPhone' })
    }
  })

  it('ACCT-20 second, a missing e-mail goes to update e-mail', () => {
    for (const patron of [aPatronWithoutEmail({ isMigrating: true }), aPatron({ email: ' ' })]) {
      expect(play([loggedIn(patron)]).flow).to.deep.include({ step: 'update-email', notice: 'NoEmail' })
    }
  })

  it('ACCT-21 third, a migrating account goes to update password', () => {
    expect(play([loggedIn(aPatron({ isMigrating: true }))]).flow.step).to.equal('update-password')
  })

  it('ACCT-22 otherwise the customer is in, and only then is the token handed out', () => {
    expect(play([loggedIn()])).to.deep.equal({ flow: newSignIn, commands: [complete()] })
    const { flow, commands } = play([loggedIn(unverified)])
    expect(commands).to.deep.equal([])
    expect(flow.held?.token).to.equal('token-1')
    const put = play([loggedIn(unverified), { _tag: 'PatronUpdated', patron: aPatron() }])
    expect(put.commands).to.deep.equal([complete()])
  })

  it('ACCT-19, ACCT-20, ACCT-21 what is put right leads to the next check', () => {
    const lacksAll = { ...aPatronWithoutEmail({ isMigrating: true }), phone: { value: '1', isVerified: false } }
    const phoneDone = aPatronWithoutEmail({ isMigrating: true })
    const emailDone = aPatron({ isMigrating: true })
    const steps = [
      loggedIn(lacksAll),
      ...[phoneDone, emailDone, aPatron()].map((patron) => ({ _tag: 'PatronUpdated', patron }) as const),
    ]
    expect(steps.map((_, at) => play(steps.slice(0, at + 1)).flow.step)).to.deep.equal([
      'update-phone',
      'update-email',
      'update-password',
      'root',
    ])
  })

  it('ACCT-23 an account that needs changes after its PIN goes to update password with the notice', () => {
    const pin = (needsChanges: boolean): SignInEvent => ({
      _tag: 'PinVerified',
      patron: aPatron(),
      token: 'token-1',
      needsChanges,
    })
    expect(play([pin(true)]).flow).to.deep.include({ step: 'update-password', notice: 'PasswordUpdateDue' })
    expect(play([pin(true)]).commands).to.deep.equal([])
    expect(play([pin(false)]).commands).to.deep.equal([complete()])
  })

  it('ACCT-24 a social answer with a token goes on as after login', () => {
    const session = { patron: aPatron(), token: 'token-1' }
    expect(play([{ _tag: 'SocialAnswered', session, data: google }]).commands).to.deep.equal([complete()])
    const bad = { patron: unverified, token: 'token-1' }
    expect(play([{ _tag: 'SocialAnswered', session: bad, data: google }]).flow.step).to.equal('update-phone')
  })

  it('ACCT-24 a social answer without one keeps the data and goes to sign-up or to the step it names', () => {
    expect(play([{ _tag: 'SocialAnswered', data: google }]).flow).to.deep.include({
      step: 'sign-up',
      social: google,
      email: 'ana@gmail.example',
    })
    expect(play([{ _tag: 'SocialAnswered', data: google, step: 2 }]).flow).to.deep.include({
      step: 'update-phone',
      social: google,
    })
  })

  it('ACCT-25 a completed sign-up is confirmed, then the flow is as new and the customer in', () => {
    const signedUp: SignInEvent = { _tag: 'SignedUp', patron: aPatron(), token: 'token-1' }
    expect(play([signedUp]).flow.step).to.equal('sign-up-confirmation')
    expect(play([signedUp]).commands).to.deep.equal([])
    expect(play([signedUp, { _tag: 'SignUpConfirmed' }])).to.deep.equal({ flow: newSignIn, commands: [complete()] })
  })

  it('ACCT-26 a login answered 422 goes to update password with the e-mail and what the answer brought', () => {
    const { flow, commands } = play([{ _tag: 'PasswordUpdateDemanded', email: 'ana@example.com', token: 'narrow' }])
    expect(flow).to.deep.equal({
      step: 'update-password',
      formStep: 0,
      email: 'ana@example.com',
      notice: 'PasswordUpdateDue',
      held: { token: 'narrow' },
    })
    expect(commands).to.deep.equal([])
  })

  it('ACCT-19, ACCT-20, ACCT-21, ACCT-22 nobody is let in who lacks something, whatever happens before', () => {
    const patron = fc.constantFrom(
      aPatron(),
      unverified,
      aPatronWithoutPhone(),
      aPatronWithoutEmail(),
      aPatron({ isMigrating: true }),
    )
    const event: fc.Arbitrary<SignInEvent> = fc.oneof(
      fc.constantFrom<SignInEvent>(
        email,
        { _tag: 'AccountNotRegistered', email: ana },
        { _tag: 'SignUpConfirmed' },
        { _tag: 'PasswordForgotten' },
        { _tag: 'PasswordUpdateDemanded', email: 'a@b.co', token: 'narrow' },
        { _tag: 'SocialAnswered', data: google },
      ),
      fc.integer({ min: -1, max: 9 }).map((step): SignInEvent => ({ _tag: 'StepGiven', step })),
      fc.boolean().map(validated),
      patron.map(loggedIn),
      patron.map((one): SignInEvent => ({ _tag: 'PatronUpdated', patron: one })),
      patron.map((one): SignInEvent => ({ _tag: 'SignedUp', patron: one, token: 'token-1' })),
      fc
        .tuple(patron, fc.boolean())
        .map(
          ([one, needsChanges]): SignInEvent => ({ _tag: 'PinVerified', patron: one, token: 'token-1', needsChanges }),
        ),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        for (const command of play(events).commands) {
          if (command._tag !== 'Complete') continue
          expect(command.patron.phone?.isVerified).to.equal(true)
          expect(command.patron.email ?? '').not.to.equal('')
          expect(command.patron.isMigrating).to.equal(false)
        }
      }),
    )
  })
})
