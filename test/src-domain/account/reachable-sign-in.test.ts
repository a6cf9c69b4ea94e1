import { expect } from 'chai'
import {
  type DueProof,
  newSignIn,
  type SignInCommand,
  type SignInEvent,
  type SignInFlow,
} from '../../../src-domain/account/sign-in-flow.ts'
import { stepSignIn } from '../../../src-domain/account/sign-in-machine.ts'
import { type SignInStep, signInSteps } from '../../../src-domain/account/sign-in-step.ts'
import { aPatron, aPatronWithoutEmail, aPatronWithoutPhone } from '../../builders/patron-builder.ts'

const ana = 'ana@example.com'
const emails = [ana, 'bo@example.com']
const patrons = [aPatron(), aPatronWithoutPhone(), aPatronWithoutEmail(), aPatron({ isMigrating: true })]
const proofs: readonly DueProof[] = [
  { _tag: 'PhoneCode', phone: '212-555-0199' },
  { _tag: 'EmailCode', email: ana },
]
const social = { type: 'google', externalUserId: 'g-1', email: ana } as const

const every: { readonly [T in SignInEvent['_tag']]: readonly Extract<SignInEvent, { readonly _tag: T }>[] } = {
  StepGiven: [
    ...[-1, 0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({ _tag: 'StepGiven', step }) as const),
    { _tag: 'StepGiven', step: 4, email: ana },
  ],
  EmailSubmitted: emails.map((email) => ({ _tag: 'EmailSubmitted', email: ` ${email} ` })),
  AccountValidated: emails.flatMap((email) =>
    [true, false].map((isMigrating) => ({ _tag: 'AccountValidated', email, isMigrating }) as const),
  ),
  AccountNotRegistered: emails.map((email) => ({ _tag: 'AccountNotRegistered', email })),
  AccountNotFoundOut: emails.map((email) => ({ _tag: 'AccountNotFoundOut', email })),
  MigrationPinNotSent: [{ _tag: 'MigrationPinNotSent' }],
  EmailEdited: [{ _tag: 'EmailEdited', email: 'bo@' }],
  LogInChosen: [...emails, 'bo@', ''].map((email) => ({ _tag: 'LogInChosen', email })),
  SignUpChosen: [...emails, ''].map((email) => ({ _tag: 'SignUpChosen', email })),
  PasswordForgotten: [{ _tag: 'PasswordForgotten' }, { _tag: 'PasswordForgotten', email: ana }],
  PinSent: [{ _tag: 'PinSent', email: ana }],
  PinAddressChanged: [{ _tag: 'PinAddressChanged' }],
  CodeVerified: [{ _tag: 'CodeVerified', token: 'once' }],
  SignInPinSent: emails.map((email) => ({ _tag: 'SignInPinSent', email })),
  ProofAsked: proofs.map((proof) => ({ _tag: 'ProofAsked', proof })),
  ProofChanged: [{ _tag: 'ProofChanged' }],
  RecoveryEnded: [{ _tag: 'RecoveryEnded' }],
  LoggedIn: patrons.map((patron) => ({ _tag: 'LoggedIn', patron, token: 't1' })),
  PasswordUpdateDemanded: [{ _tag: 'PasswordUpdateDemanded', email: ana, token: 'narrow' }],
  PinVerified: patrons.flatMap((patron) =>
    [true, false].map((needsChanges) => ({ _tag: 'PinVerified', patron, token: 't1', needsChanges }) as const),
  ),
  SocialAnswered: [
    { _tag: 'SocialAnswered', data: social },
    { _tag: 'SocialAnswered', data: { type: 'apple', externalUserId: 'a-1' }, step: 0 },
    { _tag: 'SocialAnswered', data: social, step: 0 },
    ...patrons.map((patron) => ({ _tag: 'SocialAnswered', data: social, session: { patron, token: 't1' } }) as const),
  ],
  PatronUpdated: patrons.map((patron) => ({ _tag: 'PatronUpdated', patron })),
  SignedUp: patrons.map((patron) => ({ _tag: 'SignedUp', patron, token: 't1' })),
  SignUpConfirmed: [{ _tag: 'SignUpConfirmed' }],
}
const events: readonly SignInEvent[] = Object.values(every).flat()

interface Walked {
  readonly from: SignInFlow
  readonly event: SignInEvent
  readonly to: SignInFlow
  readonly commands: readonly SignInCommand[]
}

/** All reachable states, with each event in each state. */
function walked(): { readonly states: readonly SignInFlow[]; readonly moves: readonly Walked[] } {
  const found = new Map([[keyOf(newSignIn), newSignIn]])
  const moves: Walked[] = []
  // Iterating a Map visits entries added meanwhile.
  for (const from of found.values())
    for (const event of events) {
      const { flow, commands } = stepSignIn(from, event)
      const to = found.get(keyOf(flow)) ?? flow
      found.set(keyOf(flow), to)
      moves.push({ from, event, to, commands })
    }
  return { states: [...found.values()], moves }
}

/** Equal for equal flows, and fast: there are thousands. */
function keyOf({ step, formStep, email, notice, held, social, recovery, proof }: SignInFlow): string {
  const who = held?.patron === undefined ? -1 : patrons.indexOf(held.patron)
  return [step, formStep, email, notice, held?.token, who, social?.type, proof?._tag, recovery?._tag]
    .map((part) => part ?? '')
    .join('|')
}

