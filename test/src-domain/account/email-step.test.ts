import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { AccountGateway } from '../../../src-domain/account/account-gateway.ts'
import type { CodeGateway } from '../../../src-domain/account/code-gateway.ts'
import { emailStep } from '../../../src-domain/account/email-step.ts'
import { newSignIn, type SignInFlow } from '../../../src-domain/account/sign-in-flow.ts'
import { stepSignIn } from '../../../src-domain/account/sign-in-machine.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { aCell } from '../../builders/fake-ports.ts'

const ana = 'ana@example.com'
const found = { isMigrating: false }
const migrating = { isMigrating: true }

interface World {
  readonly lookUp?: AccountGateway['lookUp']
  readonly send?: CodeGateway['sendSignInPin']
  readonly isPerson?: boolean
}

function world({ lookUp, send, isPerson = true }: World = {}) {
  const asked: unknown[][] = []
  const flow = aCell<SignInFlow>(newSignIn)
  const submit = emailStep({
    accounts: {
      lookUp:
        lookUp ??
        (async (...words) => {
          asked.push(['lookUp', ...words.filter((word) => word !== undefined)])
          return right(found)
        }),
    },
    codes: {
      sendSignInPin:
        send ??
        (async (...words) => {
          asked.push(['sendSignInPin', ...words.filter((word) => word !== undefined)])
          return right(undefined)
        }),
    },
    human: { token: async (action) => (isPerson ? right(`a token for ${action}`) : left('nobody')) },
    flow,
  })
  return { submit, flow, asked }
}

describe('Submitting the e-mail', () => {
  it('ACCT-15, ACCT-09 looks the account up, and asks for the password beside the e-mail', async () => {
    const { submit, flow, asked } = world()
    expect(await submit(` ${ana} `)).to.deep.equal(right(undefined))
    expect(asked).to.deep.equal([['lookUp', ana]])
    expect(flow.current()).to.deep.equal({ step: 'root', formStep: 1, email: ana })
  })

  it('ACCT-17 leads who has no account to one, with the e-mail', async () => {
    const { submit, flow } = world({ lookUp: async () => left({ _tag: 'NotRegistered' }) })
    expect(await submit(ana)).to.deep.equal(right(undefined))
    expect(flow.current()).to.deep.equal({ step: 'sign-up', formStep: 0, email: ana, notice: 'NotRegistered' })
  })

  it('ACCT-18 sends a PIN to an account that migrates, and shows where it is typed once it is on its way', async () => {
    const { submit, flow, asked } = world({ lookUp: async () => right(migrating) })
    const done = submit(ana)
    expect(flow.current().step).to.equal('root')
    expect(await done).to.deep.equal(right(undefined))
    expect(asked).to.deep.equal([['sendSignInPin', ana]])
    expect(flow.current()).to.deep.equal({ step: 'pincode', formStep: 0, email: ana, notice: 'VerifyMigration' })
  })

  const unsent: readonly (readonly [CallFailure, object])[] = [
    [{ _tag: 'NoResponse' }, { _tag: 'NoAnswer' }],
    [
      { _tag: 'Refused', status: 503, message: 'No mail today.' },
      { _tag: 'Failed', message: 'No mail today.' },
    ],
    [{ _tag: 'Refused', status: 405 }, { _tag: 'NotOffered' }],
  ]
  for (const [failure, problem] of unsent)
    it(`ACCT-18 promises nobody a PIN that did not go out (${JSON.stringify(problem)})`, async () => {
      const { submit, flow } = world({
        lookUp: async () => right(migrating),
        send: async () => left(failure),
      })
      expect(await submit(ana)).to.deep.equal(left(problem))
      expect(flow.current()).to.deep.equal({ step: 'root', formStep: 1, email: ana })
    })

  const unknown: readonly CallFailure[] = [
    { _tag: 'NoResponse' },
    { _tag: 'NotSent', detail: 'no network' },
    { _tag: 'NotUnderstood', detail: 'x' },
    ...[400, 404, 405, 429, 500, 501].map((status) => ({ _tag: 'Refused', status }) as const),
  ]
  for (const failure of unknown)
    it(`ACCT-15 asks for the password where nobody can say (${JSON.stringify(failure)})`, async () => {
      const { submit, flow } = world({ lookUp: async () => left(failure) })
      expect(await submit(ana)).to.deep.equal(right(undefined))
      expect(flow.current()).to.deep.equal({ step: 'root', formStep: 1, email: ana })
    })

  it('G4 shows a person where the server asks for one; who cannot be shown is asked for the password', async () => {
    const tokens: (string | undefined)[] = []
    const lookUp: AccountGateway['lookUp'] = async (_, userToken) => {
      tokens.push(userToken)
      return userToken === undefined ? left({ _tag: 'HumanCheckDue' }) : left({ _tag: 'NotRegistered' })
    }
    const shown = world({ lookUp })
    await shown.submit(ana)
    expect([shown.flow.current().step, tokens]).to.deep.equal(['sign-up', [undefined, 'a token for signin']])
    const doubted = world({ lookUp, isPerson: false })
    await doubted.submit(ana)
    expect(doubted.flow.current()).to.deep.equal({ step: 'root', formStep: 1, email: ana })
  })

  it('ACCT-16 the answer to an e-mail that was changed meanwhile moves nothing', async () => {
    for (const event of [
      { _tag: 'EmailEdited', email: 'bo@example.com' },
      { _tag: 'SignUpChosen', email: ana },
      { _tag: 'PasswordForgotten' },
    ] as const) {
      let flow: SignInFlow = newSignIn
      const { submit, asked, ...here } = world({
        lookUp: async () => {
          here.flow.update((now) => stepSignIn(now, event).flow)
          flow = here.flow.current()
          return right(migrating)
        },
      })
      expect(await submit(ana)).to.deep.equal(right(undefined))
      expect([here.flow.current(), asked], event._tag).to.deep.equal([flow, []])
    }
  })
})
