import { expect } from 'chai'
import { enterSignIn } from '../../../src-domain/account/enter-sign-in.ts'
import { newSignIn } from '../../../src-domain/account/sign-in-flow.ts'
import { signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'

const ana = 'ana@example.com'
const enter = (step: number | undefined, email?: string, autoSend = false) => enterSignIn({ step, email, autoSend })

describe('Where signing in is entered', () => {
  it('ACCT-05 at the screen that its number names, and at the first one where that works on what nobody has said', () => {
    expect([1, 5].map((step) => enter(step)?.flow.step)).to.deep.equal(['sign-up', 'forgot-password'])
    for (const step of [undefined, -1, 0, 2, 3, 4, 6, 7, 8]) expect(enter(step), `${step}`).to.equal(undefined)
  })

  it('ACCT-07 with an e-mail it is at signing up, and the e-mail is the flow’s; no e-mail is none', () => {
    for (const step of [undefined, 0, 1, 4])
      expect(enter(step, ` ${ana} `)?.flow).to.include({ step: 'sign-up', email: ana })
    expect(enter(undefined, 'ana at example')).to.equal(undefined)
    expect(enter(1, 'ana at example')?.flow).to.deep.equal({ ...newSignIn, step: 'sign-up' })
  })

  it('ACCT-37 a forgotten password is its e-mail’s, and its code goes out where that was said, with an e-mail', () => {
    expect(enter(5, ana)).to.deep.equal({
      flow: { ...newSignIn, step: 'forgot-password', email: ana, recovery: { _tag: 'AskEmail' } },
      sendsCode: false,
    })
    expect(enter(5, ana, true)?.sendsCode).to.equal(true)
    expect(enter(5, undefined, true)?.sendsCode).to.equal(false)
    expect(enter(1, ana, true)?.sendsCode).to.equal(false)
  })

  it('ACCT-69 each step has its address', () => {
    const steps = Object.values(signInEntrances).map(({ step }) => step)
    expect([...new Set(steps)].sort()).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, undefined])
  })
})