const { states, moves } = walked()
function against<A>(all: readonly A[], isKept: (one: A) => boolean): readonly string[] {
  return all.filter((one) => !isKept(one)).map((one) => JSON.stringify(one))
}

describe('Every state of the sign-in that anything leads to', () => {
  it('ACCT-05 they are many, on every screen', () => {
    expect(states.length).to.be.within(80, 600)
    expect(moves.length).to.equal(states.length * events.length)
    expect(new Set(states.map(({ step }) => step))).to.deep.equal(new Set<SignInStep>(['root', ...signInSteps]))
  })

  it('ACCT-09, ACCT-16 the password is asked for beside the e-mail on the first screen and nowhere else', () => {
    expect(against(states, ({ step, formStep }) => step === 'root' || formStep === 0)).to.deep.equal([])
  })

  it('ACCT-36, ACCT-41, ACCT-43 each screen has what it works on, and no other has it', () => {
    expect(
      against(states, ({ step, email, recovery, proof, held, social }) => {
        const isWhole = held?.patron !== undefined || social !== undefined
        if ((recovery !== undefined) !== (step === 'forgot-password')) return false
        if (proof !== undefined && step !== (proof._tag === 'PhoneCode' ? 'update-phone' : 'update-email')) return false
        if (step === 'pincode' || step === 'password') return email !== ''
        if (step === 'update-password') return held !== undefined
        return isWhole || !['update-phone', 'update-email', 'sign-up-confirmation'].includes(step)
      }),
    ).to.deep.equal([])
  })

  it('ACCT-22 a held session is shown to no second person: it ends where another e-mail may be typed', () => {
    const isAnybodys = ({ step }: SignInFlow) => ['root', 'sign-up', 'password', 'forgot-password'].includes(step)
    expect(against(states.filter(isAnybodys), ({ held }) => held === undefined)).to.deep.equal([])
  })

  it('ACCT-19, ACCT-20, ACCT-21, ACCT-22 only who lacks nothing is let in, and the flow is as new', () => {
    const complete = moves.filter(({ commands }) => commands.some(({ _tag }) => _tag === 'Complete'))
    expect(complete.length).to.be.above(100)
    expect(
      against(
        complete,
        ({ to, commands: [command] }) =>
          to === states[0] && command?._tag === 'Complete' && command.patron === patrons[0],
      ),
    ).to.deep.equal([])
  })

  it('ACCT-15, ACCT-17, ACCT-18 an answer moves the flow that waits for it, and no other', () => {
    const answers = moves.flatMap(({ from, event, ...move }) =>
      event._tag === 'AccountValidated' || event._tag === 'AccountNotRegistered' || event._tag === 'AccountNotFoundOut'
        ? [{ ...move, from, isAwaited: from.step === 'root' && from.formStep === 0 && from.email === event.email }]
        : [],
    )
    expect(answers.filter(({ isAwaited }) => isAwaited).length).to.be.at.least(8)
    expect(
      against(answers, ({ from, to, commands, isAwaited }) =>
        isAwaited ? to !== from : to === from && commands.length === 0,
      ),
    ).to.deep.equal([])
  })

  it('ACCT-15, ACCT-18 what is looked up and where a PIN goes is what was typed', () => {
    const asked = moves.flatMap(({ from, event, to, commands }) =>
      commands.flatMap((command) => (command._tag === 'Complete' ? [] : [{ from, event, to, command }])),
    )
    expect(
      against(asked, ({ from, event, to, command }) => {
        const asks = command._tag === 'SendPin' ? 'AccountValidated' : 'EmailSubmitted'
        return event._tag === asks && from.step === 'root' && command.email === to.email
      }),
    ).to.deep.equal([])
  })

  it('ACCT-16, ACCT-39 every screen has a way back to the e-mail, which is kept', () => {
    const back = moves.filter(({ event }) => event._tag === 'EmailEdited')
    expect(back.length).to.equal(states.length)
    expect(
      against(back, ({ to }) => JSON.stringify(to) === JSON.stringify({ ...newSignIn, email: 'bo@' })),
    ).to.deep.equal([])
    const known = { firstName: 'Gus', lastName: 'Guest' }
    const edited = stepSignIn({ ...newSignIn, known }, { _tag: 'EmailEdited', email: 'bo@' }).flow
    expect(edited.known, 'what a guest said is their own').to.deep.equal(known)
  })

  it('ACCT-67 what a screen says on arrival belongs to it', () => {
    const places: Readonly<Record<NonNullable<SignInFlow['notice']>, SignInStep>> = {
      NotRegistered: 'sign-up',
      VerifyMigration: 'pincode',
      UnverifiedPhone: 'update-phone',
      NoEmail: 'update-email',
      UpdatePassword: 'update-password',
      PasswordUpdateDue: 'update-password',
      CodeOver: 'forgot-password',
    }
    expect(against(states, ({ notice, step }) => notice === undefined || step === places[notice])).to.deep.equal([])
    expect(new Set(states.flatMap(({ notice = [] }) => notice)).size).to.equal(Object.keys(places).length)
  })
})
